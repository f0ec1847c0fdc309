export type HtmlToken =
  | { kind: 'text'; text: string }
  /** `tag` as it is written, with its attributes. */
  | { kind: 'open'; name: string; tag: string }
  | { kind: 'close'; name: string }

/** Their content ends at their own end only, whatever else it holds. */
const RAW: ReadonlySet<string> = new Set(['script', 'style'])
const NAME = /^<(\/?)([a-z][^\s/>]*)/i

/**
 * The tags and texts of a page in their order, names in lower case; entities stay as they are written.
 * Each character is looked at a fixed number of times, however the page is made: parsers that build a
 * tree take minutes for a page that was written to keep them busy.
 */
export function* htmlTokens(html: string): Iterable<HtmlToken> {
  let at = 0
  while (at < html.length) {
    const start = indexOf(/<[a-z/!?]/gi, html, at)
    if (start > at) yield { kind: 'text', text: html.slice(at, start) }
    if (start === html.length) return
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4)
      if (end === -1) return
      at = end + 3
      continue
    }
    const end = endOfTag(html, start)
    // What was cut off within a tag has no more text.
    if (end === -1) return
    at = end + 1
    const tag = html.slice(start, at)
    const [, slash, written] = NAME.exec(tag) ?? []
    const name = written?.toLowerCase()
    if (name === undefined) continue
    if (slash === '/') {
      yield { kind: 'close', name }
      continue
    }
    yield { kind: 'open', name, tag }
    if (!RAW.has(name)) continue
    const close = indexOf(new RegExp(`</${name}`, 'gi'), html, at)
    if (close > at) yield { kind: 'text', text: html.slice(at, close) }
    at = close
  }
}

/** Where the pattern matches next; the end when it does nowhere. */
function indexOf(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(html)?.index ?? html.length
}

/** A quoted value may hold the sign that ends a tag. */
function endOfTag(html: string, start: number): number {
  for (let at = start; at < html.length; at += 1) {
    const sign = html[at]
    if (sign === '>') return at
    if ((sign !== '"' && sign !== "'") || html[at - 1] !== '=') continue
    const end = html.indexOf(sign, at + 1)
    if (end === -1) return -1
    at = end
  }
  return -1
}
