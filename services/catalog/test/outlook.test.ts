import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliver } from '@landfall/kit/messaging/consumers'
import { studentFactsOf } from '@landfall/matching/criteria/student-facts-of-event'
import { whatIfFrom } from '@landfall/matching/match-listings'
import type { AwardJudgement } from '@landfall/matching/requirements/judge-award'
import { NOTHING_ANSWERED } from '@landfall/matching/requirements/student-answers'
import { EMPTY_PROFILE, studentSaved } from '@landfall/matching/testing/student-saved'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { judgeScholarship } from '../src/search/eligibility/judge-scholarship.ts'
import { amountBounds } from '../src/record/scholarship/amount.ts'
import { viewDeadline } from '../src/record/scholarship/deadline.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { NOW, type RunningCatalog, startCatalog, student, visitor } from './_app.ts'
import { awardsAsking, openAwards } from './_asking.ts'

const OUTLOOK = `{ scholarshipOutlook {
  openCount eligibleCount waitingCount statedTotal { amount currency } statedCount unstatedCount whatIf { text profileField }
} }`

const CARDS = `{ scholarships(filter: { eligibleOnly: true }, first: 100) {
  edges { node { id eligibility { awaits } } } } }`
type Card = { node: { id: string; eligibility: { awaits: string | null } } }

let catalog: RunningCatalog
let open: StoredScholarship[]
let now = NOW
beforeAll(async () => {
  catalog = await startCatalog({ now: () => new Date(now) })
  open = await openAwards(catalog)
})
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

    const facts = { ...NOTHING_ANSWERED, ...studentFactsOf(event.data) }
    const judged = open.map((one) => ({
      one,
      by: judgeScholarship(one, facts, new Date(NOW)),
    }))
    const eligible = judged.flatMap(({ one, by }) =>
      by?.verdict === 'ELIGIBLE' ? one : [],
    )
    const waiting = eligible.filter(
      ({ deadline }) => viewDeadline(deadline, new Date(NOW)).precision === 'last-known',
    )
    const ahead = eligible.filter((one) => !waiting.includes(one))
    const amounts = ahead.flatMap((one) => amountBounds(one).least ?? [])
    expect(outlook).toMatchObject({
      openCount: open.length,
      eligibleCount: eligible.length,
      waitingCount: waiting.length,
      statedCount: amounts.length,
      unstatedCount: ahead.length - amounts.length,
    })
    const sum = amounts.reduce((total, amount) => total + Number(amount), 0)
    expect(Number(outlook.statedTotal?.amount ?? 0)).toBeCloseTo(sum, 2)

    const blockedBy = (code: string) =>
      judged
        .filter(({ by }) => by !== null && onlyObstacleOf(by) === code)
        .map(({ one }) => ({ minima: one, count: 1 }))
    const whatIf = whatIfFrom(
      { gpa: blockedBy('gpa'), english: blockedBy('english') },
      facts,
    )
    expect(whatIf.length).toBeGreaterThan(0)
    const text = outlook.whatIf.map(({ text }: { text: string }) => text).join(' ')
    for (const { figure, more } of whatIf) {
      expect(text).toContain(figure)
      expect(text).toContain(String(more))
    }
  })
})

it('counts as waiting what its card calls so, even before the end of a deadline is processed', async () => {
  const caller = student()
  const event = studentSaved({ ...profile, studentId: idOf(caller), version: 1 })
  await deliver(onStudentSaved, event, catalog.unitOfWork)
  const newYork = { timeZone: 'America/New_York', basis: null }
  const [day, month, yearly] = await awardsAsking(catalog, [[], [], []])
  const dated = [
    { ...day, deadline: { kind: 'day', text: '2026-11-30', ...newYork } },
    { ...month, deadline: { kind: 'month', text: '2026-11', ...newYork } },
    { ...yearly, deadline: { kind: 'yearly-day', text: '11-30', ...newYork } },
  ] as StoredScholarship[]
  await catalog.unitOfWork((tx) => tx.scholarships.saveAll(dated, new Date(NOW)))
  const waiting = async () => {
    const { scholarshipOutlook: outlook } = await catalog.ask(caller, OUTLOOK, {})
    const { scholarships } = await catalog.ask(caller, CARDS, {})
    const awaiting = scholarships.edges.filter(
      ({ node }: Card) => node.eligibility.awaits === 'NEXT_ROUND',
    )
    expect(outlook.waitingCount).toBe(awaiting.length)
    return new Set(awaiting.map(({ node }: Card) => node.id))
  }
  const before = await waiting()
  now = '2026-12-01T04:59:59Z'
  const still = await waiting()
  now = '2026-12-01T05:00:00Z'
  const after = await waiting()
  now = NOW
  for (const early of [before, still])
    expect(dated.filter(({ id }) => early.has(id))).toEqual([])
  expect(dated.map(({ id }) => after.has(id))).toEqual([true, true, false])
})

function idOf({ viewer }: ReturnType<typeof student>): string {
  if (viewer.kind === 'visitor') throw new Error('a student is signed in')
  return viewer.userId
}

/** The code of the only column that fails; null if more than one thing does. */
function onlyObstacleOf({ criteria, requirements }: AwardJudgement): string | null {
  const [obstacle, ...others] = [
    ...criteria.filter(({ isHard, result }) => isHard && result !== 'PASS'),
    ...requirements
      .filter(({ result }) => result !== 'PASS')
      .map(({ key: code, result }) => ({ code, result })),
  ]
  return others.length === 0 && obstacle?.result === 'FAIL' ? obstacle.code : null
}
