import { z } from 'zod'
import { created, found, listed, missing, pageVariables } from '../responses.ts'
import { pageQuery, queryChoice, rawText, text, whole } from '../inputs.ts'
import { recordId } from '../named-ids.ts'
import { ADMINS, PROBLEM, type Row, defineRoute } from '../route.ts'
import { isRow, rowOf, rowsOf, slugWord } from '../values.ts'

const tag = 'Organizations'
const access = 'signed-in'

const ORGANIZATION_FIELDS = `fragment OrganizationFields on Organization {
  id name kind organizationType countryName website description universityId
  universityDomain emailDomain verification declineReason createdAt verifiedAt version
  members { role joinedAt user { id firstName lastName } }
}`

function presentOrganization(row: Row): Row {
  const { countryName, kind, verification, members, ...same } = row
  return {
    ...same,
    kind: slugWord(kind),
    country: countryName ?? null,
    verification: slugWord(verification),
    members: Array.isArray(members) ? rowsOf(members).map(presentMember) : null,
  }
}

function presentMember({ role, joinedAt, user }: Row): Row {
  const { id, firstName, lastName } = rowOf(user)
  return { userId: id, firstName, lastName, role: slugWord(role), joinedAt }
}

const optionalText = z.string().nullable()
const roles = z.enum(['owner', 'editor', 'reviewer', 'reader'])

const organizationShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['donor', 'university']),
  organizationType: optionalText,
  country: optionalText,
  website: optionalText,
  description: optionalText,
  universityId: optionalText,
  universityDomain: optionalText,
  emailDomain: optionalText,
  verification: z.enum(['pending', 'verified', 'declined']),
  declineReason: optionalText,
  createdAt: z.iso.datetime(),
  verifiedAt: z.iso.datetime().nullable(),
  version: z.int(),
  members: z
    .array(
      z.strictObject({
        userId: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        role: roles,
        joinedAt: z.iso.datetime(),
      }),
    )
    .nullable(),
})

const RESULT = `... on OrganizationSuccess { organization { ...OrganizationFields } } ${PROBLEM}`
const organizationOf = (result: unknown) =>
  presentOrganization(rowOf(rowOf(result)['organization']))

const details = {
  name: rawText(),
  organizationType: text(),
  country: text(),
  website: text(),
  description: text(),
  universityId: recordId(text()),
}

const createOrganization = defineRoute({
  method: 'POST',
  path: '/api/organizations',
  tag,
  summary: 'Creates the organization that the account acts for; an admin verifies it.',
  access: { accountTypes: ['donor', 'university'], roles: [] },
  body: z.strictObject({ ...details, kind: text() }),
  operation: `mutation RestCreateOrganization($input: CreateOrganizationInput!) {
    createOrganization(input: $input) { ${RESULT} }
  } ${ORGANIZATION_FIELDS}`,
  variables: ({ body }) => ({ input: body }),
  answer({ createOrganization: result }) {
    const organization = organizationOf(result)
    return created(`/api/organizations/${organization['id']}`, organization)
  },
  success: { status: 201, shape: organizationShape },
})

const listMine = defineRoute({
  method: 'GET',
  path: '/api/organizations/mine',
  tag,
  summary: 'The organizations that the caller acts for.',
  access,
  operation: `query RestMyOrganizations {
    viewer { id memberships { organization { ...OrganizationFields } } }
  } ${ORGANIZATION_FIELDS}`,
  answer: ({ viewer }) =>
    found(
      rowsOf(rowOf(viewer)['memberships']).map((row) =>
        presentOrganization(rowOf(row['organization'])),
      ),
    ),
  success: { status: 200, shape: z.array(organizationShape) },
})

const getOrganization = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id',
  tag,
  summary:
    'An organization: all fields for members and admins, the public fields of a verified one for everyone.',
  access: 'public',
  operation: `query RestOrganization($id: ID!) {
    organization(id: $id) { ...OrganizationFields }
  } ${ORGANIZATION_FIELDS}`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ organization }) =>
    isRow(organization)
      ? found(presentOrganization(organization))
      : missing('Organization'),
  success: { status: 200, shape: organizationShape },
})

const updateOrganization = defineRoute({
  method: 'PATCH',
  path: '/api/organizations/:id',
  tag,
  summary:
    'Changes the given fields; absent ones stay, null clears. With another name or university, a verified organization has to be verified again.',
  access,
  body: z.strictObject(details),
  operation: `mutation RestUpdateOrganization($input: UpdateOrganizationInput!) {
    updateOrganization(input: $input) { ${RESULT} }
  } ${ORGANIZATION_FIELDS}`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(organizationOf(data['updateOrganization'])),
  success: { status: 200, shape: organizationShape },
})

