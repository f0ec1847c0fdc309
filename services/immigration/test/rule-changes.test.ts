import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseStudent } from '../src/modules/request/erase-records.ts'
import {
  type FollowStores,
  makeFollowChanges,
} from '../src/modules/rule-change/follow-changes.ts'
import { startImmigration } from './_app.ts'
import { type Dated, day, person, READ, SAVE } from './_profile.ts'

let now = new Date('2026-11-23T15:00:00Z')
const clock = { now: () => now }
let app: Awaited<ReturnType<typeof startImmigration>>
beforeAll(async () => {
  app = await startImmigration(clock)
})
afterAll(() => app.stop())

const PROPOSE = `mutation ($input: ProposeImmigrationRuleChangeInput!) {
  proposeImmigrationRuleChange(input: $input) { __typename
    ... on ImmigrationRuleChangeSuccess { change { id state affectedCount before { numbers { value } } after { numbers { value } } } }
    ... on Problem { message } ... on ValidationFailed { errors { path message } } } }`
const DECIDE = `mutation ($input: DecideImmigrationRuleChangeInput!) {
  decideImmigrationRuleChange(input: $input) { __typename
    ... on ImmigrationRuleChangeSuccess { change { state } } } }`
const COUNTS = `{ immigrationRuleChanges { edges { node { id affectedCount } } } }`
const SEEN = `mutation ($input: MarkImmigrationChangesSeenInput!) {
  markImmigrationChangesSeen(input: $input) { __typename
    ... on ImmigrationProfileSuccess { profile { movedDates { isNew } } } } }`
const closing = ({ deadlines }: { deadlines: Dated[] }) =>
  deadlines.find(({ id }) => id === 'M5-withdrawal:0')?.closesOn

it('moves dates by a changed rule that two persons saw, and tells each student old and new', async () => {
  const [one, two] = [testCaller({ roles: ['admin'] }), testCaller({ roles: ['admin'] })]
  const [student, userId] = person()
  const other = testCaller()
  await app.ask(student, SAVE, {
    input: { days: [day('withdrew', '2027-01-10')] },
  })
  await app.ask(other, SAVE, { input: { days: [day('addressChanged', '2026-11-25')] } })
  const proposal = {
    ruleId: 'M5-withdrawal',
    source: '8 CFR 214.2(f)(5)',
    verifiedOn: '2026-11-20',
    effectiveFrom: '2027-01-01',
    reason: 'The days of grace were shortened',
    numbers: [{ key: 'closes.0', value: 10 }],
    says: 'You have 10 days to leave.',
  }
  const propose = async (by: typeof one, input: object) =>
    (await app.ask(by, PROPOSE, { input })).proposeImmigrationRuleChange
  expect(await propose(student, proposal)).toMatchObject({ __typename: 'Forbidden' })
  const unknown = { ...proposal, numbers: [{ key: 'urge', value: 3 }] }
  expect(await propose(one, unknown)).toMatchObject({
    message: 'This rule has no such figure',
  })
  expect(await propose(one, { ...proposal, says: null })).toMatchObject({
    __typename: 'ValidationFailed',
    errors: [{ path: ['says'], message: expect.stringContaining('still says “15”') }],
  })
  const { change } = await propose(one, proposal)
  expect(change).toMatchObject({
    state: 'PROPOSED',
    affectedCount: 1,
    before: { numbers: [{ value: 15 }] },
    after: { numbers: [{ value: 10 }] },
  })
  const decide = async (by: typeof one, id: string, decision = 'approve') =>
    (await app.ask(by, DECIDE, { input: { id, decision } })).decideImmigrationRuleChange
  const overtaken = await propose(one, proposal)
  expect(await decide(one, change.id)).toMatchObject({ __typename: 'Forbidden' })
  expect(await decide(two, change.id)).toMatchObject({ change: { state: 'APPROVED' } })
  expect(await decide(two, change.id)).toMatchObject({ __typename: 'Conflict' })
  expect(await decide(two, overtaken.change.id)).toMatchObject({ __typename: 'Conflict' })
  expect(await decide(one, overtaken.change.id, 'withdraw')).toMatchObject({
    change: { state: 'WITHDRAWN' },
  })

  // Everybody may know that a rule changes: threads of the forum mention it.
  expect(await app.events('landfall.immigration.rule.changed.v1')).toMatchObject([
    {
      changeId: change.id,
      ruleId: 'M5-withdrawal',
      topics: ['general'],
      effectiveFrom: '2027-01-01',
      changedAt: '2026-11-23T15:00:00.000Z',
    },
  ])

  const follow = makeFollowChanges({ unitOfWork: app.unitOfWork, clock })
  await follow()
  await follow()
  const notices = (await app.events('landfall.immigration.notice.requested.v1')).filter(
    ({ type }) => type === 'immigration-rule-changed',
  )
  expect(notices).toHaveLength(1)
  expect(notices[0]).toMatchObject({ userId })
  expect(notices[0]?.body).toContain('Starting 1 Jan 2027:\n\n- 25 Jan 2027 → 20 Jan 2027')
  const { immigrationProfile: before } = await app.ask(student, READ)
  expect(before.movedDates).toEqual([
    {
      ruleId: 'M5-withdrawal',
      before: { closesOn: '2027-01-25' },
      after: { closesOn: '2027-01-20' },
      effectiveFrom: '2027-01-01',
      toldAt: '2026-11-23T15:00:00.000Z',
      isNew: true,
    },
  ])
  const seen = async (by: typeof one, until: string) =>
    (await app.ask(by, SEEN, { input: { until } })).markImmigrationChangesSeen
  // Dates published after those that they saw stay new; nobody can mark them for another person.
  const until = '2026-11-23T15:00:00.000Z'
  expect(await seen(testVisitor(), until)).toEqual({ __typename: 'NotSignedIn' })
  await seen(other, until)
  const earlier = await seen(student, '2026-11-23T14:59:59.999Z')
  expect(earlier.profile.movedDates).toMatchObject([{ isNew: true }])
  for (const _time of [1, 2])
    expect((await seen(student, until)).profile.movedDates).toMatchObject([
      { isNew: false },
    ])
  expect(closing(before)).toBe('2027-01-25')

  // Once students are notified, the count is their number, whatever they enter later.
  const counts = async () => {
    const { immigrationRuleChanges: list } = await app.ask(one, COUNTS)
    return list.edges.map(({ node }: { node: object }) => node)
  }
  const days = [day('withdrew', null)]
  await app.ask(student, SAVE, { input: { days } })
  expect(await counts()).toEqual([
    { id: overtaken.change.id, affectedCount: 0 },
    { id: change.id, affectedCount: 1 },
  ])
  await app.ask(student, SAVE, { input: { days: [day('withdrew', '2027-01-10')] } })

  now = new Date('2027-01-01T12:00:00Z')
  await follow()
  expect(closing((await app.ask(student, READ)).immigrationProfile)).toBe('2027-01-20')
  const planned = (await app.stores.dates.findAll(userId)).map((date) => date.day)
  expect(planned).toEqual(['2027-01-20'])
})

