import type { Plugin } from 'vite'

/**
 * Takes out of each icon what only others need: its former names, keys that React asks for while one develops, and a
 * line without effect. On pages at the end of their budget that is the weight of a feature.
 */
export function plainIcons(): Plugin {
  return {
    name: 'landfall:plain-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      handler: (code) => ({ code: plainIcon(code), map: null }),
    },
  }
}

/** The module of one icon without them; the drawing stays as it is. */
export function plainIcon(code: string): string {
  return code
    .replaceAll(/, key: "[^"]*"/g, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/^__iconData\.node;\n/m, '')
}
