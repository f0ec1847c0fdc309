import { RULES } from '@landfall/immigration-rules/rules/rules'
import type { Rule } from '@landfall/immigration-rules/rule'
import { newId } from '@landfall/kit/core/ids'
import { deliver } from '@landfall/kit/messaging/consumers'
import { testCaller } from '@landfall/kit/testing/callers'
import { makeEnvelope } from '@landfall/proto-events'
import { RulesCopyRequested } from '@landfall/proto-events/ai-workers/rules-copy-requested.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onRulesCopyRequested } from '../src/events/on-rules-copy-requested.ts'
import { makeShipRules } from '../src/modules/rule-change/ship-rules.ts'
import { startImmigration } from './_app.ts'

const now = new Date('2026-11-23T15:00:00Z')
const clock = { now: () => now }
let app: Awaited<ReturnType<typeof startImmigration>>
beforeAll(async () => {
  app = await startImmigration(clock)
})
afterAll(() => app.stop())

const rule = (id: string) => RULES.find((one) => one.id === id) as Rule

/** The rules published since the last call: version and forms by the rule's id. */
async function publishedRules() {
  const { rows } = await app.postgres.pool.query(
    `with told as (
       delete from outbox where name = 'landfall.immigration.rule-forms.published.v1' returning position, body)
     select body from told order by position`,
  )
  return rows.map(({ body }) => {
    const { subject, aggregateversion: version, data } = body
    expect(data.ruleId).toBe(subject)
    return { ruleId: subject, version, forms: data.forms }
  })
}

it('tells every form of a rule when it has a new one, and all rules to who asks', async () => {
  const first = await publishedRules()
  expect(first.map(({ ruleId }) => ruleId).toSorted()).toEqual(
    RULES.map(({ id }) => id).toSorted(),
  )
  await makeShipRules({ unitOfWork: app.unitOfWork, clock })(RULES)
  expect(await publishedRules()).toEqual([])

  const id = await anApprovedChange()
  const { title, says, source } = rule('M5-withdrawal')
  const before = { isShipped: true, title, says, source, effectiveTo: '2026-12-31' }
  const after = {
    id,
    isShipped: false,
    title,
    says: 'There are 10 days.',
    source: '8 CFR 214.2(f)(5)',
    verifiedOn: '2026-11-20',
    effectiveFrom: '2027-01-01',
    effectiveTo: null,
    i94: null,
    cost: null,
    documents: [],
  }
  const changed = { ruleId: 'M5-withdrawal', version: 2, forms: [before, after] }
  expect(await publishedRules()).toMatchObject([changed])

  // A release ends the form of the release before, but not what administrators decided.
  const words = { says: 'As it ships now.' }
  const release = [
    { ...rule('M3'), ...words },
    { ...rule('M5-withdrawal'), ...words },
  ]
  await makeShipRules({ unitOfWork: app.unitOfWork, clock })(release)
  expect(await publishedRules()).toMatchObject([
    {
      ruleId: 'M3',
      version: 2,
      forms: [
        { says: rule('M3').says, effectiveTo: '2026-11-22' },
        { ...words, effectiveFrom: '2026-11-23', effectiveTo: null },
      ],
    },
  ])

  const requestId = newId()
  const request = makeEnvelope(RulesCopyRequested, {
    id: newId(),
    aggregateId: requestId,
    version: 1,
    time: now,
    data: { requestId },
  })
  for (const outcome of ['handled', 'duplicate'])
    expect(await deliver(onRulesCopyRequested, request, app.unitOfWork)).toBe(outcome)
  const all = await publishedRules()
  expect(all).toHaveLength(RULES.length)
  expect(all).toContainEqual(expect.objectContaining({ ruleId: 'M3', version: 2 }))
  expect(all.find(({ ruleId }) => ruleId === 'M5-withdrawal')).toMatchObject(changed)
})

async function anApprovedChange(): Promise<string> {
  const [one, two] = [testCaller({ roles: ['admin'] }), testCaller({ roles: ['admin'] })]
  const input = {
    ruleId: 'M5-withdrawal',
    says: 'There are 10 days.',
    source: '8 CFR 214.2(f)(5)',
    verifiedOn: '2026-11-20',
    effectiveFrom: '2027-01-01',
    reason: 'The days of grace were shortened',
    numbers: [{ key: 'closes.0', value: 10 }],
  }
  const propose = `mutation ($input: ProposeImmigrationRuleChangeInput!) {
    proposeImmigrationRuleChange(input: $input) { ... on ImmigrationRuleChangeSuccess { change { id } } } }`
  const { change } = (await app.ask(one, propose, { input })).proposeImmigrationRuleChange
  // A mere proposal is not published.
  expect(await publishedRules()).toEqual([])
  const decide = `mutation ($input: DecideImmigrationRuleChangeInput!) {
    decideImmigrationRuleChange(input: $input) { __typename } }`
  await app.ask(two, decide, { input: { id: change.id, decision: 'approve' } })
  return change.id
}
