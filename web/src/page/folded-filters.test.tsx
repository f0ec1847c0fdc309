import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { FoldedFilters } from './folded-filters.tsx'

const screenIs = vi.hoisted(() => ({ wide: true }))
vi.mock('#ui/use-wide-screen.ts', () => ({ useWideScreen: () => screenIs.wide }))

beforeEach(() => {
  screenIs.wide = true
})

const show = (count: number) =>
  render(
    <FoldedFilters count={count}>
      <label>
        Fund <input />
      </label>
    </FoldedFilters>,
  )

it('shows the filters at once where there is room', () => {
  show(1)
  expect(screen.getByLabelText('Fund')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('keeps them behind a button on a phone, which says how many choose something', async () => {
  screenIs.wide = false
  show(2)
  expect(screen.queryByLabelText('Fund')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }))
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeTruthy()
  expect(screen.getByLabelText('Fund')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show results' }))
  await expect.poll(() => screen.queryByLabelText('Fund')).toBeNull()
})
