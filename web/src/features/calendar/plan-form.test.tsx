import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type {
  AwardReminders_SavedScholarshipFragment,
  AwardReminders_UpdatePlanMutation,
} from '#gql/graphql'
import { DataProvider } from '#lib/apollo/data-provider.tsx'
import { fakeServer } from '#testing/fake-server.ts'
import { watchToasts } from '#testing/toasts.ts'
import { PlanForm } from './plan-form.tsx'
import { ReminderEditor } from './reminder-editor.tsx'

const reminders = {
  isOn: true,
  daysBefore: [7],
  usesDefaults: false,
  customMessage: null,
  tellsNext: false,
  hasComingDeadline: true,
  planned: [],
  last: null,
}

it('tells why the usual days could not be taken', async () => {
  const toasts = watchToasts()
  const server = fakeServer({
    AwardReminders_UpdatePlan: (): AwardReminders_UpdatePlanMutation => ({
      updateReminderPlan: {
        __typename: 'NotFound',
        code: 'NOT_FOUND',
        message: 'It is saved no more',
      },
    }),
  })
  render(
    <DataProvider>
      <PlanForm scholarshipId="s1" reminders={reminders} />
    </DataProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Use my default days' }))
  await waitFor(() => expect(toasts.last()?.title).toBe('Failed to save the reminders'))
  expect(server.requests[0]?.variables).toEqual({
    input: { scholarshipId: 's1', daysBefore: null },
  })
})

it('takes the usual days once, and shows that it runs', async () => {
  const server = fakeServer({ AwardReminders_UpdatePlan: () => new Promise(() => {}) })
  render(
    <DataProvider>
      <PlanForm scholarshipId="s1" reminders={reminders} />
    </DataProvider>,
  )
  const button = screen.getByRole('button', { name: 'Use my default days' })
  await userEvent.dblClick(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(server.requests).toHaveLength(1)
})

const isChosen = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name }).checked

it('shows days that were changed elsewhere, and keeps the note that is being typed', async () => {
  const changes = { add: vi.fn<() => void>(), remove: vi.fn<() => void>() }
  const editor = (daysBefore: number[]) => (
    <DataProvider>
      <ReminderEditor
        saved={
          {
            scholarship: { id: 's1', title: 'Coastal Award' },
            reminders: { ...reminders, daysBefore },
          } as unknown as AwardReminders_SavedScholarshipFragment
        }
        changes={changes as never}
      />
    </DataProvider>
  )
  const { rerender } = render(editor([7]))
  await userEvent.type(screen.getByLabelText(/^Note in the reminder/), 'Ask Ama first')
  rerender(editor([1]))
  expect([isChosen('7 days before'), isChosen('1 day before')]).toEqual([false, true])
  expect(screen.getByDisplayValue('Ask Ama first')).toBeTruthy()
})
