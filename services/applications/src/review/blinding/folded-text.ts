/** A place in a text: from `start` up to `end`, exclusive. */
export type Span = { start: number; end: number }

/** A text without case, accents and invisible marks that maps its characters back to the original. */
export type FoldedText = { text: string; spanOf: (start: number, end: number) => Span }

const INVISIBLE = /[\p{M}\p{Cf}]/gu
/** Letters that are not a plain letter with a mark. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
}

/** Folds words for comparison: "Zoë" and "ZOE" are the same. */
export function fold(text: string): string {
  return [...text.normalize('NFKD').replace(INVISIBLE, '').toLowerCase()]
    .map((letter) => SPELLED[letter] ?? letter)
    .join('')
}

export function foldText(original: string): FoldedText {
  let text = ''
  const starts: number[] = []
  let place = 0
  for (const letter of original) {
    for (const folded of fold(letter)) {
      text += folded
      for (let unit = 0; unit < folded.length; unit += 1) starts.push(place)
    }
    place += letter.length
  }
  return {
    text,
    spanOf(start, end) {
      const first = starts[start] ?? original.length
      const last = starts[end - 1] ?? first
      // Characters that fold to nothing belong to the letter before them.
      let next = end
      while ((starts[next] ?? original.length) === last) next += 1
      return { start: first, end: starts[next] ?? original.length }
    },
  }
}
