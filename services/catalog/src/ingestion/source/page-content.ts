import { INLINE_TAGS, htmlTokens } from '../../record/text/html-tokens.ts'

/** The text of markup, a line for each block. */
export function textOfHtml(html: string): string {
  let hidden: string | null = null
  const parts: string[] = []
  for (const token of htmlTokens(html, { decodeEntities: true })) {
    if (token.kind === 'text') {
      if (hidden === null) parts.push(token.text.replaceAll(/\s+/g, ' '))
      continue
    }
    if (token.name === 'script' || token.name === 'style')
      hidden = token.kind === 'open' ? token.name : null
    if (!INLINE_TAGS.has(token.name)) parts.push('\n')
  }
  return parts
    .join('')
    .replaceAll(/ *\n[\n ]*/g, '\n')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** The content of a page's scripts of one type, as it is written. */
export function* scriptsOfType(html: string, type: string): Iterable<string> {
  let isWanted = false
  for (const token of htmlTokens(html)) {
    if (isWanted && token.kind === 'text') yield token.text
    isWanted =
      token.kind === 'open' &&
      token.name === 'script' &&
      token.attributes.get('type')?.trim().toLowerCase() === type
  }
}
