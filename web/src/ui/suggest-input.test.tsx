import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { SuggestInput } from './suggest-input.tsx'

const suggestions = Array.from({ length: 8 }, (_, n) => ({
  key: `k${n}`,
  text: `Word ${n}`,
}))

const onChoose = vi.fn<(chosen: { text: string }) => void>()
beforeEach(() => onChoose.mockClear())

async function open() {
  const user = userEvent.setup()
  render(
    <SuggestInput
      aria-label="Search"
      suggestions={suggestions}
      listLabel="Suggestions"
      countInWords={(count) => `${count} suggestions`}
      onChoose={onChoose}
    />,
  )
  const box = screen.getByRole('combobox', { name: 'Search' })
  await user.click(box)
  await screen.findByRole('listbox')
  return { user, box }
}

it('brings the marked suggestion into sight, also in a list that is higher than its box', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const { user } = await open()
  await user.keyboard('{ArrowUp}')
  expect(scroll.mock.contexts).toEqual([screen.getByRole('option', { name: 'Word 7' })])
})

it('takes nothing at the Enter that ends the composing of a letter', async () => {
  const { user, box } = await open()
  await user.keyboard('{ArrowDown}')
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  expect(onChoose).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(suggestions[0])
})
