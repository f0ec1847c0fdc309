import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CheckboxGroup } from './checkbox.tsx'
import { YesNoField } from './yes-no-field.tsx'

/** The texts that describe a group, which a screen reader reads after its name. */
function descriptionOf(name: string): string[] {
  const ids = screen.getByRole('group', { name }).getAttribute('aria-describedby') ?? ''
  return ids
    .split(' ')
    .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '')
}

const words = { help: 'Choose what fits.', error: 'Choose one.' }

it.each([
  [
    'boxes to tick',
    <CheckboxGroup
      key="boxes"
      legend="Levels"
      name="levels"
      options={[{ value: 'phd', label: 'PhD' }]}
      values={[]}
      onChange={() => undefined}
      {...words}
    />,
  ],
  [
    'yes and no',
    <YesNoField
      key="yes-no"
      label="Levels"
      name="levels"
      value=""
      onChange={() => undefined}
      {...words}
    />,
  ],
])('a group of %s is described by its help and its fault', (_what, group) => {
  render(group)
  expect(descriptionOf('Levels')).toEqual([words.help, words.error])
})
