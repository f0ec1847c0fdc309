import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

it.each(['/admin/reports', '/admin/listings'])(
  'tells others that %s is for moderators, without asking the server',
  async (address) => {
    const { requests } = fakeServer({
      SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
    })
    await renderApp(address)
    await screen.findByRole('heading', { level: 1, name: 'This page is for moderators' })
    const asked = requests.map(({ operation }) => operation)
    // The header counts the unread notices of whoever is signed in.
    expect(asked.filter((name) => name !== 'NoticeCounts')).toEqual(['SessionViewer'])
  },
)
