import { ApolloLink } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { of } from 'rxjs'
import { expect, it, vi } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { createApolloClient } from '#lib/apollo/apollo-client.ts'
import { endSession, reloadSession } from '#lib/session/session.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { studentViewer } from '#testing/student-viewer.ts'
import { useReturningSave } from './returning-save.ts'
import { SaveButton } from './save-button.tsx'

const student: SessionViewerQuery = { viewer: studentViewer }

const award = { id: 's1', title: 'Wind Award', saved: null }

function SearchPage() {
  useReturningSave()
  return <SaveButton scholarship={award as never} isWide />
}

function open(address: string) {
  const sent = vi.fn<(variables: unknown) => void>()
  const transport = new ApolloLink((operation) => {
    sent(operation.variables)
    const refused = { __typename: 'NotFound', code: 'NOT_FOUND', message: 'Not there' }
    return of({ data: { saveScholarship: refused } })
  })
  const view = render(
    <ApolloProvider client={createApolloClient(transport)}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/scholarships" element={<SearchPage />} />
          <Route path="/auth/student" element={<p>Sign in here</p>} />
        </Routes>
      </MemoryRouter>
    </ApolloProvider>,
  )
  return { ...view, sent }
}

it('saves after signing in what a visitor wished to save, and nothing for an address alone', async () => {
  await endSession()
  const visit = open('/scholarships?q=wind')
  await userEvent.click(screen.getByRole('link', { name: 'Save' }))
  await screen.findByText('Sign in here')
  visit.unmount()

  fakeServer({ SessionViewer: () => student })
  await reloadSession()
  const back = open('/scholarships?q=wind')
  expect(back.sent.mock.calls).toEqual([
    [{ input: expect.objectContaining({ scholarshipId: 's1' }) }],
  ])
  back.unmount()

  const shared = open('/scholarships?save=s1')
  expect(shared.sent).not.toHaveBeenCalled()
})
