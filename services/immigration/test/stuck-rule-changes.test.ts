import { testCaller } from '@landfall/kit/testing/callers'
import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeFollowChanges } from '../src/modules/rule-change/follow-changes.ts'
import { startImmigration } from './_app.ts'
import { day, person, SAVE } from './_profile.ts'

const START = new Date('2026-11-23T15:00:00Z')
let now = START
const clock = { now: () => now }
let app: Awaited<ReturnType<typeof startImmigration>>
beforeAll(async () => {
  app = await startImmigration(clock)
})
beforeEach(() => {
  now = START
})
afterAll(() => app.stop())

const PROPOSE = `mutation ($input: ProposeImmigrationRuleChangeInput!) {
  proposeImmigrationRuleChange(input: $input) { __typename
    ... on ImmigrationRuleChangeSuccess { change { id } } } }`
const DECIDE = `mutation ($input: DecideImmigrationRuleChangeInput!) {
  decideImmigrationRuleChange(input: $input) { __typename } }`

const admin = () => testCaller({ roles: ['admin'] })

/** A change of a rule by one figure, which takes effect on that day. */
async function approve(ruleId: string, value: number, effectiveFrom: string) {
  const input = {
    ruleId,
    source: 'A memo',
    verifiedOn: '2026-11-20',
    effectiveFrom,
    reason: 'The days were shortened',
    numbers: [{ key: 'closes.0', value }],
    says: `This is within ${value} days.`,
  }
  const proposed = await app.ask(admin(), PROPOSE, { input })
  const { id } = proposed.proposeImmigrationRuleChange.change
  await app.ask(admin(), DECIDE, { input: { id, decision: 'approve' } })
}

/** Two students with these days; what concerns the first can't be stored until `letGo`. */
async function stuckAndOther(...days: ReturnType<typeof day>[]) {
  const [[stuck, stuckId], [other, otherId]] = [person(), person()]
  for (const student of [stuck, other]) await app.ask(student, SAVE, { input: { days } })
  const letGo = await stickRows(app.postgres.pool, {
    table: 'outbox',
    when: `new.body::text like '%${stuckId}%'`,
  })
  const ids = [stuckId, otherId]
  const told = async () => {
    const all = await app.events('landfall.immigration.notice.requested.v1')
    return ids.map((id) => all.filter(({ userId }) => userId === id).length)
  }
  const planned = async () => {
    const dates = ids.map((id) => app.stores.dates.findAll(id))
    return (await Promise.all(dates)).map((all) => all.map((date) => date.day))
  }
  return { stuckId, letGo, told, planned }
}

it('notifies and plans the dates of the others, and of all once it can', async () => {
  const { letGo, told, planned } = await stuckAndOther(day('withdrew', '2027-01-10'))
  await approve('M5-withdrawal', 10, '2027-01-01')
  const follow = makeFollowChanges({ unitOfWork: app.unitOfWork, clock })
  await expect(follow()).rejects.toThrow('Failed query')
  await expect(follow()).rejects.toThrow('Failed query')
  expect(await told()).toEqual([0, 1])
  now = new Date('2027-01-01T12:00:00Z')
  await expect(follow()).rejects.toThrow('Failed query')
  expect(await planned()).toEqual([['2027-01-25'], ['2027-01-20']])
  await letGo()
  await follow()
  expect(await told()).toEqual([1, 1])
  expect(await planned()).toEqual([['2027-01-20'], ['2027-01-20']])
})

it('follows the other changes', async () => {
  const { letGo, stuckId, told } = await stuckAndOther(day('addressChanged', '2027-03-20'))
  const [student, studentId] = person()
  const input = { days: [day('withdrew', '2027-03-20')] }
  await app.ask(student, SAVE, { input })
  await approve('M3', 5, '2027-03-15')
  await approve('M5-withdrawal', 8, '2027-03-15')
  const follow = makeFollowChanges({ unitOfWork: app.unitOfWork, clock })
  await expect(follow()).rejects.toThrow('Failed query')
  expect(await told()).toEqual([0, 1])
  const all = await app.events('landfall.immigration.notice.requested.v1')
  const people = all.map(({ userId }) => userId)
  expect(people).toContain(studentId)
  expect(people).not.toContain(stuckId)
  await letGo()
})
