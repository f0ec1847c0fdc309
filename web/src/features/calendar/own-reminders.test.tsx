import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { OwnReminders } from './own-reminders.tsx'

const planned = ['2026-12-01', '2026-12-08'].map((day) => ({
  __typename: 'DeadlineReminder' as const,
  id: day,
  reminderDate: `${day}T09:00:00Z`,
}))

it('removes a reminder once, and shows that it runs', async () => {
  const remove = vi.fn<(id: string) => Promise<boolean>>(() => new Promise(() => {}))
  render(
    <OwnReminders
      planned={planned as never}
      onAdd={() => Promise.resolve(true)}
      onRemove={remove}
    />,
  )
  const [first] = screen.getAllByRole('button', { name: /^Remove/ })
  if (!first) throw new Error('no reminder is there')
  await userEvent.dblClick(first)
  expect(first.getAttribute('aria-busy')).toBe('true')
  expect(remove.mock.calls).toEqual([['2026-12-01']])
})
