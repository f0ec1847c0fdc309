import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { MultiSelectField } from './multi-select-field.tsx'

const options = ['Côte d’Ivoire', 'Ghana', 'Kenya', 'Mali'].map((label) => ({
  value: label,
  label,
  otherNames: label === 'Ghana' ? 'Gold Coast' : '',
}))

function Countries() {
  const [values, setValues] = useState<string[]>([])
  return (
    <MultiSelectField
      label="Country"
      name="country"
      options={options}
      values={values}
      onChange={setValues}
    />
  )
}

const listed = () =>
  screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)

it('leaves the list as it is under the keyboard, and shows what is ticked above it', async () => {
  render(<Countries />)
  const order = listed()
  const kenya = screen.getByRole('checkbox', { name: 'Kenya' })
  kenya.focus()
  await userEvent.keyboard(' ')
  expect(listed()).toEqual(order)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Kenya' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Mali' }))

  const chosen = screen.getByRole('list', { name: 'Chosen: Country' })
  await userEvent.click(within(chosen).getByRole('button', { name: 'Remove Kenya' }))
  expect(screen.queryByRole('list', { name: 'Chosen: Country' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

it('narrows by what is typed, whatever its accents', async () => {
  render(<Countries />)
  await userEvent.type(screen.getByRole('searchbox'), 'cote')
  expect(listed()).toEqual(['Côte d’Ivoire'])
  await userEvent.type(screen.getByRole('searchbox'), 'xx')
  expect(screen.getByText('Nothing in the list matches.')).toBeTruthy()
})

it('finds an option by its other names too', async () => {
  render(<Countries />)
  await userEvent.type(screen.getByRole('searchbox'), 'gold')
  expect(listed()).toEqual(['Ghana'])
})
