import { describe, expect, it } from 'vitest'
import { heldAgainst } from './open-points.ts'
import { scoreEssay } from './score-essay.ts'
import { readFixture } from './testing/essay-set.ts'

const input = { prompt: null, wordLimit: null }
const weak = readFixture('need', 'weak')

describe('the open points of the version before', () => {
  it('are met once they are no longer found, one by one', () => {
    const before = scoreEssay({ content: weak, ...input }, [])
    const better = weak.replace(
      'give back to society',
      'tutor 12 children of Los Pinos every Friday',
    )
    const held = heldAgainst(before, scoreEssay({ content: better, ...input }, []))
    const metOf = (phrase: string) =>
      held.find(({ key }) => key === `specificity.cliche:${phrase}`)?.isMet
    expect(metOf('give back to society')).toBe(true)
    expect(metOf('a dream come true')).toBe(false)
    expect(held.every(({ kind }) => kind === 'open')).toBe(true)
  })

  it('stay open in an unchanged text', () => {
    const score = scoreEssay({ content: weak, ...input }, [])
    const held = heldAgainst(score, score)
    expect(held.length).toBeGreaterThan(0)
    expect(held.filter(({ isMet }) => isMet)).toEqual([])
  })
})
