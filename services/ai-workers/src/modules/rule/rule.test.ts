import type { Rule } from '@landfall/immigration-rules/rule'
import { RULES } from '@landfall/immigration-rules/rules/rules'
import { expect, it } from 'vitest'
import { rulesOn } from './rule.ts'
import { changedForm, shippedForm } from './testing/rule-forms.ts'

const [rule] = RULES.filter(({ id }) => id === 'M3') as [Rule]
const released: Rule = { ...rule, says: 'As it ships now.' }
const saysOn = (
  day: string,
  shipped: Rule,
  ...forms: readonly ReturnType<typeof shippedForm>[]
) => rulesOn([shipped], new Map([[shipped.id, forms]]), day).at(0)?.says

it('a changed rule has its old form until the day of the change, and the new one from then on', () => {
  const forms = [
    shippedForm(rule, { effectiveTo: '2026-12-31' }),
    changedForm(rule, '2027-01-01', { says: 'As it was changed.' }),
  ]
  expect(saysOn('2026-12-31', rule, ...forms)).toBe(rule.says)
  expect(saysOn('2027-01-01', rule, ...forms)).toBe('As it was changed.')
})

it('a rule with several changes has each one in its days', () => {
  const forms = [
    shippedForm(rule, { effectiveTo: '2026-11-30' }),
    changedForm(rule, '2026-12-01', { says: 'One.', effectiveTo: '2026-12-31' }),
    changedForm(rule, '2027-01-01', { says: 'Two.' }),
  ]
  const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']
  expect(days.map((day) => saysOn(day, rule, ...forms))).toEqual([
    rule.says,
    'One.',
    'One.',
    'Two.',
  ])
})

it('a rule has its shipped form where no other was told', () => {
  expect(saysOn('2026-12-01', rule)).toBe(rule.says)
  const coming = { ...rule, effectiveFrom: '2027-01-01' }
  expect(saysOn('2026-12-31', coming)).toBeUndefined()
  expect(saysOn('2027-01-01', coming)).toBe(rule.says)
})

it('a rule takes a newly shipped form from its day on, though the copy is older', () => {
  const old = shippedForm(rule)
  expect(saysOn('2026-12-01', released, old)).toBe('As it ships now.')
  const coming = { ...released, effectiveFrom: '2027-01-01' }
  expect(saysOn('2026-12-31', coming, old)).toBe(rule.says)
  expect(saysOn('2027-01-01', coming, old)).toBe('As it ships now.')
  const over = { ...released, effectiveTo: '2026-11-30' }
  expect(saysOn('2026-12-01', over, old)).toBeUndefined()
})

it('a rule keeps what administrators changed when a release ships another form, even before its day', () => {
  const forms = [
    shippedForm(rule, { effectiveTo: '2026-12-31' }),
    changedForm(rule, '2027-01-01', { says: 'As it was changed.' }),
  ]
  expect(saysOn('2026-12-31', released, ...forms)).toBe(rule.says)
  expect(saysOn('2027-01-01', released, ...forms)).toBe('As it was changed.')
})

it('a rule follows the copy where a newer release has shipped than the one running here', () => {
  const forms = [shippedForm(rule, { effectiveTo: '2026-11-30' }), shippedForm(released)]
  expect(saysOn('2026-12-01', rule, ...forms)).toBe('As it ships now.')
})

it('the rules keep their order and their ids', () => {
  const ids = rulesOn(RULES, new Map(), '2026-12-01').map(({ id }) => id)
  const inForce = RULES.filter(({ effectiveFrom }) => (effectiveFrom ?? '') <= '2026-12-01')
  expect(ids).toEqual(inForce.map(({ id }) => id))
})
