import { describe, expect, it } from 'vitest'
import { simulatePanel } from './simulated-panel.ts'
import { adjustScores } from './adjust-scores.ts'
import { kendallTau } from './kendall-tau.ts'

const SEEDS = Array.from({ length: 12 }, (_unused, index) => index + 1)

describe('adjusting scores for who gave them', () => {
  it.each(SEEDS)('comes closer to the true ranking than the mean, panel %i', (seed) => {
    const { truth, given } = simulatePanel({
      seed,
      applications: 120,
      reviewers: 8,
      each: 2,
    })
    const { scores } = adjustScores(given)
    const ids = [...truth.keys()]
    const tauOf = (score: (id: string) => number) =>
      kendallTau(
        ids.map((id) => truth.get(id) ?? 0),
        ids.map(score),
      )
    const raw = tauOf((id) => scores.get(id)?.raw ?? 0)
    const adjusted = tauOf((id) => scores.get(id)?.adjusted ?? 0)
    expect(adjusted).toBeGreaterThan(raw)
  })

  it('knows who is generous, within its margin for nearly all', () => {
    const within = SEEDS.flatMap((seed) => {
      const o = { seed, applications: 200, reviewers: 8, each: 3 }
      const { leniencies, given } = simulatePanel(o)
      const found = adjustScores(given).leniencies
      expect(found.size).toBe(8)
      const mean = [...leniencies.values()].reduce((sum, one) => sum + one, 0) / 8
      return [...leniencies].map(([id, leniency]) => {
        const estimate = found.get(id)
        return (
          estimate && Math.abs(estimate.leniency - (leniency - mean)) <= estimate.margin
        )
      })
    })
    expect(within.filter(Boolean).length / within.length).toBeGreaterThan(0.9)
  })

  it('leaves scores alone where all reviewers agree', () => {
    const given = ['a', 'b', 'c'].flatMap((applicationId, index) =>
      ['x', 'y'].map((reviewerId) => ({ applicationId, reviewerId, total: 40 + index })),
    )
    for (const { raw, adjusted } of adjustScores(given).scores.values())
      expect(adjusted).toBeCloseTo(raw, 6)
  })

  it('says nothing of reviewers who share no application', () => {
    const given = [
      { applicationId: 'a', reviewerId: 'x', total: 40 },
      { applicationId: 'b', reviewerId: 'y', total: 60 },
    ]
    const { scores, leniencies } = adjustScores(given)
    expect(leniencies.size).toBe(0)
    expect(scores.get('a')).toEqual({ raw: 40, adjusted: 40, margin: null })
  })

  it('shrinks estimates from few scores more than estimates from many', () => {
    const given = Array.from({ length: 60 }, (_unused, index) => {
      const scores = { x: 50, y: 50 + Math.sin(index * 7), often: 60 }
      const all = index < 5 ? { ...scores, seldom: 60 } : scores
      return Object.entries(all).map(([reviewerId, total]) => ({
        applicationId: `a${index}`,
        reviewerId,
        total,
      }))
    }).flat()
    const { leniencies } = adjustScores(given)
    const [often, seldom] = [leniencies.get('often'), leniencies.get('seldom')]
    expect(seldom?.leniency).toBeLessThan(often?.leniency ?? 0)
    expect(seldom?.margin).toBeGreaterThan(often?.margin ?? 0)
  })

  it('returns nothing without scores', () => {
    expect(adjustScores([])).toEqual({ scores: new Map(), leniencies: new Map() })
  })
})
