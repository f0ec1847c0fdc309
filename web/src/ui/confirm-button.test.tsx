import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ConfirmButton } from './confirm-button.tsx'

function renderButton(onConfirm: () => Promise<unknown>) {
  render(
    <ConfirmButton
      label="Remove"
      subject="My essay"
      title="Remove it?"
      cancel="Keep it"
      onConfirm={onConfirm}
    >
      It can’t be brought back.
    </ConfirmButton>,
  )
  return userEvent.setup()
}

const asking = () => screen.findByRole('button', { name: 'Remove My essay' })
const doing = () => screen.findByRole('button', { name: 'Remove' })

it('does nothing before the answer, and nothing after “Keep it”', async () => {
  const onConfirm = vi.fn<() => Promise<unknown>>()
  const user = renderButton(onConfirm)
  await user.click(await asking())
  const dialog = await screen.findByRole('dialog', { name: 'Remove it?' })
  expect(dialog.textContent).toContain('It can’t be brought back.')
  await user.click(await screen.findByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onConfirm).not.toHaveBeenCalled()
})

it('does it once, however often it is pressed, and closes when it is through', async () => {
  const work = Promise.withResolvers<void>()
  const onConfirm = vi.fn<() => Promise<unknown>>(() => work.promise)
  const user = renderButton(onConfirm)
  await user.click(await asking())
  await user.click(await doing())
  await user.click(await doing())
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect((await doing()).getAttribute('aria-busy')).toBe('true')
  work.resolve()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
