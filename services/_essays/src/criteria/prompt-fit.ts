import type { Finding, FoundPoint } from '../essay-score.ts'
import type { ReadText, Sentence } from '../text/text.ts'
import { type PromptPart, promptParts } from './prompt-parts.ts'
import { counted, scale } from './scale.ts'

/** A part of a prompt is fully covered by this many different words of its theme. */
const ENOUGH_WORDS = 4
/** Below this, the essay seems to answer another prompt. */
const MIN_SCORE = 20

/**
 * Whether the essay is about what its prompt asks: for each theme, how many of its words occur. This measures the
 * subject, not the quality of the answer.
 */
export function promptFit(read: ReadText, prompt: string | null): Finding {
  const parts = prompt === null ? [] : promptParts(prompt)
  if (parts.length === 0) return { score: null, reason: notScored(prompt), points: [] }
  const shares = parts.map((part) => scale(hitsOf(read.words, part), 0, ENOUGH_WORDS))
  const spoken = shares.filter((share) => share >= 50).length
  return {
    score: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    reason: `It covers ${spoken} of ${counted(parts.length, 'thing')} that the prompt asks about.`,
    points: parts.map((part, place) => pointOf(part, shares[place] ?? 0, read)),
  }
}

/** Whether the essay seems to answer a different prompt. */
export function isOffTopic({ score }: Finding): boolean {
  return score !== null && score < MIN_SCORE
}

function notScored(prompt: string | null): string {
  return prompt === null
    ? 'Not scored: no prompt was given.'
    : 'Not scored: the prompt names no subject that our rules can look for.'
}

/** How many different words of the part's theme occur. */
function hitsOf(words: Sentence['words'], { stems }: PromptPart): number {
  return new Set(words.map(({ stem }) => stem).filter((stem) => stems.has(stem))).size
}

function pointOf(part: PromptPart, share: number, { sentences }: ReadText): FoundPoint {
  const name = part.name.replaceAll(' ', '-')
  if (share < 50) {
    const text = `The prompt asks about ${part.name}, and hardly any sentence seems to be about it.`
    return { name, kind: 'open', text, places: [] }
  }
  const text = `This seems to be about ${part.name}, judging by its words.`
  return { name, kind: 'strength', text, places: sentencesAbout(part, sentences) }
}

/**
 * The two sentences with most words of a theme. One word alone may mean something else, so a sentence with only one
 * is used only if there is no better one.
 */
function sentencesAbout(part: PromptPart, sentences: readonly Sentence[]): Sentence[] {
  const about = sentences
    .map((sentence) => ({ sentence, hits: hitsOf(sentence.words, part) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
  const clear = about.filter(({ hits }) => hits > 1).slice(0, 2)
  return (clear.length > 0 ? clear : about.slice(0, 1)).map(({ sentence }) => sentence)
}
