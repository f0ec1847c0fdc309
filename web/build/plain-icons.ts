import type { Plugin } from 'vite'

/**
 * Removes from each icon what this site does not need: its former names, keys that React needs only during
 * development, and a line without effect. For pages close to their size budget that is the weight of a feature.
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

/** The module of one icon without these parts; the drawing stays as it is. */
export function plainIcon(code: string): string {
  return code
    .replaceAll(/, key: "[^"]*"/g, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/^__iconData\.node;\n/m, '')
}
