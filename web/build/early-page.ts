import { inlineScript } from './inline-scripts.ts'

type EarlyScripts = {
  /** Files that the page will load, beside those of the frame. */
  scripts: ReadonlySet<string>
  /** Loads them after the frame's scripts, which they would otherwise delay; without those no request can be sent. */
  areLater?: boolean
}

/**
 * The client's page before its scripts run. Style and font come first, then the scripts of the frame. inline/start.js
 * fetches the page's own scripts, by the list in `script[data-scripts]`, and runs them all.
 * @param o.root the markup that replaces the empty root
 */
export function earlyPage(template: string, o: EarlyScripts & { root: string }): string {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/
  const main = entry.exec(template)?.[1]
  if (!main) throw new Error('index.html holds no script')
  const empty = '<div id="root"></div>'
  if (!template.includes(empty)) throw new Error(`index.html holds no ${empty}`)
  return template
    .replace(entry, () => start(main, o, template))
    .replaceAll(
      '<link rel="modulepreload"',
      '<link rel="modulepreload" fetchpriority="low"',
    )
    .replace(empty, () => o.root)
}

function start(main: string, { scripts, areLater }: EarlyScripts, template: string) {
  // The template already names the frame's scripts.
  const isMissing = (href: string) => !template.includes(`href="${href}"`)
  const missing = [...scripts].map((file) => `/${file}`).filter(isMissing)
  const list = areLater
    ? { main, beside: [], later: missing }
    : { main, beside: missing, later: [] }
  return [
    // The browser never runs a script of this type.
    `<script type="application/json" data-scripts>${JSON.stringify(list)}</script>`,
    `<script type="module">${inlineScript('start')}</script>`,
    isMissing(main) && `<link rel="modulepreload" crossorigin href="${main}">`,
  ]
    .filter(Boolean)
    .join('')
}
