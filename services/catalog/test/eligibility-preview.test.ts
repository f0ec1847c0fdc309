import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTHING_KNOWN } from '@landfall/matching/criteria/student-facts'
import { NOTHING_ANSWERED } from '@landfall/matching/requirements/student-answers'
import { judgeScholarship } from '../src/search/eligibility/judge-scholarship.ts'
import { viewDeadline } from '../src/record/scholarship/deadline.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { NOW, type RunningCatalog, startCatalog, visitor } from './_app.ts'
import { openAwards } from './_asking.ts'

const PREVIEW = `query ($country: String!, $level: DegreeLevel!) {
  eligibilityPreview(country: $country, degreeLevel: $level) {
    country { code name } possibleCount deadlines { confirmed usual waiting }
    awards { scholarship { id provider deadline { precision } } eligibility { verdict label questions { text profileField } } }
  }
}`

let catalog: RunningCatalog
let open: StoredScholarship[]
beforeAll(async () => {
  catalog = await startCatalog()
  open = await openAwards(catalog)
})
afterAll(() => catalog?.stop())

const preview = async (country: string, level: string) =>
  (await catalog.ask(visitor(), PREVIEW, { country, level })).eligibilityPreview

describe('what is open to somebody of a country at a level', () => {
  it.each([
    ['NG', 'PHD', 'phd'],
    ['IN', 'GRADUATE', 'graduate'],
    ['VN', 'UNDERGRADUATE', 'undergraduate'],
  ] as const)(
    'counts for %s, %s what the rules say one by one',
    async (country, level, word) => {
      const student = {
        ...NOTHING_KNOWN,
        ...NOTHING_ANSWERED,
        country,
        intendedDegreeLevel: word,
      }
      const possible = open.filter(
        (one) => judgeScholarship(one, student, new Date(NOW))?.verdict !== 'NOT_ELIGIBLE',
      )
      const standing = Object.groupBy(
        possible,
        ({ deadline }) => viewDeadline(deadline, new Date(NOW)).precision,
      )
      const found = await preview(country, level)
      expect(found.possibleCount).toBe(possible.length)
      expect(possible.length).toBeLessThan(open.length)
      expect(found.deadlines).toEqual({
        confirmed: standing.exact?.length ?? 0,
        usual:
          (standing['recurring-day']?.length ?? 0) +
          (standing['recurring-month']?.length ?? 0),
        waiting: standing['last-known']?.length ?? 0,
      })
    },
  )

  it('shows three of the best fits with what each still asks', async () => {
    const { awards } = await preview('Nigeria', 'PHD')
    expect(awards).toHaveLength(3)
    expect(new Set(awards.map(({ scholarship }: Award) => scholarship.provider)).size).toBe(
      3,
    )
    for (const { scholarship, eligibility } of awards) {
      expect(eligibility.verdict).not.toBe('NOT_ELIGIBLE')
      expect(eligibility.label).not.toBe('')
      expect(scholarship.deadline.precision).not.toBe('LAST_KNOWN')
      const record = open.find(({ id }) => id === scholarship.id)
      expect(record?.loan).toBeNull()
    }
  })

  it('refuses what is no country', async () => {
    await expect(preview('Atlantis', 'PHD')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })
})

type Award = { scholarship: { provider: string } }
