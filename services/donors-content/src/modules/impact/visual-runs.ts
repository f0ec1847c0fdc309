import bidiFactory, { type Bidi } from 'bidi-js'

/** A piece of a line in the order in which it is drawn, from the left. */
export type VisualRun = {
  /** In reading order, with brackets mirrored in right-to-left runs. */
  text: string
  isRightToLeft: boolean
}

// A CommonJS module whose types claim that it is an ES module.
const bidi = (bidiFactory as unknown as () => Bidi)()

/** Which way the letters of a paragraph run. */
export type Directions = {
  /** The paragraph's direction: that of its first letter that has one. */
  isRightToLeft: boolean
  /**
   * A line's runs by the Unicode bidirectional algorithm.
   * @param start where the line begins in the paragraph; `end` is after its last letter
   */
  visualRuns(start: number, end: number): VisualRun[]
}

/** Called once for all lines of a paragraph: it takes time in proportion to the paragraph. */
export function readDirections(paragraph: string): Directions {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph)
  const base = paragraphs[0]?.level ?? 0
  const mirrored = bidi.getMirroredCharactersMap(paragraph, levels)
  return {
    isRightToLeft: isOdd(base),
    visualRuns(start, end) {
      const runs: { level: number; text: string }[] = []
      // Rule L1: spaces at the end of a line take the paragraph's direction, whatever surrounds them.
      const lastLetter = paragraph.slice(start, end).trimEnd().length + start
      for (let at = start; at < end; at += 1) {
        const level = at < lastLetter ? (levels[at] ?? base) : base
        const letter = mirrored.get(at) ?? paragraph.charAt(at)
        const last = runs.at(-1)
        if (last && last.level === level) last.text += letter
        else runs.push({ level, text: letter })
      }
      return reordered(runs).map(({ level, text }) => ({
        text,
        isRightToLeft: isOdd(level),
      }))
    },
  }
}

const isOdd = (level: number) => level % 2 === 1

/** Rule L2: from the highest level down to the lowest odd one, reverses every sequence at that level or above. */
function reordered<T extends { level: number }>(runs: readonly T[]): T[] {
  const order = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let at = 0; at < order.length; at += 1) {
      let end = at
      while ((order[end]?.level ?? -1) >= level) end += 1
      if (end === at) continue
      order.splice(at, end - at, ...order.slice(at, end).toReversed())
      at = end
    }
  }
  return order
}
