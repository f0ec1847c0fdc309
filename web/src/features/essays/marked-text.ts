/** A place in a text that a note is about. */
export type Mark = { note: number; from: number; to: number }

/** A stretch of the text in which no mark begins or ends, with its notes. */
export type Stretch = { from: number; text: string; notes: number[] }

/** Cuts a text at every end of a mark; marks may overlap. */
export function stretchesOf(content: string, marks: readonly Mark[]): Stretch[] {
  const cuts = new Set([0, content.length])
  for (const { from, to } of marks) {
    cuts.add(from)
    cuts.add(to)
  }
  const places = [...cuts].toSorted((a, b) => a - b)
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] ?? content.length
    const notes = marks
      .filter((mark) => mark.from < to && mark.to > from)
      .map(({ note }) => note)
    return { from, text: content.slice(from, to), notes: [...new Set(notes)] }
  })
}
