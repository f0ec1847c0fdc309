import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('shows why it cannot be pressed, is reached by keyboard, and does nothing', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button disabledReason="Only an owner may delete it" onClick={onClick}>
      Delete
    </Button>,
  )
  const reason = screen.getByText('Only an owner may delete it')
  const button = screen.getByRole('button', { name: 'Delete' })
  expect(button.getAttribute('aria-describedby')).toBe(reason.id)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  await user.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

it('waits without a reason while another action runs, and keeps what else describes it', async () => {
  const onClick = vi.fn<() => void>()
  const { rerender } = render(
    <Button aria-disabled aria-describedby="note" onClick={onClick}>
      Erase
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Erase' })
  expect(button.getAttribute('aria-describedby')).toBe('note')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  rerender(
    <Button aria-disabled={false} onClick={onClick}>
      Erase
    </Button>,
  )
  expect(button.hasAttribute('aria-disabled')).toBe(false)
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
})
