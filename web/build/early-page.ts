import { inlineScript } from './inline-scripts.ts'

type EarlyScripts = {
  /** Files that the page will load, beside those of the frame. */
  scripts: ReadonlySet<string>
  /** They would keep those of the frame waiting, without which nothing can be asked: they come behind these. */
  areLater?: boolean
}

/**
 * The client's page as it stands before its scripts run. Style and font come first, then the scripts of the frame, and
 * inline/start.js fetches those of the page itself, by the list in `script[data-scripts]`, and runs them all.
 * @param o.root what stands in the place of the empty root
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
  // Those of the frame are in the template already.
  const isMissing = (href: string) => !template.includes(`href="${href}"`)
  const missing = [...scripts].map((file) => `/${file}`).filter(isMissing)
  const list = areLater
    ? { main, beside: [], later: missing }
    : { main, beside: missing, later: [] }
  return [
    // Data of this type is never run.
    `<script type="application/json" data-scripts>${JSON.stringify(list)}</script>`,
    `<script type="module">${inlineScript('start')}</script>`,
    isMissing(main) && `<link rel="modulepreload" crossorigin href="${main}">`,
  ]
    .filter(Boolean)
    .join('')
}
