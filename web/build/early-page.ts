/**
 * The client's page as it stands before its scripts run.
 * @param o.root what stands in the place of the empty root
 * @param o.scripts files that the page will load, beside those of the frame
 * @param o.areLater they would keep those of the frame waiting, without which nothing can be asked: public/start.js loads
 *   them behind these
 */
export function earlyPage(
  template: string,
  o: { root: string; scripts: ReadonlySet<string>; areLater?: boolean },
): string {
  // Those of the frame are in the template already.
  const missing = [...o.scripts].filter((file) => !template.includes(`href="/${file}"`))
  const preloads = o.areLater
    ? [laterList(missing)]
    : missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const filled = [
    ['</head>', `${preloads.join('')}</head>`],
    ['<div id="root"></div>', o.root],
  ].reduce((html, [from = '', to = '']) => {
    if (!html.includes(from)) throw new Error(`index.html holds no ${from}`)
    return html.replace(from, () => to)
  }, template)
  return startLate(filled)
}

/** Data of this type is never run. */
function laterList(files: readonly string[]): string {
  const addresses = JSON.stringify(files.map((file) => `/${file}`))
  return `<script type="application/json" data-later>${addresses}</script>`
}

/** The page stands without its scripts: style and font come first, and public/start.js runs the others. */
function startLate(html: string): string {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/
  if (!entry.test(html)) throw new Error('index.html holds no script')
  const late =
    '<script type="module" src="/start.js"></script><link rel="modulepreload" crossorigin href="$1" data-main>'
  return html
    .replace(entry, late)
    .replaceAll(
      /<(link rel="modulepreload"|script type="module")/g,
      '<$1 fetchpriority="low"',
    )
}
