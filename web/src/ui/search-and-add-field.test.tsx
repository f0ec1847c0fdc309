import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SearchAndAddField } from './search-and-add-field.tsx'
import type { Option } from './select-field.tsx'

const fields = ['Biophysics', 'Biology', 'Law', 'Physics'].map((name) => ({
  value: name,
  label: name,
}))

function Fields({ begin }: { begin: readonly Option[] }) {
  const [chosen, setChosen] = useState(begin)
  return (
    <main>
      <SearchAndAddField
        id="fields"
        label="Fields"
        name="fields"
        chosen={chosen}
        onChange={(_, next) => setChosen(next)}
        options={fields}
        status="Choose as many as fit."
      />
    </main>
  )
}

const box = () => screen.getByRole('combobox', { name: /^Fields/ })
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen: Fields' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

it('adds what is found by a part of its name, and is empty for the next one', async () => {
  render(<Fields begin={[]} />)
  await userEvent.type(box(), 'phy')
  // A name that begins with the typed text comes first, and Enter takes it.
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Physics',
    'Biophysics',
  ])
  await userEvent.keyboard('{Enter}')
  expect(chosen()).toEqual(['Physics'])
  expect(box()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(box())
  await userEvent.type(box(), 'law{Enter}')
  expect(chosen()).toEqual(['Physics', 'Law'])
})

it('removes one, and goes on with the box', async () => {
  render(<Fields begin={[{ value: 'Old', label: 'Old field' }, ...fields.slice(1, 2)]} />)
  expect(chosen()).toEqual(['Old field', 'Biology'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Old field' }))
  expect(chosen()).toEqual(['Biology'])
  expect(document.activeElement).toBe(box())
})

it('finds a name whatever its accents, with its count and look', async () => {
  const options = [
    { value: 'CI', label: 'Côte d’Ivoire', count: 1200 },
    { value: 'GH', label: 'Ghana', count: 3 },
  ]
  render(
    <main>
      <SearchAndAddField
        label="Country"
        name="country"
        chosen={options.slice(1)}
        onChange={() => {}}
        options={options}
        showOption={({ value, label }) => `${label} (${value})`}
        status="Choose as many as fit."
      />
    </main>,
  )
  expect(screen.getByRole('button', { name: 'Remove Ghana' }).textContent).toBe(
    'Ghana (GH)',
  )
  await userEvent.type(screen.getByRole('combobox', { name: /^Country/ }), 'cote')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Côte d’Ivoire (CI)1,200',
  ])
})

it('finds an option by its other names, and says when there is none', async () => {
  const options = [
    { value: 'Biology', label: 'Biology', otherNames: 'Life Sciences' },
    { value: 'Law', label: 'Law' },
  ]
  render(
    <main>
      <SearchAndAddField
        label="Fields"
        name="fields"
        chosen={[]}
        onChange={() => {}}
        options={options}
        status="Choose as many as fit."
        noneFound="No field by this name."
      />
    </main>,
  )
  await userEvent.type(box(), 'life sci')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Biology',
  ])
  expect(screen.queryByText('No field by this name.')).toBeNull()
  await userEvent.type(box(), 'x')
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.getByText('No field by this name.')).toBeTruthy()
})
