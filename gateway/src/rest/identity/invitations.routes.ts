import { z } from 'zod'
import { rawText } from '../inputs.ts'
import { created, found } from '../responses.ts'
import { PROBLEM, type Row, defineRoute } from '../route.ts'
import { rowOf, rowsOf, slugWord } from '../values.ts'

const tag = 'Organizations'
const access = 'signed-in'

const INVITATION = 'id email role createdAt expiresAt'
const presentInvitation = (row: Row): Row => ({ ...row, role: slugWord(row['role']) })
const invitationShape = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'editor', 'reviewer', 'reader']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

const inviteMember = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/invitations',
  tag,
  summary: 'Invites a person by email; owners only.',
  access,
  body: z.strictObject({ email: rawText(), role: rawText() }),
  operation: `mutation RestInviteMember($input: InviteMemberInput!) {
    inviteMember(input: $input) { ... on MailRequestAccepted { message } ${PROBLEM} }
  }`,
  variables: ({ params, body }) => ({ input: { organizationId: params['id'], ...body } }),
  answer: (data, { params }) =>
    created(`/api/organizations/${params['id']}`, data['inviteMember']),
  success: { status: 201, shape: z.strictObject({ message: z.string() }) },
})

const listInvitations = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/invitations',
  tag,
  summary: 'Invitations that are still open, newest first; owners only.',
  access,
  operation: `query RestOrganizationInvitations($id: ID!) {
    organizationInvitations(organizationId: $id) { ${INVITATION} }
  }`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: (data) => found(rowsOf(data['organizationInvitations']).map(presentInvitation)),
  success: { status: 200, shape: z.array(invitationShape) },
})

const cancelInvitation = defineRoute({
  method: 'DELETE',
  path: '/api/organizations/:id/invitations/:invitationId',
  tag,
  summary: 'Cancels an invitation before it is accepted; owners only.',
  access,
  operation: `mutation RestCancelInvitation($input: CancelInvitationInput!) {
    cancelInvitation(input: $input) {
      ... on CancelInvitationSuccess { invitation { ${INVITATION} } } ${PROBLEM}
    }
  }`,
  variables: ({ params }) => ({
    input: { organizationId: params['id'], invitationId: params['invitationId'] },
  }),
  answer: (data) =>
    found(presentInvitation(rowOf(rowOf(data['cancelInvitation'])['invitation']))),
  success: { status: 200, shape: invitationShape },
})

export const invitationRoutes = [inviteMember, listInvitations, cancelInvitation]
