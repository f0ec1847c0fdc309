import type { Finding, FoundPoint } from '../essay-score.ts'
import { scale } from './scale.ts'

const ASKED = /(?:(\d{2,4})\s*(?:-|–|to)\s*)?(\d{2,4})[\s-]words?\b/i

/**
 * The maximum number of words that a prompt itself asks for: 500 for "300 to 500 words"; null when it states none.
 */
export function limitInPrompt(prompt: string | null): number | null {
  const found = prompt === null ? null : ASKED.exec(prompt)
  return found?.[2] === undefined ? null : Number(found[2])
}

/**
 * Compares the number of words with the maximum asked for. Without a limit it is not scored: no length is right in
 * itself.
 */
export function length(wordCount: number, limit: number | null): Finding {
  if (limit === null) {
    return {
      score: null,
      reason: `Not scored: ${wordCount} words, and no limit is known.`,
      points: [],
    }
  }
  const share = wordCount / limit
  const score = share > 1 ? scale(share, 1.3, 1) : scale(share, 0.2, 0.8)
  const reason = `${wordCount} words of at most ${limit}.`
  return { score, reason, points: pointsOf(wordCount, limit) }
}

function pointsOf(wordCount: number, limit: number): FoundPoint[] {
  if (wordCount > limit) {
    return [open('long', `${wordCount - limit} words over the limit of ${limit}.`)]
  }
  if (wordCount >= limit * 0.7) return []
  return [open('short', `${wordCount} of ${limit} words: there is room to say more.`)]
}

function open(name: string, text: string): FoundPoint {
  return { name, kind: 'open', text, places: [] }
}
