import type { CSSProperties } from 'react'
import { resultMessages } from './result-messages.ts'

/** By the best score: 90, 80 and 70 are steps. */
export function celebrationHeadline(topScore: number): string {
  const { celebrations } = resultMessages
  const tier = celebrations.find(({ from }) => topScore >= from)
  return (tier ?? celebrations[3]).headline
}

const pieces = 40
const tones = ['bg-coral', 'bg-sea', 'bg-coral-soft', 'bg-sea-soft']

/** Spread by steps that share no factor with the number of pieces, which looks random and is not. */
export const confetti = Array.from({ length: pieces }, (_, index) => ({
  key: index,
  tone: tones[index % tones.length] ?? '',
  style: {
    insetInlineStart: `${(index * 37) % 100}%`,
    animationDelay: `${(index * 53) % 1300}ms`,
    '--drift': `${((index * 29) % 41) - 20}vw`,
  } as CSSProperties,
}))
