import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { CalendarSubscription_CreateMutation } from '#gql/graphql'
import { DataProvider } from '#lib/apollo/data-provider.tsx'
import { fakeServer } from '#testing/fake-server.ts'
import { CalendarSubscription } from './calendar-subscription.tsx'

it('makes one address, also while the page is still reading that there is one', async () => {
  const server = fakeServer({
    CalendarSubscription_Create: (): CalendarSubscription_CreateMutation => ({
      createCalendarFeed: {
        __typename: 'CreateCalendarFeedSuccess',
        calendarFeed: { createdAt: '2026-11-29T10:00:00Z' },
        path: '/calendar/secret.ics',
      },
    }),
  })
  render(
    <DataProvider>
      <CalendarSubscription createdAt={null} onChanged={() => new Promise(() => {})} />
    </DataProvider>,
  )
  const [create] = screen.getAllByRole('button')
  if (!create) throw new Error('no button is there')
  await userEvent.click(create)
  expect(await screen.findByDisplayValue(/secret\.ics$/)).toBeTruthy()
  await userEvent.click(create)
  expect(create.getAttribute('aria-busy')).toBe('true')
  expect(server.requests).toHaveLength(1)
})
