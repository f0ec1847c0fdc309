/**
 * The client's page as it stands before its scripts run.
 * @param o.root what stands in the place of the empty root
 * @param o.scripts files that the page will load, beside those of the frame
 */
export function earlyPage(
  template: string,
  o: { root: string; scripts: ReadonlySet<string> },
): string {
  // Those of the frame are in the template already.
  const preloads = [...o.scripts]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .filter((link) => !template.includes(link))
  const filled = [
    ['</head>', `${preloads.join('')}</head>`],
    ['<div id="root"></div>', o.root],
  ].reduce((html, [from = '', to = '']) => {
    if (!html.includes(from)) throw new Error(`index.html holds no ${from}`)
    return html.replace(from, () => to)
  }, template)
  return startLate(filled)
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
