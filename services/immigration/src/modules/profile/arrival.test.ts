import { RULES } from '@landfall/immigration-rules/rules/rules'
import { describe, expect, it } from 'vitest'
import { makeReadRequests } from '../request/read-requests.ts'
import type { GuidanceRequest } from '../request/request.ts'
import { shippedRow } from '../rule/rule-row.ts'
import { ownDeadlines } from './own-deadlines.ts'
import { NOTHING_KNOWN, type Profile, type ProfileDays } from './profile.ts'
import { stepOf } from './step-of.ts'

const today = '2026-11-29'
const old = { programStart: '2024-08-19', programEnd: '2026-12-18' }
/** The program began three weeks ago: a late student may still be on the way. */
const fresh = { programStart: '2026-11-08', programEnd: '2028-05-15' }
const visaInterview = '2024-06-03'

const profileOf = (days: ProfileDays, told: Partial<Profile> = {}): Profile => {
  return { ...NOTHING_KNOWN, ...told, days }
}
const arrivals = (days: ProfileDays, told?: Partial<Profile>) =>
  ownDeadlines(RULES, profileOf(days, told), today).filter(({ rule }) =>
    rule.id.startsWith('F'),
  )
const idsOf = (...told: Parameters<typeof arrivals>) =>
  arrivals(...told).map(({ rule }) => rule.id)

const spell = {
  id: 'c1',
  kind: 'cpt',
  from: '2026-11-15',
  to: null,
  hoursPerWeek: 20,
  employer: null,
  level: null,
  isReported: false,
} as const

describe('the dates of an arrival', () => {
  it('are over for who is about to finish, and those ahead come first', () => {
    expect(idsOf(old)).toEqual([])
    expect(idsOf({ ...old, visaInterview })).toEqual([])
    const [first] = ownDeadlines(RULES, profileOf(old), today)
    expect([first?.rule.id, first?.deadline.standing]).toEqual(['M4', 'urgent'])
    // Other past dates stay.
    const moved = profileOf({ ...old, addressChanged: '2026-10-01' })
    const past = ownDeadlines(RULES, moved, today)
      .filter(({ deadline }) => deadline.standing === 'past')
      .map(({ rule }) => rule.id)
    expect(past).toEqual(['M3'])
  })

  it.each<[string, ProfileDays, Partial<Profile>?]>([
    ['whose OPT is recommended', { ...fresh, optRecommended: '2026-11-20' }],
    ['who filed for OPT', { ...fresh, optFiled: '2026-11-20' }],
    ['who filed for the STEM extension', { ...fresh, stemFiled: '2026-11-20' }],
    ['who moved since', { ...fresh, addressChanged: '2026-11-12' }],
    ['who works on CPT', fresh, { spells: [spell] }],
    ['who asks about OPT or CPT', fresh, { stages: { cpt: 'applying' } }],
    ['who read the I-94', fresh, { i94: 'duration-of-status' }],
  ])('are over for one %s', (_who, days, told) => {
    expect(idsOf(days, told)).toEqual([])
  })

  it.each<[string, ProfileDays, Partial<Profile>?]>([
    ['whose program has just begun', fresh],
    ['who asks for the visa', old, { stages: { f1_visa: 'applying' } }],
    ['who waits for the visa', old, { stages: { f1_visa: 'pending' } }],
    [
      'who had a program before',
      { ...fresh, optStart: '2024-06-01', optEnd: '2025-05-31' },
      { i94: 'duration-of-status', stages: { opt: 'approved' } },
    ],
    ['whose work is planned', fresh, { spells: [{ ...spell, from: '2027-01-11' }] }],
  ])('warn one %s', (_who, days, told) => {
    expect(idsOf(days, told)).toEqual(['F2', 'F3'])
  })

  it('stay while the interview comes after the program’s start', () => {
    const days = { ...old, visaInterview: '2026-12-10' }
    expect(idsOf(days)).toEqual(['F2', 'F3', 'F1'])
  })

  it('stay while they lie ahead, whatever else is told', () => {
    const days = { programStart: '2027-01-11', optRecommended: '2027-02-01' }
    expect(idsOf(days, { stages: { opt: 'applying' } })).toEqual(['F2', 'F3'])
  })

  it('stay before the program, also of a visa that is late', () => {
    const days = { programStart: '2027-01-15', visaInterview: '2026-11-30' }
    expect(idsOf(days, { i94: 'duration-of-status' })).toEqual(['F1', 'F2', 'F3'])
  })

  it('say nothing of the SEVIS fee once the interview is over, at which it is shown', () => {
    const days = { programStart: '2027-01-15', visaInterview: today }
    for (const f1_visa of ['applying', 'pending'] as const) {
      expect(idsOf(days, { stages: { f1_visa } })).toContain('F1')
      const over = { ...days, visaInterview: '2026-11-28' }
      expect(idsOf(over, { stages: { f1_visa } })).toEqual(['F2', 'F3'])
    }
  })

  it('tell only students who have not arrived to ask for a late arrival', () => {
    const steps = arrivals(fresh).map((dated) => stepOf(dated))
    expect(steps).toEqual([
      expect.stringMatching(/^A visa .* 8 Nov 2026\. Skip this if you have arrived\. Ask/),
      expect.stringMatching(/^Enter .* 8 Nov 2026\. Skip this if you have arrived\. Ask/),
    ])
  })
})

const request: GuidanceRequest = {
  id: 'r1',
  guidanceType: 'f1_visa',
  currentStatus: 'approved',
  studentId: 'ama',
  specificQuestions: [],
  priority: 'low',
  isCompleted: false,
  documents: {},
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
}

it('leaves them out of what is said to a request, too', async () => {
  const rows = RULES.map((rule) => shippedRow(rule, new Date(0)))
  const guided = async (days: ProfileDays) => {
    const profile = profileOf(days, { stages: { f1_visa: 'approved' } })
    const { guide } = makeReadRequests({
      requests: { findAll: async () => [], find: async () => null },
      profiles: {
        find: async () => ({ studentId: 'ama', profile, version: 1, updatedAt: null }),
      },
      rules: { all: async () => rows },
      clock: { now: () => new Date(`${today}T15:00:00Z`) },
    })
    const said = (await guide('ama'))(request)
    return said.deadlines.map(({ rule }) => rule.id)
  }
  expect(await guided(old)).toEqual([])
  expect(await guided(fresh)).toEqual(['F3'])
})
