import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** The names of files in web/inline. */
type InlineScript = 'start' | 'theme'

/**
 * The text of a script that stands in the page itself, minified. On a poor line, a file of its own would keep the
 * first paint, or all other scripts, waiting for one more answer. The gateway allows the script by its hash.
 */
export function inlineScript(name: InlineScript): string {
  const file = join(import.meta.dirname, `../inline/${name}.js`)
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), {
    module: name === 'start',
  })
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  return code.trim()
}

/**
 * Puts the script that runs before the first paint into index.html, before the style sheet, which later scripts wait
 * for.
 */
export function inlineTheme(): Plugin {
  return {
    name: 'landfall:inline-theme',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', children: inlineScript('theme'), injectTo: 'head-prepend' },
      ],
    },
  }
}
