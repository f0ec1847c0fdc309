import { RULES } from '@landfall/immigration-rules/rules/rules'
import type { Rule } from '@landfall/immigration-rules/rule'
import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFollowChanges } from '../src/modules/rule-change/follow-changes.ts'
import { makeShipRules } from '../src/modules/rule-change/ship-rules.ts'
import { startImmigration } from './_app.ts'
import { day, person, READ, SAVE } from './_profile.ts'

let now = new Date('2026-11-23T15:00:00Z')
const clock = { now: () => now }
let app: Awaited<ReturnType<typeof startImmigration>>
beforeAll(async () => {
  app = await startImmigration(clock)
})
afterAll(() => app.stop())

const CHANGES = `{ immigrationRuleChanges { edges { node {
  ruleId state proposedBy reason affectedCount } } } }`
const rule = (id: string) => RULES.find((one) => one.id === id) as Rule
const closing = (id: string, plus: number, says: Partial<Rule> = {}): Rule => {
  const closes = [{ from: 'addressChanged', plus, unit: 'days' } as const]
  return { ...rule('M3'), id, compute: { kind: 'window', opens: null, closes }, ...says }
}

it('follows the rules of a release as it follows approved changes', async () => {
  const admin = testCaller({ roles: ['admin'] })
  const changes = async () =>
    (await app.ask(admin, CHANGES)).immigrationRuleChanges.edges.map(
      ({ node }: { node: object }) => node,
    )
  // The rules of the first start move nothing.
  expect(await changes()).toEqual([])
  const [student, userId] = person()
  const days = [day('addressChanged', '2026-11-25'), day('withdrew', '2026-09-01')]
  await app.ask(student, SAVE, { input: { days } })
  const planned = async () =>
    (await app.stores.dates.findAll(userId)).map((date) => date.day)
  expect(await planned()).toEqual(['2026-11-25', '2026-12-05'])

  const shipRules = makeShipRules({ unitOfWork: app.unitOfWork, clock })
  const over = { compute: { kind: 'window', opens: null, closes: [] } } as const
  const release = [
    closing('M3', 8),
    closing('M3-second', 20),
    closing('M3-coming', 30, { effectiveFrom: '2026-12-01' }),
    // This rule moves a day that is over.
    { ...rule('M5-withdrawal'), ...over },
  ]
  for (const _start of [1, 2]) await shipRules(release)
  // Workers of the previous version that still run take changes that are approved or told: none of these.
  const { rows } = await app.postgres.pool.query<{ state: string }>(
    'select distinct state from immigration_rule_changes',
  )
  expect(rows).toEqual([{ state: 'released' }])
  expect(new Set((await changes()).map(({ state }: { state: string }) => state))).toEqual(
    new Set(['APPROVED']),
  )
  // Until the changes are followed, the count is how many students they are going to move.
  expect(await changes()).toContainEqual(
    expect.objectContaining({ ruleId: 'M3', affectedCount: 1 }),
  )
  const follow = makeFollowChanges({ unitOfWork: app.unitOfWork, clock })
  await follow()
  expect(await planned()).toEqual(['2026-11-25', '2026-12-05'])
  now = new Date('2026-11-23T15:15:00Z')
  for (const _minute of [1, 2]) await follow()
  expect(await planned()).toEqual(['2026-12-03', '2026-12-15'])
  const notices = (await app.events('landfall.immigration.notice.requested.v1')).filter(
    (data) => data.userId === userId,
  )
  expect(notices).toHaveLength(1)
  expect(notices[0]?.body).toContain('25 Nov 2026 to 5 Dec 2026 → 3 Dec 2026')
  const { immigrationProfile } = await app.ask(student, READ)
  expect(immigrationProfile.movedDates).toMatchObject([{ ruleId: 'M3', isNew: true }])

  // Published where a rule changed or a new one is to come, so that older texts about it may be outdated.
  const told = await app.events('landfall.immigration.rule.changed.v1')
  expect(told.map(({ ruleId }) => ruleId)).toEqual(['M3', 'M3-coming', 'M5-withdrawal'])

  const states = (await changes()).map((change: { ruleId: string; state: string }) => [
    change.ruleId,
    change.state,
  ])
  expect(Object.fromEntries(states)).toEqual({
    M3: 'IN_FORCE',
    'M3-second': 'IN_FORCE',
    'M3-coming': 'TOLD',
    'M5-withdrawal': 'IN_FORCE',
  })
  expect((await changes()).at(0)).toMatchObject({ proposedBy: null })

  now = new Date('2026-12-01T15:00:00Z')
  await follow()
  expect(await planned()).toEqual(['2026-12-03', '2026-12-15', '2026-12-25'])
})

/** Rule M5 as it shipped earlier. */
const EARLIER: Rule = {
  ...rule('M5'),
  unless: [{ day: 'withdrew', notBefore: { from: 'programStart', plus: 0, unit: 'days' } }],
  whenPast:
    'These days are over, unless you stay by cap-gap. Speak to your DSO or an immigration lawyer before you do anything else.',
  verifiedOn: '2026-11-22',
}

it('a database of before says the corrected rule from its release on, and the earlier one no more', async () => {
  now = new Date('2026-11-29T15:00:00Z')
  const { pool } = app.postgres
  await pool.query('delete from immigration_rules')
  const shipRules = makeShipRules({ unitOfWork: app.unitOfWork, clock })
  const others = RULES.filter(({ id }) => id !== 'M5')
  await shipRules([...others, EARLIER])
  const told = async (...more: ReturnType<typeof day>[]) => {
    const [student] = person()
    const days = [day('programEnd', '2026-09-01'), ...more]
    await app.ask(student, SAVE, { input: { days, i94: 'DURATION_OF_STATUS' } })
    return async () => {
      const { immigrationProfile } = await app.ask(student, READ)
      return immigrationProfile.deadlines.flatMap(
        ({ rule: { ruleId }, step }: { rule: { ruleId: string }; step: string }) =>
          ruleId === 'M5' ? step : [],
      )
    }
  }
  const [waiting, leaving] = [await told(day('optFiled', '2026-10-20')), await told()]
  for (const read of [waiting, leaving])
    expect(await read()).toEqual([expect.stringMatching(/lawyer before you do anything/)])

  now = new Date('2026-11-30T15:00:00Z')
  for (const _start of [1, 2]) await shipRules(RULES)
  expect(await waiting()).toEqual([])
  expect(await leaving()).toEqual([
    expect.stringMatching(/unless USCIS received your OPT .* Ask your DSO today\.$/),
  ])
  const { rows } = await pool.query(
    `select effective_from::text as from, effective_to::text as to, content->>'verifiedOn' as read
     from immigration_rules where rule_id = 'M5' order by effective_from nulls first`,
  )
  expect(rows).toEqual([
    { from: null, to: '2026-11-29', read: '2026-11-22' },
    { from: '2026-11-30', to: null, read: '2026-11-30' },
  ])
})
