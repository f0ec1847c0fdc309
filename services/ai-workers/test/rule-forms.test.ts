import { newId } from '@landfall/kit/core/ids'
import { eventually } from '@landfall/kit/testing/eventually'
import type { Rule } from '@landfall/immigration-rules/rule'
import { RULES } from '@landfall/immigration-rules/rules/rules'
import { makeEnvelope } from '@landfall/proto-events'
import {
  type RuleForm,
  RuleFormsPublished,
} from '@landfall/proto-events/immigration/rule-forms-published.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changedForm, shippedForm } from '../src/modules/rule/testing/rule-forms.ts'
import { type Answering, startAnswering } from './_answering.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'

let now = new Date('2026-12-31T15:00:00Z')
let app: RunningAiWorkers
let on: Answering
beforeAll(async () => {
  app = await startAiWorkers()
  on = await startAnswering(app, { now: () => now })
})
afterAll(async () => {
  await on.stop()
  await app.stop()
})

const [rule] = RULES.filter(({ id }) => id === 'M3') as [Rule]
const says = (days: number) => `A change of address is reported within ${days} days.`
const formsPublished = (ruleId: string, forms: RuleForm[]) =>
  makeEnvelope(RuleFormsPublished, {
    id: newId(),
    aggregateId: ruleId,
    version: forms.length,
    time: now,
    data: { ruleId, forms },
  })
const asked = async () => {
  const { answer, sources } = await on.ask(
    aStudent(),
    'I moved to a new address, whom do I tell?',
  )
  const of = sources.find(({ title }: { title: string }) => title.startsWith('Rule M3'))
  return { days: /within (\d+) days/u.exec(answer)?.[1], source: of.says }
}

it('the mentor gives a changed rule in the form of the day, told twice and in any order', async () => {
  expect(await asked()).toEqual({ days: '10', source: rule.source })
  const shipped = shippedForm(rule, { effectiveTo: '2026-11-30' })
  const first = changedForm(rule, '2026-12-01', { says: says(9), source: 'One' })
  const second = changedForm(rule, '2027-01-01', { says: says(8), source: 'Two' })
  const once = formsPublished('M3', [shipped, first])
  const twice = formsPublished('M3', [
    shipped,
    { ...first, effectiveTo: '2026-12-31' },
    second,
  ])

  expect(await app.receive(once)).toBe('handled')
  expect(await app.receive(once)).toBe('duplicate')
  expect(await asked()).toEqual({ days: '9', source: 'One' })
  const late = formsPublished('M3', [shippedForm(rule)])
  for (const event of [twice, twice, { ...twice, id: newId() }, late]) {
    await app.receive(event)
    expect(await asked()).toEqual({ days: '9', source: 'One' })
  }
  await app.receive({ ...once, id: newId() })

  // The day is New York's: the change counts from midnight there.
  now = new Date('2027-01-01T04:59:00Z')
  expect(await asked()).toEqual({ days: '9', source: 'One' })
  now = new Date('2027-01-01T05:00:00Z')
  expect(await asked()).toEqual({ days: '8', source: 'Two' })
})

it('a service asks for all rules at its start, until each was told once', async () => {
  const fresh = await startAiWorkers()
  const type = 'landfall.ai-workers.rules-copy.requested.v1'
  try {
    await fresh.startWorker()
    await eventually(async () => (await fresh.outboxEvents(type)).length === 1)
    for (const one of RULES) await fresh.receive(formsPublished(one.id, [shippedForm(one)]))
    await (await fresh.startWorker()).stop()
    expect(await fresh.outboxEvents(type)).toHaveLength(1)
  } finally {
    await fresh.stop()
  }
})
