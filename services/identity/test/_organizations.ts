import type { Identity } from './_app.ts'

export type Caller = Parameters<Identity['mutate']>[0]
const fields = `id name kind country countryName website verification declineReason verifiedAt version
  members { role user { id email } }`
export const selection = `... on OrganizationSuccess { organization { ${fields} } }`
export const namesOf = ({ edges }: { edges: { node: { name: string } }[] }) =>
  edges.map(({ node }) => node.name)

/** What people do with organizations, through GraphQL. */
export function organizationActs(identity: () => Identity, adminCaller: () => Caller) {
  const act = (caller: Caller, field: string, input: object) =>
    identity().mutate(caller, field, input, field === 'inviteMember' ? '' : selection)
  const read = async (caller: Caller, id: string) =>
    (
      await identity().execute(
        caller,
        `query ($id: ID!) { organization(id: $id) { ${fields} } }`,
        { id },
      )
    ).data.organization
  const decide = (organizationId: string, decision: string, reason: string | null = null) =>
    act(adminCaller(), 'decideVerification', { organizationId, decision, reason })

  async function donor() {
    const person = await identity().person({ userType: 'donor' })
    const { organization } = await act(person.caller, 'createOrganization', {
      name: 'Lagos Alumni Network',
      country: 'nigeria',
      website: 'https://lan.example',
    })
    return {
      ...person,
      organizationId: organization.id as string,
      caller: await identity().callerOf(person.token),
    }
  }

  async function invite(from: { caller: Caller; organizationId: string }, role: string) {
    const guest = await identity().person({ userType: 'donor' })
    const { organizationId } = from
    await act(from.caller, 'inviteMember', {
      organizationId,
      email: guest.input.email,
      role,
    })
    const token = await identity().mailedToken(guest.input.email, 'invitations')
    return { ...guest, invitation: token }
  }

  async function member(of: { caller: Caller; organizationId: string }, role: string) {
    const guest = await invite(of, role)
    await act(guest.caller, 'acceptInvitation', { token: guest.invitation })
    return { ...guest, caller: await identity().callerOf(guest.token) }
  }

  return { act, read, decide, donor, invite, member }
}
