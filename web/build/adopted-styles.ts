import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The modules in which the explorer's libraries make style elements, and how they spell it. */
const makers = [
  /\/node_modules\/monaco-editor\/esm\/vs\/base\/browser\/dom\.js$/,
  /\/node_modules\/react-style-singleton\/dist\/es2015\/singleton\.js$/,
]
const spelling = /document\.createElement\(['"]style['"]\)/g
const replacement = fileURLToPath(
  new URL('../src/pages/developers/explorer/adopted-style.ts', import.meta.url),
)

/**
 * Lets the explorer's libraries style themselves under our content security policy, which allows no style element:
 * they make an element of ours instead. The build fails if an update of one of them spells it differently.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'landfall:adopted-styles',
    apply: 'build',
    transform: {
      filter: { id: makers },
      handler(code, id) {
        const made = code.replaceAll(spelling, 'createAdoptedStyle()')
        if (made === code) this.error(`${id} makes no style element as it used to`)
        const from = JSON.stringify(replacement)
        return {
          code: `import { createStyle as createAdoptedStyle } from ${from};\n${made}`,
          map: null,
        }
      },
    },
  }
}
