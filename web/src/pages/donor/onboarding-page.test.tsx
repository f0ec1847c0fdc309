import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

const organization = {
  id: 'o1',
  name: 'Harbour Trust',
  kind: 'DONOR',
  universityId: null,
  verification: 'PENDING',
} as const

function open({
  isEmailVerified,
  pendingEmail = null,
  until = Promise.resolve(),
}: {
  isEmailVerified: boolean
  pendingEmail?: string | null
  until?: Promise<void>
}) {
  const viewer = {
    ...studentViewer,
    accountType: 'DONOR',
    isEmailVerified,
    memberships: [{ role: 'OWNER', organization }],
  } satisfies SessionViewerQuery['viewer']
  const nothing = {
    edges: [],
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: 0,
  }
  const server = fakeServer({
    SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
    OnboardingPage: () =>
      until.then(() => ({
        organization: {
          __typename: 'Organization',
          ...organization,
          website: 'https://harbour.example',
          country: 'US',
          organizationType: null,
          description: null,
          universityDomain: null,
          emailDomain: null,
          declineReason: null,
        },
        organizationScholarships: nothing,
        funds: nothing,
      })),
    VerifyEmailNotice: () => ({
      viewer: { __typename: 'User', id: studentViewer.id, pendingEmail },
    }),
    VerifyEmailNotice_Resend: () => ({
      resendVerification: {
        __typename: 'MailRequestAccepted',
        message: 'Look at your mail.',
      },
    }),
  })
  return { ...server, app: renderApp('/donor-onboarding?step=verification') }
}

it('sends the verification email again', async () => {
  const { requests, app } = open({ isEmailVerified: false })
  const { user } = await app
  await screen.findByText('Your own email address is not verified yet.')
  await user.click(await screen.findByRole('button', { name: 'Resend verification email' }))
  await screen.findByText('Look at your mail.')
  const sent = requests.find(({ operation }) => operation === 'VerifyEmailNotice_Resend')
  expect(sent?.variables).toEqual({ input: { email: studentViewer.email } })
})

it('names the address that waits for its link in place of the present one', async () => {
  await open({ isEmailVerified: false, pendingEmail: 'right@example.org' }).app
  expect(await screen.findByText(/^We sent a link to right@example\.org\./)).toBeTruthy()
})

it('does not offer that when the address is verified', async () => {
  await open({ isEmailVerified: true }).app
  await screen.findByText('Your own email address is verified.')
  expect(screen.queryByRole('button', { name: 'Resend verification email' })).toBeNull()
})

it('keeps the focus on its title when the steps come', async () => {
  const gate = Promise.withResolvers<void>()
  await open({ isEmailVerified: true, until: gate.promise }).app
  const title = await screen.findByRole('heading', { level: 1, name: 'Set up and publish' })
  title.focus()
  gate.resolve()
  await screen.findByText('Your own email address is verified.')
  expect(document.activeElement).toBe(title)
})
