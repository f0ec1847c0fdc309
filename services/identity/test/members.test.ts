import { randomUUID } from 'node:crypto'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRepublishAll } from '../src/republish-all.ts'
import { startIdentity, type Identity } from './_app.ts'
import { organizationActs, selection, type Caller } from './_organizations.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const { act, donor, invite, member } = organizationActs(
  () => identity,
  () => testVisitor(),
)

describe('members', () => {
  it('join by a mailed invitation, which works once', async () => {
    const owner = await donor()
    const guest = await invite(owner, 'reviewer')
    const accept = (caller: Caller) =>
      act(caller, 'acceptInvitation', { token: guest.invitation })
    expect((await accept(testVisitor())).__typename).toBe('NotSignedIn')
    expect((await accept(guest.caller)).organization.members).toHaveLength(2)
    const { viewer } = await identity.callerOf(guest.token)
    expect(viewer).toMatchObject({
      memberships: [{ organizationId: owner.organizationId, role: 'reviewer' }],
    })
    expect((await identity.events('viewer.changed')).at(-1)?.data).toEqual({
      userId: guest.id,
    })
    expect((await accept(guest.caller)).__typename).toBe('InvalidToken')
  })

  it('are published whole after each change, and again with the version that they have', async () => {
    const owner = await donor()
    const { organizationId } = owner
    const guest = await invite(owner, 'reviewer')
    await act(guest.caller, 'acceptInvitation', { token: guest.invitation })
    const one = { organizationId, userId: guest.id }
    await act(owner.caller, 'changeMemberRole', { ...one, role: 'editor' })
    await act(owner.caller, 'removeMember', one)
    await makeRepublishAll({ ...identity, sealer: identity.sealer })()
    const published = (await identity.events('organization-members.changed')).filter(
      ({ subject }) => subject === organizationId,
    )
    const self = { userId: owner.id, role: 'owner' }
    expect(published.map(({ data }) => data['members'])).toEqual([
      [self],
      [self, { userId: guest.id, role: 'reviewer' }],
      [self, { userId: guest.id, role: 'editor' }],
      [self],
      [self],
    ])
    const versions = published.map(({ aggregateversion }) => aggregateversion)
    expect(versions.slice(0, 4)).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
    expect(versions[4]).toBe(versions[3])
  })

  it('are named in the audit log, where their organization is what it was done to', async () => {
    const owner = await donor()
    const { organizationId } = owner
    const guest = await member(owner, 'reviewer')
    await act(owner.caller, 'changeMemberRole', {
      organizationId,
      userId: guest.id,
      role: 'editor',
    })
    const admin = await identity.admin()
    const query = `query ($id: String!) { auditEntries(filter: { subjectId: $id, isWhole: true }, first: 1) { edges { node {
      action subjectOrganization { id } details { name value user { id } } } } } }`
    const { data } = await identity.execute(admin.caller, query, { id: organizationId })
    expect(data.auditEntries.edges[0].node).toEqual({
      action: 'member.role-changed',
      subjectOrganization: { id: organizationId },
      details: expect.arrayContaining([
        { name: 'userId', value: guest.id, user: { id: guest.id } },
        { name: 'role', value: 'editor', user: null },
      ]),
    })
  })

  it('are invited until the invitation is canceled, which only owners see', async () => {
    const owner = await donor()
    const { organizationId } = owner
    const guest = await invite(owner, 'editor')
    const reviewer = await member(owner, 'reviewer')
    const open = async (caller: Caller) => {
      const query = `query ($id: ID!) { organizationInvitations(organizationId: $id) { id email role expiresAt } }`
      return (await identity.execute(caller, query, { id: organizationId })).data
        .organizationInvitations
    }
    const cancel = (caller: Caller, invitationId: string) =>
      identity.mutate(
        caller,
        'cancelInvitation',
        { organizationId, invitationId },
        '... on CancelInvitationSuccess { invitation { email } }',
      )
    // An invitation that was accepted is no longer listed.
    const [invitation, ...others] = await open(owner.caller)
    expect(others).toEqual([])
    expect(invitation).toMatchObject({ email: guest.input.email, role: 'EDITOR' })
    await expect(open(reviewer.caller)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(open(guest.caller)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await cancel(reviewer.caller, invitation.id)).__typename).toBe('Forbidden')
    const stranger = await donor()
    expect((await cancel(stranger.caller, invitation.id)).__typename).toBe('NotFound')

    expect(await cancel(owner.caller, invitation.id)).toMatchObject({
      invitation: { email: guest.input.email },
    })
    expect((await cancel(owner.caller, invitation.id)).__typename).toBe('NotFound')
    expect((await cancel(owner.caller, 'no-id')).__typename).toBe('NotFound')
    expect(await open(owner.caller)).toEqual([])
    const late = { token: guest.invitation }
    expect((await act(guest.caller, 'acceptInvitation', late)).__typename).toBe(
      'InvalidToken',
    )
  })

  it('join with the invited address only, verified, and not as students', async () => {
    const owner = await donor()
    const { organizationId } = owner
    const guest = await invite(owner, 'editor')
    const accept = (caller: Caller, token = guest.invitation) =>
      act(caller, 'acceptInvitation', { token })
    const other = await identity.person({ userType: 'donor' })
    expect(await accept(other.caller)).toMatchObject({
      __typename: 'Forbidden',
      message: expect.stringContaining('sent to another email address'),
    })
    const sendTo = async (email: string) => {
      await act(owner.caller, 'inviteMember', { organizationId, email, role: 'editor' })
      return identity.mailedToken(email, 'invitations')
    }
    const student = await identity.person()
    expect(await accept(student.caller, await sendTo(student.input.email))).toMatchObject({
      __typename: 'Forbidden',
      message: expect.stringContaining('A student account cannot act'),
    })
    const unproved = await identity.person({ userType: 'donor' }, false)
    expect(await accept(unproved.caller, await sendTo(unproved.input.email))).toMatchObject(
      {
        __typename: 'Forbidden',
        message: expect.stringContaining('Please verify your email address first'),
      },
    )
    // The refused attempts have not used it up.
    expect((await accept(guest.caller)).__typename).toBe('OrganizationSuccess')
  })

  it('cannot join with an invitation that is a week old or was replaced', async () => {
    const own = await startIdentity()
    try {
      const owner = await own.person({ userType: 'donor' })
      const { organization } = await own.mutate(
        owner.caller,
        'createOrganization',
        { name: 'N' },
        selection,
      )
      const guest = await own.person({ userType: 'donor' })
      const send = () =>
        own.mutate(
          owner.caller,
          'inviteMember',
          { organizationId: organization.id, email: guest.input.email, role: 'reader' },
          '',
        )
      const accept = (token: string) =>
        own.mutate(guest.caller, 'acceptInvitation', { token }, '')
      await send()
      const first = await own.mailedToken(guest.input.email)
      await send()
      const second = await own.mailedToken(guest.input.email)
      expect((await accept(first)).__typename).toBe('InvalidToken')
      own.clock.forward(7 * 86_400_000 + 1_000)
      expect((await accept(second)).__typename).toBe('InvalidToken')
    } finally {
      await own.stop()
    }
  })

  it('are invited, changed and removed by owners only', async () => {
    const owner = await donor()
    const { organizationId } = owner
    const editor = await member(owner, 'editor')
    const stranger = await identity.person()
    const calls: [string, object][] = [
      ['updateOrganization', { id: organizationId, name: 'Mine' }],
      ['inviteMember', { organizationId, email: 'x@example.org', role: 'reader' }],
      ['changeMemberRole', { organizationId, userId: owner.id, role: 'reader' }],
      ['removeMember', { organizationId, userId: owner.id }],
    ]
    for (const [field, input] of calls) {
      const typeFor = async (caller: Caller) => (await act(caller, field, input)).__typename
      expect([field, await typeFor(testVisitor())]).toEqual([field, 'NotSignedIn'])
      expect([field, await typeFor(editor.caller)]).toEqual([field, 'Forbidden'])
      expect([field, await typeFor(stranger.caller)]).toEqual([field, 'NotFound'])
    }
  })

  it('always include an owner', async () => {
    const owner = await donor()
    const { organizationId } = owner
    const second = await member(owner, 'editor')
    const change = (userId: string, role: string) =>
      act(owner.caller, 'changeMemberRole', { organizationId, userId, role })
    expect((await change(owner.id, 'reader')).__typename).toBe('Conflict')
    expect(
      (await act(owner.caller, 'removeMember', { organizationId, userId: owner.id }))
        .__typename,
    ).toBe('Conflict')
    expect((await change(randomUUID(), 'reader')).__typename).toBe('NotFound')
    expect((await change(second.id, 'king')).message).toBe('Please select a role')
    expect((await change(second.id, 'owner')).__typename).toBe('OrganizationSuccess')
    // Both try to leave at the same time: one has to stay.
    const leave = (caller: Caller, userId: string) =>
      act(caller, 'removeMember', { organizationId, userId })
    const answers = await Promise.all([
      leave(owner.caller, owner.id),
      leave(second.caller, second.id),
    ])
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'Conflict',
      'OrganizationSuccess',
    ])
  })

  it.each(['demoted', 'removed'])(
    'lose the invitations that they sent as owner when they are %s',
    async (how) => {
      const owner = await donor()
      const { organizationId } = owner
      const second = await member(owner, 'owner')
      const guest = await invite({ ...second, organizationId }, 'owner')
      const target = { organizationId, userId: second.id }
      if (how === 'removed') await act(owner.caller, 'removeMember', target)
      else await act(owner.caller, 'changeMemberRole', { ...target, role: 'reader' })
      const answer = await act(guest.caller, 'acceptInvitation', {
        token: guest.invitation,
      })
      expect(answer.__typename).toBe('InvalidToken')
    },
  )

  it('lose their rights when they are removed', async () => {
    const owner = await donor()
    const { organizationId } = owner
    const guest = await member(owner, 'editor')
    await act(owner.caller, 'removeMember', { organizationId, userId: guest.id })
    expect((await identity.callerOf(guest.token)).viewer).toMatchObject({ memberships: [] })
    expect((await identity.events('viewer.changed')).at(-1)?.data).toEqual({
      userId: guest.id,
    })
  })
})
