import type { Span } from './folded-text.ts'

/** What is found of a text, from left to right: places that overlap or touch are one. */
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
