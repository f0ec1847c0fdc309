import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { FieldFilter } from './field-filter.tsx'

const options = [
  ['stem', 'STEM'],
  ['engineering', 'Engineering'],
  ['civil-engineering', 'Civil Engineering'],
  ['health-sciences', 'Health Sciences'],
  ['nursing', 'Nursing'],
  ['physical-therapy', 'Physical Therapy'],
].map(([value = '', label = '']) => ({ value, label, count: 3 }))

function Filter({ begin }: { begin: readonly string[] }) {
  const [values, setValues] = useState(begin)
  return (
    <main>
      <FieldFilter options={options} values={values} onChange={setValues} />
      <output>{values.join(' ')}</output>
    </main>
  )
}

const box = () => screen.getByRole('combobox', { name: /^Other fields/ })
const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const values = () => document.querySelector('output')?.textContent

it('has a box for each broad field, and finds the others by a part of their name', async () => {
  render(<Filter begin={['Engineering', 'quidditch']} />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  await userEvent.type(box(), 'nurs{Enter}')
  expect(values()).toBe('engineering nursing quidditch')
  const chosen = screen.getByRole('list', { name: 'Chosen: Other fields' })
  expect(within(chosen).getAllByRole('button')).toHaveLength(1)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Health Sciences/ }))
  expect(values()).toBe('engineering health-sciences nursing quidditch')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Nursing' }))
  expect(values()).toBe('engineering health-sciences quidditch')
})

it.each([
  ['STEM', ['STEM3', 'Civil Engineering3']],
  ['health', ['Nursing3', 'Physical Therapy3']],
  ['physio', ['Physical Therapy3']],
])('finds for "%s" %j: other names and wider fields count too', async (typed, expected) => {
  render(<Filter begin={[]} />)
  await userEvent.type(box(), typed)
  expect(found()).toEqual(expected)
})

it('says what to choose when the list has no such field', async () => {
  render(<Filter begin={[]} />)
  await userEvent.type(box(), 'alchemy')
  expect(await screen.findByText(/Choose the wider one that yours belongs to/)).toBeTruthy()
})