it('tells nothing to who erased their records while others were told', async () => {
  const [one, two] = [testCaller({ roles: ['admin'] }), testCaller({ roles: ['admin'] })]
  const [student, userId] = person()
  await app.ask(student, SAVE, { input: { days: [day('addressChanged', '2027-03-20')] } })
  const input = {
    ruleId: 'M3',
    source: '8 CFR 214.2(f)(17)',
    verifiedOn: '2026-11-20',
    effectiveFrom: '2027-03-15',
    reason: 'The days to report were shortened',
    numbers: [{ key: 'closes.0', value: 5 }],
    says: 'A change of address is reported within 5 days.',
  }
  const proposed = await app.ask(one, PROPOSE, { input })
  const { id } = proposed.proposeImmigrationRuleChange.change
  await app.ask(two, DECIDE, { input: { id, decision: 'approve' } })
  // The list of students is read, and then one of them erases everything.
  const erasing: UnitOfWork<FollowStores> = (work) =>
    app.unitOfWork((tx) => {
      const idsBehind: typeof tx.profiles.idsBehind = async (...page) => {
        const students = await tx.profiles.idsBehind(...page)
        await app.unitOfWork((other) => eraseStudent(other, userId, now))
        return students
      }
      return work({ ...tx, profiles: { ...tx.profiles, idsBehind } })
    })
  await makeFollowChanges({ unitOfWork: erasing, clock })()
  expect(Object.keys(await rowsNaming(app.postgres, [userId]))).toEqual(['outbox'])
  const notices = await app.events('landfall.immigration.notice.requested.v1')
  expect(notices.filter((notice) => notice['userId'] === userId)).toEqual([])
})

it('takes no figure that no rule can count with', async () => {
  const admin = testCaller({ roles: ['admin'] })
  const propose = async (ruleId: string, key: string, value: number) => {
    const input = {
      ruleId,
      source: 'A memo',
      verifiedOn: '2026-11-20',
      effectiveFrom: '2028-01-01',
      reason: 'A slip of the keyboard',
      numbers: [{ key, value }],
      says: 'Other words.',
    }
    return (await app.ask(admin, PROPOSE, { input })).proposeImmigrationRuleChange
  }
  expect(await propose('S5', 'times', 4_000)).toMatchObject(refused('1 to 20'))
  expect(await propose('S5', 'everyMonths', 0)).toMatchObject(refused('1 to 60'))
  expect(await propose('F1-fee', 'usd', -350)).toMatchObject(refused('0 to 100000'))
  expect(await propose('F1', 'closes.0', -4_000)).toMatchObject(refused('-260 to 260'))
  expect(await propose('H1', 'closes.0', 0)).toMatchObject(refused('1 to 10'))
})

const refused = (range: string) => ({
  __typename: 'ValidationFailed',
  errors: [{ path: ['numbers', '0'], message: `This figure can be from ${range}` }],
})
