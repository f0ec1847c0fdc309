import type { Rule } from '@landfall/immigration-rules/rule'
import { RULES } from '@landfall/immigration-rules/rules/rules'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import {
  FORMS_PER_RULE,
  type RuleForm,
} from '@landfall/proto-events/immigration/rule-forms-published.v1'
import { expect, it } from 'vitest'
import { publishRuleForms } from './publish-rule-forms.ts'
import { type RuleRow, shippedRow } from './rule-row.ts'
import { withNumbers } from './rule-numbers.ts'

const [rule] = RULES.filter(({ id }) => id === 'M3') as [Rule]
const at = new Date('2026-11-23T15:00:00Z')
const shipped = shippedRow(rule, at)

/** A change from that day of December on; parts that are left out stay as they ship. */
const change = (day: number, o: { days?: number; says?: string } = {}): RuleRow => {
  const { days = 10, says = rule.says } = o
  const compute = withNumbers(rule.compute, new Map([['closes.0', days]]))
  const effectiveFrom = `2026-12-${String(day).padStart(2, '0')}`
  const content = { ...shipped.content, says, compute }
  return { ...shipped, id: `change-${day}`, content, effectiveFrom, origin: 'change' }
}

async function publishedEvents(...rows: readonly RuleRow[]) {
  const events: { version: number; data: { forms: RuleForm[] } }[] = []
  const publishAll = async (_event: unknown, some: never[]) => void events.push(...some)
  await publishRuleForms({
    rules: { all: async () => [...rows] },
    outbox: { publishAll } as unknown as Outbox,
  })
  return events
}

const older = async (...rows: readonly RuleRow[]) => {
  const [event] = await publishedEvents(shipped, ...rows)
  return event?.data.forms.map(({ hasOlderWords }) => hasOlderWords)
}

it('tells forms by their days, and of very many the latest under the number of all', async () => {
  const [event] = await publishedEvents(change(2), change(1), shipped)
  expect(event?.data.forms.map(({ id }) => id)).toEqual([
    shipped.id,
    'change-1',
    'change-2',
  ])
  const many = Array.from({ length: FORMS_PER_RULE }, (_, day) => change(day + 1))
  const [last] = await publishedEvents(shipped, ...many)
  expect(last?.version).toBe(FORMS_PER_RULE + 1)
  expect(last?.data.forms.map(({ id }) => id)).toEqual(many.map(({ id }) => id))
})

it('says of which form a figure was changed after its words were written', async () => {
  expect(await older(change(1, { days: 8 }))).toEqual([false, true])
  expect(await older(change(1, { days: 8, says: 'Within 8 days.' }))).toEqual([
    false,
    false,
  ])
  // The next change leaves words and figure as they are, and the one after it corrects the figure.
  const [once, again] = [change(1, { days: 8 }), change(2, { days: 8 })]
  expect(await older(once, again, change(3))).toEqual([false, true, true, false])
  const own = { says: 'Within 8 days.' }
  expect(
    await older(change(1, { days: 8, ...own }), change(2, { days: 9, ...own })),
  ).toEqual([false, false, true])
})
