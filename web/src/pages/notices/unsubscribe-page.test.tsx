import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SessionViewerQuery, UnsubscriptionQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

it('says what to do when the link in an email is incomplete', async () => {
  fakeServer({
    SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery,
    Unsubscription: () => ({ unsubscription: null }) satisfies UnsubscriptionQuery,
  })
  await renderApp('/unsubscribe?token=cut-off')
  await screen.findByText(/Please open it from the email again/)
  expect(screen.queryByRole('button', { name: 'Stop these emails' })).toBeNull()
})
