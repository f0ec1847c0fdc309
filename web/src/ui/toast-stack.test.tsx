import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastRegion } from './toast-region.tsx'
import { toast } from './toast-store.ts'
import { ToastStack } from './toast-stack.tsx'

const show = (add: () => void) => act(async () => add())
const visible = () =>
  screen
    .queryAllByRole('group')
    .filter(({ dataset }) => !('limited' in dataset || 'endingStyle' in dataset))
    .map((card) => card.querySelector('p')?.textContent)
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

it('shows what was told before its script was there', async () => {
  toast.success({ title: 'Email Verified' })
  render(<ToastRegion />)
  await screen.findByText('Email Verified')
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region.getAttribute('aria-live')).toBe('polite')
})

it('asks for its script again with the next toast when it did not come', async () => {
  const load = vi.fn<() => Promise<typeof ToastStack>>()
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  render(<ToastRegion load={load} />)
  await show(() => toast.error({ title: 'You are offline' }))
  expect((await screen.findByRole('status')).textContent).toContain('You are offline')
  load.mockImplementation(async () => ToastStack)
  await show(() => toast.success({ title: 'Saved' }))
  expect(await screen.findByRole('region', { name: 'Notifications' })).toBeTruthy()
  expect(visible()).toEqual(['Saved'])
  expect(screen.queryByRole('status')).toBeNull()
})

it('lets a success go after six seconds, and keeps an error', async () => {
  render(<ToastStack />)
  await show(() => toast.success({ title: 'Saved' }))
  expect(visible()).toEqual(['Saved'])
  await pass(6_500)
  expect(visible()).toEqual([])
  await show(() => toast.error({ title: 'Login Failed' }))
  await pass(3_600_000)
  expect(visible()).toEqual(['Login Failed'])
})

it('keeps one with an action until it is dismissed, also while others come', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const undo = vi.fn<() => void>()
  render(<ToastStack />)
  await show(() =>
    toast.success({ title: 'Removed', action: { label: 'Undo', onPress: undo } }),
  )
  await pass(3_600_000)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  await waitFor(() => expect(visible()).toEqual([]))
  await show(() =>
    toast.success({ title: 'Removed', action: { label: 'Undo', onPress: undo } }),
  )
  await show(() => toast.success({ title: 'Saved' }))
  expect(visible()).toEqual(['Saved'])
  await pass(6_500)
  expect(visible()).toEqual(['Removed'])
})

it('shows the newest; a success or an older word on the same topic does not come back', async () => {
  render(<ToastStack />)
  await show(() => toast.error({ title: 'Login Failed', topic: 'login' }))
  await show(() => toast.success({ title: 'Link copied' }))
  expect(visible()).toEqual(['Link copied'])
  await show(() => toast.success({ title: 'Welcome back!', topic: 'login' }))
  expect(visible()).toEqual(['Welcome back!'])
  await pass(6_500)
  expect(visible()).toEqual([])
})

it('is reached by F6, and left where one was', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(
    <>
      <button type="button">Search</button>
      <ToastStack />
    </>,
  )
  await show(() => toast.error({ title: 'Login Failed' }))
  screen.getByRole('button', { name: 'Search' }).focus()
  await user.keyboard('{F6}')
  expect(screen.getByRole('region', { name: 'Notifications' })).toBe(document.activeElement)
})

it('does not tell of a failure again once the same has gone well', async () => {
  render(<ToastStack />)
  await show(() => toast.error({ title: 'Failed to publish', topic: 'publish' }))
  await show(() => toast.error({ title: 'Failed to invite', topic: 'invite' }))
  await show(() => toast.over('publish'))
  await show(() => toast.success({ title: 'Published' }))
  await pass(6_500)
  expect(visible()).toEqual(['Failed to invite'])
  await show(() => toast.over('invite'))
  await waitFor(() => expect(visible()).toEqual([]))
})