const requestDomainCode = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/domain-codes',
  tag,
  summary: 'Emails a code to an address at the university’s own domain; owners only.',
  access,
  body: z.strictObject({ email: rawText() }),
  operation: `mutation RestRequestDomainCode($input: RequestDomainCodeInput!) {
    requestDomainCode(input: $input) { ... on MailRequestAccepted { message } ${PROBLEM} }
  }`,
  variables: ({ params, body }) => ({ input: { organizationId: params['id'], ...body } }),
  answer: (data, { params }) =>
    created(`/api/organizations/${params['id']}`, data['requestDomainCode']),
  success: { status: 201, shape: z.strictObject({ message: z.string() }) },
})

const confirmDomainCode = defineRoute({
  method: 'POST',
  path: '/api/organizations/:id/domain-codes/confirm',
  tag,
  summary:
    'Confirms with that code that somebody here reads email at the university’s domain.',
  access,
  body: z.strictObject({ code: rawText() }),
  operation: `mutation RestConfirmDomainCode($input: ConfirmDomainCodeInput!) {
    confirmDomainCode(input: $input) { ${RESULT} }
  } ${ORGANIZATION_FIELDS}`,
  variables: ({ params, body }) => ({ input: { organizationId: params['id'], ...body } }),
  answer: (data) => found(organizationOf(data['confirmDomainCode'])),
  success: { status: 200, shape: organizationShape },
})

const acceptInvitation = defineRoute({
  method: 'POST',
  path: '/api/organizations/invitations/accept',
  tag,
  summary: 'Joins the organization that an invitation came from.',
  access,
  body: z.strictObject({ token: rawText() }),
  operation: `mutation RestAcceptInvitation($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) { ${RESULT} }
  } ${ORGANIZATION_FIELDS}`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => found(organizationOf(data['acceptInvitation'])),
  success: { status: 200, shape: organizationShape },
})

const changeMemberRole = defineRoute({
  method: 'PATCH',
  path: '/api/organizations/:id/members/:memberId',
  tag,
  summary: 'Changes a member’s role; owners only.',
  access,
  body: z.strictObject({ role: rawText() }),
  operation: `mutation RestChangeMemberRole($input: ChangeMemberRoleInput!) {
    changeMemberRole(input: $input) { ${RESULT} }
  } ${ORGANIZATION_FIELDS}`,
  variables: ({ params, body }) => ({
    input: { organizationId: params['id'], userId: params['memberId'], ...body },
  }),
  answer: (data) => found(organizationOf(data['changeMemberRole'])),
  success: { status: 200, shape: organizationShape },
})

const removeMember = defineRoute({
  method: 'DELETE',
  path: '/api/organizations/:id/members/:memberId',
  tag,
  summary: 'Removes a member; owners only.',
  access,
  operation: `mutation RestRemoveMember($input: RemoveMemberInput!) {
    removeMember(input: $input) { ${RESULT} }
  } ${ORGANIZATION_FIELDS}`,
  variables: ({ params }) => ({
    input: { organizationId: params['id'], userId: params['memberId'] },
  }),
  answer: (data) => found(organizationOf(data['removeMember'])),
  success: { status: 200, shape: organizationShape },
})

const listToVerify = defineRoute({
  method: 'GET',
  path: '/api/admin/organizations',
  tag: 'Administration',
  summary: 'Organizations by the state of their verification, oldest request first.',
  access: ADMINS,
  query: z.object({
    status: queryChoice(['pending', 'verified', 'declined']),
    ...pageQuery,
  }),
  operation: `query RestOrganizationsToVerify($status: VerificationStatus, $first: Int, $after: String) {
    organizationsToVerify(status: $status, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ...OrganizationFields } }
    }
  } ${ORGANIZATION_FIELDS}`,
  variables: ({ query }) => ({
    status: query.status ?? 'PENDING',
    ...pageVariables(query),
  }),
  answer: (data, input) =>
    listed(data['organizationsToVerify'], presentOrganization, input),
  success: { status: 200, shape: z.array(organizationShape) },
})

const decideVerification = defineRoute({
  method: 'POST',
  path: '/api/admin/organizations/:id/verification',
  tag: 'Administration',
  summary:
    'Verifies or declines an organization; with `version`, only if it has not changed since (else 409).',
  access: ADMINS,
  body: z.strictObject({ decision: rawText(), reason: rawText(), version: whole() }),
  operation: `mutation RestDecideVerification($input: DecideVerificationInput!) {
    decideVerification(input: $input) { ${RESULT} }
  } ${ORGANIZATION_FIELDS}`,
  variables: ({ params, body }) => ({ input: { organizationId: params['id'], ...body } }),
  answer: (data) => found(organizationOf(data['decideVerification'])),
  success: { status: 200, shape: organizationShape },
})

export const organizationRoutes = [
  createOrganization,
  listMine,
  acceptInvitation,
  getOrganization,
  updateOrganization,
  requestDomainCode,
  confirmDomainCode,
  changeMemberRole,
  removeMember,
  listToVerify,
  decideVerification,
]
