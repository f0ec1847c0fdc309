import bidiFactory, { type Bidi } from 'bidi-js'

/** A piece of a line in the order in which it is drawn, from the left. */
export type VisualRun = {
  /** As it is read, with mirrored brackets where it runs from the right. */
  text: string
  isRightToLeft: boolean
}

// A CommonJS module whose types say that it is none.
const bidi = (bidiFactory as unknown as () => Bidi)()

/** A paragraph's direction goes by its first letter that has one. */
export function isRightToLeft(paragraph: string): boolean {
  const { paragraphs } = bidi.getEmbeddingLevels(paragraph)
  return (paragraphs[0]?.level ?? 0) % 2 === 1
}

/**
 * The line of a paragraph by the Unicode bidirectional algorithm.
 * @param start of the line in the paragraph, `end` behind its last letter
 */
export function visualRuns(paragraph: string, start: number, end: number): VisualRun[] {
  const embedding = bidi.getEmbeddingLevels(paragraph)
  const { levels } = embedding
  const base = embedding.paragraphs[0]?.level ?? 0
  const mirrored = bidi.getMirroredCharactersMap(paragraph, levels)
  const runs: { level: number; text: string }[] = []
  // Rule L1: spaces at the end of a line belong to its direction, whatever is around them in the paragraph.
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
    isRightToLeft: level % 2 === 1,
  }))
}

/** Rule L2: from the highest level down to the lowest odd one, what lies on it or above is turned around. */
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
