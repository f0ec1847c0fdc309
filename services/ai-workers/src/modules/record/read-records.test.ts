import { fixedClock } from '@landfall/kit/core/clock'
import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import {
  askedStudent,
  listingEvent,
  requirement,
} from '@landfall/matching/testing/examples'
import { expect, it } from 'vitest'
import { makeReadRecords } from './read-records.ts'

const nomination = requirement({ kind: 'nomination', decide: { by: 'action' } })
const over = { date: '2022-11-15', precision: 'last-known', timeZone: 'Etc/UTC' } as const
const dated = {
  date: '2026-12-01',
  precision: 'exact',
  timeZone: 'America/New_York',
} as const
const listings = [
  listingEvent({ scholarshipId: 'open' }),
  listingEvent({ scholarshipId: 'nominated', requirements: [nomination] }),
  listingEvent({ scholarshipId: 'over', deadline: over }),
  listingEvent({ scholarshipId: 'dated', deadline: dated }),
]

/**
 * What the mentor knows about a student who saved these awards, and whose match found the one whose round is over.
 */
function recordsOf(matchCount: number, told: Partial<StudentFacts> = {}, zone = 'UTC') {
  const { intendedUniversities, ...facts } = askedStudent(told)
  const summary = { matchCount, toAnswerCount: 0, toCheckCount: 0, improvementAreas: [] }
  const best = { scholarshipId: 'over', title: 'Over', score: 90 }
  const matches = [
    { ...best, label: 'Eligible by last round’s rules', awaits: 'NEXT_ROUND' },
  ]
  const deps = {
    savedAwards: {
      ofStudent: async () =>
        listings.map(({ scholarshipId }) => ({
          scholarshipId,
          applicationStatus: 'saved',
        })),
    },
    applicationStates: { ofStudent: async () => [] },
    preparations: { ofStudent: async () => [] },
    studentZones: { find: async () => zone },
    listings: { findByIds: async () => listings },
    matchRuns: {
      findLatestFinished: async () => ({ summary, finishedAt: new Date(0), resultId: 'r' }),
    },
    results: { find: async () => ({ matches }) },
    essayReviews: { page: async () => [] },
    mentorMemories: { find: async () => ({ isOn: false, notes: [] }) },
    studentFacts: {
      findWithAnswers: async () => {
        const sealed = { sealedDetails: null, sealedAnswers: null }
        return new Map([['ama', { facts, intendedUniversities, ...sealed }]])
      },
    },
    openSealed: async () => ({}),
    clock: fixedClock('2026-11-26T12:00:00Z'),
  }
  // Only the parts that are read here.
  return makeReadRecords(deps as unknown as Parameters<typeof makeReadRecords>[0])('ama')
}

it('the mentor learns what an award awaits, in the words of the award’s own page', async () => {
  const { saved, match } = await recordsOf(1)
  const said = saved.map(({ scholarshipId, verdict }) => [scholarshipId, verdict])
  expect(Object.fromEntries(said)).toEqual({
    open: 'Eligible',
    nominated: 'Eligible once nominated',
    over: 'Eligible by last round’s rules',
    dated: 'Eligible',
  })
  expect(match).toMatchObject({ eligible: 1, waiting: 1 })
})

it('a truncated list does not say how many matches wait', async () => {
  expect((await recordsOf(60)).match).toMatchObject({ eligible: 60, waiting: null })
})

it.each([
  ['Pacific/Kiritimati', '2026-11-27'],
  ['Pacific/Pago_Pago', '2026-11-26'],
  ['No/Zone', '2026-11-26'],
])(
  'a task is due by the student’s own day, an award by New York’s: %s',
  async (zone, day) => {
    const { today, tasks } = await recordsOf(1, {}, zone)
    expect([today, tasks.today]).toEqual(['2026-11-26', day])
  },
)

it.each([
  ['Asia/Kolkata', '1 Jan 1970'],
  ['America/Los_Angeles', '31 Dec 1969'],
])('a match was run on the student’s own day: %s', async (zone, day) => {
  expect((await recordsOf(1, {}, zone)).match?.day).toBe(day)
})

it('the visa is the one that the student holds, or else the one that they want', async () => {
  const visas = [
    [{ visaType: 'j1', intendedVisaType: 'F-1' }, 'J-1'],
    [{ visaType: null, intendedVisaType: 'J-1 visa' }, 'J-1'],
    [{ visaType: 'other', intendedVisaType: null }, null],
  ] as const
  for (const [told, visa] of visas) expect(await recordsOf(1, told)).toMatchObject({ visa })
})

it.each([
  [
    'Asia/Kolkata',
    '1 Dec 2026, 23:59 New York · in 5 days · 2 Dec 2026, 10:29 Kolkata, your time',
  ],
  ['America/New_York', '1 Dec 2026, 23:59 New York · in 5 days'],
  ['No/Zone', '1 Dec 2026, 23:59 New York · in 5 days'],
])(
  'a deadline is also given on the student’s own clock, where that differs: %s',
  async (zone, words) => {
    const { saved } = await recordsOf(1, {}, zone)
    expect(saved.map(({ deadline }) => deadline)).toEqual([words, null, null, null])
  },
)
