import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { InviteForm } from './invite-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'

beforeEach(() => getApolloClient().clearStore())

const invitationTo = (email: string) => ({
  __typename: 'OrganizationInvitation',
  id: email,
  email,
  role: 'EDITOR',
  expiresAt: '2026-11-30T12:00:00.000Z',
})

/** A server with these open invitations. */
function serve(emails: string[]) {
  const open = new Set(emails)
  return fakeServer({
    OpenInvitations: () => ({ organizationInvitations: [...open].map(invitationTo) }),
    OpenInvitations_Cancel: ({ input }) => {
      const { invitationId } = input as { invitationId: string }
      open.delete(invitationId)
      const invitation = { __typename: 'OrganizationInvitation', id: invitationId }
      return { cancelInvitation: { __typename: 'CancelInvitationSuccess', invitation } }
    },
    InviteForm_Invite: ({ input }) => {
      open.add((input as { email: string }).email)
      return { inviteMember: { __typename: 'MailRequestAccepted', message: 'On its way' } }
    },
  })
}

function show() {
  render(
    <ApolloProvider client={getApolloClient()}>
      <OpenInvitations organizationId="wells" />
      <InviteForm organizationId="wells" />
    </ApolloProvider>,
  )
}

const cancelButton = (email: string) =>
  screen.queryByRole('button', { name: `Cancel ${email}` })

it('tells whom the organization waits for, and takes an invitation back', async () => {
  serve(['ada@example.org', 'ben@example.org'])
  show()
  expect(await screen.findAllByText(/^Editor, link works until /)).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel ada@example.org' }))
  await expect.poll(() => cancelButton('ada@example.org')).toBe(null)
  expect(cancelButton('ben@example.org')).toBeTruthy()
})

it('has whoever is invited at once', async () => {
  serve([])
  show()
  expect(screen.queryByText('Invited, not joined yet')).toBe(null)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'cleo@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
  await expect.poll(() => cancelButton('cleo@example.org')).toBeTruthy()
  expect(screen.getByText('Invited, not joined yet')).toBeTruthy()
})
