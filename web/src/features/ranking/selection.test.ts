import { expect, it } from 'vitest'
import { changeSelection, nothing, type Selection } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const press = (before: Selection, id: string, isRange = false) =>
  changeSelection(before, order, { kind: 'toggle', id, isRange })
const idsOf = ({ ids }: Selection) => [...ids].toSorted().join('')

it('chooses one and lets it go', () => {
  const one = press(nothing, 'b')
  expect(idsOf(one)).toBe('b')
  expect(idsOf(press(one, 'b'))).toBe('')
})

it('chooses a range with Shift, in both directions', () => {
  expect(idsOf(press(press(nothing, 'b'), 'd', true))).toBe('bcd')
  expect(idsOf(press(press(nothing, 'd'), 'b', true))).toBe('bcd')
})

it('lets a range go where the pressed row was chosen', () => {
  const all = changeSelection(nothing, order, { kind: 'all', isChosen: true })
  expect(idsOf(press(press(all, 'b'), 'd', true))).toBe('ae')
})

it('begins a range anew where there is none, also on another page', () => {
  expect(idsOf(press(nothing, 'c', true))).toBe('c')
  const elsewhere = { ids: new Set(['z']), anchor: 'z' }
  expect(idsOf(press(elsewhere, 'c', true))).toBe('cz')
})

it('chooses and lets go all rows of the page, and keeps those of others', () => {
  const other = { ids: new Set(['z']), anchor: null }
  const all = changeSelection(other, order, { kind: 'all', isChosen: true })
  expect(idsOf(all)).toBe('abcdez')
  expect(idsOf(changeSelection(all, order, { kind: 'all', isChosen: false }))).toBe('z')
  expect(changeSelection(all, order, { kind: 'clear' })).toBe(nothing)
})
