import { expect, test } from 'vitest'
import { type ImmigrationFacts, NOTHING_STATED } from '../facts.ts'
import type { Bound, Computation, Topic } from '../rule.ts'
import { madeRule } from '../testing/made-rule.ts'
import { guidance } from './guidance.ts'

const asked = { topic: 'opt', status: 'pending' } as const
const until = (bound: Bound): Computation => ({
  kind: 'window',
  opens: null,
  closes: [bound],
})
const days = (from: Bound['from'], plus: number): Bound => ({ from, plus, unit: 'days' })
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const conditionFor = (id: string, topics: Topic[]) =>
  madeRule(id, { kind: 'condition' }, { topics })
const timeframeOf = (topic: 'opt' | 'cpt', status: 'pending' | 'approved') =>
  guidance([], { topic, status }, NOTHING_STATED, '2027-01-01').timeframe

test('rules are grouped by kind, and deadlines are sorted by date, with unknown dates last', () => {
  const rules = [
    madeRule('untold', until(days('stemEnd', 0))),
    madeRule('later', until(days('optEnd', 0))),
    madeRule('sooner', until(days('optEnd', -10))),
    madeRule('as soon', until(days('optEnd', -10))),
    madeRule('kept', { kind: 'condition' }),
    madeRule('paid', { kind: 'cost', usd: 470, isAtLeast: false, per: 'form' }),
    madeRule('filed', { kind: 'documents', lines: ['Form I-765'] }),
  ]
  const facts = { ...NOTHING_STATED, days: { optEnd: '2027-06-30' } }
  const found = guidance(rules, asked, facts, '2027-01-01')
  expect(ids(found.deadlines.map(({ rule }) => rule))).toEqual([
    'sooner',
    'as soon',
    'later',
    'untold',
  ])
  expect(ids(found.conditions)).toEqual(['kept'])
  expect(ids(found.costs)).toEqual(['paid'])
  expect(found.documents).toMatchObject([{ rule: { id: 'filed' }, lines: ['Form I-765'] }])
  expect(found.asks).toEqual(['stemEnd'])
  const asks = (days: ImmigrationFacts['days']) =>
    guidance(rules, asked, { ...NOTHING_STATED, days }, '2027-01-01').asks
  expect(asks({})).toEqual(['optFiled', 'stemEnd', 'optEnd'])
  expect(asks({ optFiled: '2026-12-01' })).toEqual(['stemEnd', 'optEnd'])
})

test('rules about the topic alone come before rules that apply to other topics, too', () => {
  const rules = [
    conditionFor('W', ['general', 'opt', 'cpt']),
    conditionFor('Z', ['opt']),
    conditionFor('V', ['opt', 'cpt']),
    conditionFor('A', ['opt']),
  ]
  const found = guidance(rules, asked, NOTHING_STATED, '2027-01-01')
  expect(ids(found.conditions)).toEqual(['A', 'Z', 'V', 'W'])
})

test('a processing time is shown only for its own topic and stage', () => {
  expect(timeframeOf('opt', 'pending')).toMatchObject({ topic: 'opt', status: 'pending' })
  expect([timeframeOf('opt', 'approved'), timeframeOf('cpt', 'pending')]).toEqual([
    null,
    null,
  ])
})
