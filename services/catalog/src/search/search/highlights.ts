export type HighlightField = 'title' | 'description'
export type HighlightPart = { text: string; isMatch: boolean }
export type Highlight = { field: HighlightField; parts: HighlightPart[] }

/** Characters that no text has: stores remove control characters before they mark words. */
export const MATCH_START = '\u0001'
export const MATCH_END = '\u0002'

/** Texts with marked words, of one listing. */
export type MarkedTexts = { id: string } & Readonly<Record<HighlightField, string | null>>

export function highlightsIn(marked: readonly MarkedTexts[]): Map<string, Highlight[]> {
  return new Map(marked.map((texts) => [texts.id, highlightsOf(texts)]))
}

/** The texts with marked words, as parts. Those without one are left out. */
export function highlightsOf(
  marked: Readonly<Record<HighlightField, string | null>>,
): Highlight[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const parts = partsOf(marked[field] ?? '')
    return parts.some(({ isMatch }) => isMatch) ? [{ field, parts }] : []
  })
}

function partsOf(marked: string): HighlightPart[] {
  return marked.split(MATCH_START).flatMap((piece, at) => {
    const end = at === 0 ? 0 : piece.indexOf(MATCH_END)
    const parts =
      at === 0
        ? [{ text: piece, isMatch: false }]
        : [
            { text: piece.slice(0, end), isMatch: true },
            { text: piece.slice(end + 1), isMatch: false },
          ]
    return parts.filter(({ text }) => text !== '')
  })
}
