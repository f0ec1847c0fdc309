import { describe, expect, it } from 'vitest'
import { parseField } from '../../../services/_matching/src/reference/fields.ts'
import { DUPLICATE_CASES } from './duplicates.ts'
import { GOALS_CASES } from './goals-and-awards.ts'
import { awardOf, labeledTasks } from './labeled-tasks.ts'
import { meanQuality, qualityOf } from './quality.ts'
import { FIELD_CASES } from './related-fields.ts'
import { THREADS } from './related-threads.ts'

describe('the labeled set', () => {
  it.each(labeledTasks().map((task) => [task.name, task] as const))(
    'of %s has thirty cases and more, each with something that fits and more that does not',
    (_, { asking, candidates, fits, isLeftOut }) => {
      expect(asking.length).toBeGreaterThanOrEqual(30)
      expect(new Set(asking).size).toBe(asking.length)
      const fitting = asking.map((_text, at) => {
        const places = candidates.flatMap((_other, place) =>
          isLeftOut(at, place) ? [] : place,
        )
        return places.filter((place) => fits(at, place)).length / places.length
      })
      expect(fitting.filter((share) => share === 0 || share > 0.2)).toEqual([])
    },
  )

  it('names awards and fields that are there, and says why in each case', () => {
    for (const { shipped, other, because } of DUPLICATE_CASES) {
      expect(awardOf(shipped).title).not.toBe(`${other.title} ${other.provider}`)
      expect(because).not.toBe('')
    }
    const fields = FIELD_CASES.flatMap((one) => one.fields)
    expect(fields.filter((field) => parseField(field) === null)).toEqual([])
    const reasons = [...GOALS_CASES, ...FIELD_CASES, ...THREADS].map(
      ({ because }) => because,
    )
    expect(reasons.filter((because) => because === '')).toEqual([])
  })
})

const isFirst = (place: number) => place === 0

describe('the quality of an order', () => {
  it('is whole where what fits stands in front', () => {
    expect(qualityOf([3, 2, 1], isFirst)).toEqual({ recall: 1, ndcg: 1, auc: 1 })
  })

  it('is nothing for a variant that tells none of many apart, but for chance', () => {
    const said = qualityOf(
      Array.from({ length: 40 }, () => 0.5),
      isFirst,
    )
    expect(said).toEqual({ recall: 0, ndcg: 0, auc: 0.5 })
  })

  it('is the mean of its cases', () => {
    const [whole, none] = [qualityOf([2, 1], isFirst), qualityOf([1, 2], isFirst)]
    expect(meanQuality([whole, none]).auc).toBe(0.5)
    expect(none.ndcg).toBeCloseTo(0.63, 2)
  })
})
