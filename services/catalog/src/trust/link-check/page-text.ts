import { createHash } from 'node:crypto'
import { INLINE_TAGS, htmlTokens } from '../../record/text/html-tokens.ts'

/** Elements around the text, which differ on each visit. */
const NOISE: ReadonlySet<string> = new Set(
  'script,style,noscript,template,svg,iframe,nav,header,footer,aside,form'.split(','),
)

/** A hash of a page's words only, independent of markup; null if the page is not text. */
export function textHash(body: Buffer, contentType: string): string | null {
  const isHtml = /html|xml/i.test(contentType)
  if (!isHtml && !/^text\//i.test(contentType)) return null
  const text = isHtml ? wordsOf(body.toString('utf8')) : body.toString('utf8')
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain === '' ? null : createHash('sha256').update(plain).digest('hex')
}

/** The text of the main part, else of the body, else of all. */
function wordsOf(html: string): string {
  const parts: string[] = []
  const main: { start: number | null; end: number | null } = { start: null, end: null }
  let bodyStart = 0
  for (const token of withoutNoise(html)) {
    if (token.kind === 'text') {
      parts.push(token.text)
      continue
    }
    const isOpening = token.kind === 'open'
    if (isOpening && token.name === 'body') bodyStart = parts.length
    if (isOpening && token.name === 'main') main.start ??= parts.length
    if (!isOpening && token.name === 'main' && main.start !== null)
      main.end ??= parts.length
    if (!INLINE_TAGS.has(token.name)) parts.push(' ')
  }
  return parts.slice(main.start ?? bodyStart, main.end ?? parts.length).join('')
}

function* withoutNoise(html: string) {
  let within: { name: string; depth: number } | null = null
  for (const token of htmlTokens(html)) {
    const name = token.kind === 'text' ? null : token.name
    if (within !== null) {
      if (name === within.name) within.depth += token.kind === 'open' ? 1 : -1
      if (within.depth === 0) within = null
    } else if (token.kind === 'open' && NOISE.has(token.name)) {
      // A self-closing element has no content.
      if (!token.isEmpty) within = { name: token.name, depth: 1 }
    } else yield token
  }
}
