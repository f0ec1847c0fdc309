import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliver } from '@landfall/kit/messaging/consumers'
import { explainEligibility } from '@landfall/matching/criteria/explain'
import { studentFactsOf } from '@landfall/matching/criteria/student-facts-of-event'
import { matchListings } from '@landfall/matching/match-listings'
import { NOTHING_ANSWERED } from '@landfall/matching/requirements/student-answers'
import { EMPTY_PROFILE, studentSaved } from '@landfall/matching/testing/student-saved'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { listingCriteriaOf } from '../src/record/scholarship/listing-criteria.ts'
import { amountBounds } from '../src/record/scholarship/amount.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { NOW, type RunningCatalog, startCatalog, student, visitor } from './_app.ts'

const OUTLOOK = `{ scholarshipOutlook {
  openCount eligibleCount statedTotal { amount currency } statedCount unstatedCount whatIf { text profileField }
} }`

let catalog: RunningCatalog
let open: StoredScholarship[]
beforeAll(async () => {
  catalog = await startCatalog()
  const all = await catalog.stores.scholarships.findBatch(null, 1000)
  open = all.filter(({ status }) => status === 'published')
}, 60_000)
afterAll(() => catalog?.stop())

const profile = {
  ...EMPTY_PROFILE,
  country: 'NG',
  intendedDegreeLevel: 'graduate' as const,
  fieldOfInterest: ['Engineering'],
  gpa: '2.40',
  ieltsScore: '5.5',
}

describe('the outlook of a student', () => {
  it('is null for visitors and for students without a profile', async () => {
    for (const caller of [visitor(), student()])
      expect((await catalog.ask(caller, OUTLOOK, {})).scholarshipOutlook).toBeNull()
  })

  it('counts what the rules say one by one, and says what a better figure would open', async () => {
    const caller = student()
    const event = studentSaved({ ...profile, studentId: idOf(caller), version: 1 })
    await deliver(onStudentSaved, event, catalog.unitOfWork)
    const { scholarshipOutlook: outlook } = await catalog.ask(caller, OUTLOOK, {})

    const facts = studentFactsOf(event.data)
    const eligible = open.filter(
      (one) => explainEligibility(one, facts).verdict === 'ELIGIBLE',
    )
    const amounts = eligible.flatMap((one) => amountBounds(one).least ?? [])
    expect(outlook).toMatchObject({
      openCount: open.length,
      eligibleCount: eligible.length,
      statedCount: amounts.length,
      unstatedCount: eligible.length - amounts.length,
    })
    const sum = amounts.reduce((total, amount) => total + Number(amount), 0)
    expect(Number(outlook.statedTotal?.amount ?? 0)).toBeCloseTo(sum, 2)

    const listings = open.map((one) => ({
      ...listingCriteriaOf(one, null, new Date(NOW)),
      requirements: [],
    }))
    const query = {
      student: { ...NOTHING_ANSWERED, ...facts },
      need: 'medium',
      wantedUsd: 0,
      preferredStates: [],
    } as const
    const { whatIf } = matchListings(listings, query, NOW.slice(0, 10))
    expect(whatIf.length).toBeGreaterThan(0)
    const told = outlook.whatIf.map(({ text }: { text: string }) => text).join(' ')
    for (const { figure, more } of whatIf) {
      expect(told).toContain(figure)
      expect(told).toContain(String(more))
    }
  })
})

function idOf({ viewer }: ReturnType<typeof student>): string {
  if (viewer.kind === 'visitor') throw new Error('a student is signed in')
  return viewer.userId
}
