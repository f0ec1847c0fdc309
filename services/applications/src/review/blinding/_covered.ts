import type { Span } from './folded-text.ts'

/** The parts of a text that the spans cover, from left to right; spans that overlap or touch are joined. */
export function covered(text: string, spans: readonly Span[]): string[] {
  const isFound = Array.from(text, () => false)
  for (const { start, end } of spans) isFound.fill(true, start, end)
  const parts: string[] = []
  for (const [at, is] of isFound.entries()) {
    if (!is) continue
    if (isFound[at - 1]) parts.push(`${parts.pop()}${text[at]}`)
    else parts.push(text.charAt(at))
  }
  return parts
}
