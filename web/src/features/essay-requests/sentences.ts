/** A part of a text, in UTF-16 units: a sentence, or the space between two. */
export type Stretch = { from: number; to: number; text: string; isSentence: boolean }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Splits a text into sentences and the white space between them; together they are the whole text. */
export function sentencesOf(content: string): Stretch[] {
  return [...segmenter.segment(content)].flatMap(({ segment, index }) => {
    const text = segment.trim()
    if (text === '') return [stretch(index, segment, false)]
    const start = index + segment.indexOf(text)
    const end = start + text.length
    return [
      stretch(index, content.slice(index, start), false),
      stretch(start, text, true),
      stretch(end, content.slice(end, index + segment.length), false),
    ].filter(({ text: words }) => words !== '')
  })
}

function stretch(from: number, text: string, isSentence: boolean): Stretch {
  return { from, to: from + text.length, text, isSentence }
}
