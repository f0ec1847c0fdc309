import { randomUUID } from 'node:crypto'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startIdentity, type Identity } from './_app.ts'
import { namesOf, organizationActs, type Caller } from './_organizations.ts'

let identity: Identity
let admin: Awaited<ReturnType<Identity['admin']>>
beforeAll(async () => {
  identity = await startIdentity()
  admin = await identity.admin()
})
afterAll(() => identity.stop())

const { act, read, decide, donor } = organizationActs(
  () => identity,
  () => admin.caller,
)

describe('making an organization', () => {
  it('makes the caller its owner and waits for an admin', async () => {
    const { id, caller, organizationId } = await donor()
    expect(await read(caller, organizationId)).toMatchObject({
      name: 'Lagos Alumni Network',
      kind: 'DONOR',
      country: 'NG',
      countryName: 'Nigeria',
      verification: 'PENDING',
      members: [{ role: 'OWNER', user: { id } }],
    })
    expect(caller.viewer).toMatchObject({
      memberships: [
        {
          organizationId,
          kind: 'donor',
          role: 'owner',
          isVerified: false,
          name: 'Lagos Alumni Network',
        },
      ],
    })
    const created = await identity.events('organization.created')
    expect(created.at(-1)).toMatchObject({
      subject: organizationId,
      aggregateversion: 1,
      data: { organizationId, kind: 'donor', verification: 'pending', country: 'NG' },
    })
  })

  it('is for donor and university accounts, of their own kind, once', async () => {
    const student = await identity.person()
    const university = await identity.person({ userType: 'university' })
    const { caller } = await donor()
    expect((await act(testVisitor(), 'createOrganization', {})).__typename).toBe(
      'NotSignedIn',
    )
    expect((await act(student.caller, 'createOrganization', {})).__typename).toBe(
      'Forbidden',
    )
    expect(
      (await act(university.caller, 'createOrganization', { name: 'U', kind: 'donor' }))
        .__typename,
    ).toBe('Forbidden')
    expect(
      (
        await act(university.caller, 'createOrganization', {
          name: 'U',
          kind: 'UNIVERSITY',
        })
      ).organization.kind,
    ).toBe('UNIVERSITY')
    expect((await act(caller, 'createOrganization', { name: 'Second' })).__typename).toBe(
      'Conflict',
    )
  })

  it('creates one organization from two calls at once', async () => {
    const { caller } = await identity.person({ userType: 'donor' })
    const answers = await Promise.all(
      [1, 2, 3].map(() => act(caller, 'createOrganization', { name: 'One' })),
    )
    const types = answers.map(({ __typename }) => __typename).toSorted()
    expect(types).toEqual(['Conflict', 'Conflict', 'OrganizationSuccess'])
  })

  it.each([
    [{}, 'name', 'Organization name is required'],
    [{ name: 'X', country: 'Atlantis' }, 'country', 'Please select a country'],
    [
      { name: 'X', website: 'javascript:alert(1)' },
      'website',
      'Please enter a web address that starts with https:// or http://',
    ],
    [
      { name: 'X', universityId: 'harvard' },
      'universityId',
      'Please choose a university from the list',
    ],
  ])('refuses %j', async (input, field, message) => {
    const { caller } = await identity.person({ userType: 'donor' })
    expect((await act(caller, 'createOrganization', input)).errors).toEqual([
      { path: [field], message },
    ])
  })
})

describe('verification', () => {
  it('is decided by admins only', async () => {
    const { caller, organizationId } = await donor()
    const decideAs = (who: Caller, input: object) =>
      act(who, 'decideVerification', { organizationId, ...input })
    expect((await decideAs(testVisitor(), {})).__typename).toBe('NotSignedIn')
    expect((await decideAs(caller, {})).__typename).toBe('Forbidden')
    expect((await decideAs(admin.caller, {})).__typename).toBe('ValidationFailed')
    expect((await decideAs(admin.caller, { decision: 'declined' })).errors).toEqual([
      { path: ['reason'], message: 'Please say why: members will read it' },
    ])
    const unknown = { organizationId: randomUUID(), decision: 'verified' }
    expect((await decideAs(admin.caller, unknown)).__typename).toBe('NotFound')
  })

  it('applies to what the admin has seen, not to a name given meanwhile', async () => {
    const { caller, organizationId } = await donor()
    const seen = await read(admin.caller, organizationId)
    await act(caller, 'updateOrganization', { id: organizationId, name: 'Harvard' })
    const decideOn = (version: number) =>
      act(admin.caller, 'decideVerification', {
        organizationId,
        decision: 'verified',
        version,
      })
    expect(await decideOn(seen.version)).toMatchObject({
      __typename: 'Conflict',
      message: 'This organization was changed in the meantime. Please look at it again.',
    })
    const { verification, version } = await read(admin.caller, organizationId)
    expect(verification).toBe('PENDING')
    expect((await decideOn(version)).__typename).toBe('OrganizationSuccess')
  })

  it('is reported without a name where nobody has shown that the address is theirs', async () => {
    const { id, input, organizationId } = await donor()
    const now = identity.clock.now()
    await identity.stores.accounts.update(id, { isEmailVerified: false }, now)
    await decide(organizationId, 'verified')
    const [mail] = await identity.mailsTo(input.email)
    expect(mail?.text).toMatch(/^Hello,\n/)
  })

  it('lets the organization publish, and tells owners and services', async () => {
    const { id, input, token, organizationId } = await donor()
    const { organization } = await decide(organizationId, 'verified')
    expect(organization).toMatchObject({ verification: 'VERIFIED', declineReason: null })
    expect(organization.verifiedAt).not.toBeNull()
    const caller = await identity.callerOf(token)
    expect(caller.viewer).toMatchObject({ memberships: [{ isVerified: true }] })
    expect((await identity.events('organization.verified')).at(-1)).toMatchObject({
      aggregateversion: 2,
      data: { organizationId, verification: 'verified' },
    })
    expect((await identity.events('viewer.changed')).at(-1)?.data).toEqual({ userId: id })
    const [mail] = await identity.mailsTo(input.email)
    expect(mail?.subject).toBe('Lagos Alumni Network is verified')
    // The same decision again sends nothing more.
    await decide(organizationId, 'verified')
    expect(
      (await identity.mailsTo(input.email)).filter(
        ({ subject }) => subject === mail?.subject,
      ),
    ).toHaveLength(1)
  })

  it('can be declined with a reason; a corrected one waits again', async () => {
    const { caller, input, organizationId } = await donor()
    await decide(organizationId, 'declined', 'The website does not exist.')
    expect(await read(caller, organizationId)).toMatchObject({
      verification: 'DECLINED',
      declineReason: 'The website does not exist.',
    })
    const [mail] = await identity.mailsTo(input.email)
    expect(mail?.text).toContain('The website does not exist.')
    expect((await identity.events('organization.declined')).at(-1)?.data).toMatchObject({
      organizationId,
    })
    const { organization } = await act(caller, 'updateOrganization', {
      id: organizationId,
      website: 'https://lan2.example',
    })
    expect(organization).toMatchObject({ verification: 'PENDING', declineReason: null })
  })

  it('does not follow an organization to another name', async () => {
    const { caller, token, organizationId } = await donor()
    await decide(organizationId, 'verified')
    await act(caller, 'updateOrganization', { id: organizationId, description: 'We help.' })
    expect((await read(caller, organizationId)).verification).toBe('VERIFIED')
    await act(caller, 'updateOrganization', { id: organizationId, name: 'Harvard' })
    expect((await read(caller, organizationId)).verification).toBe('PENDING')
    expect((await identity.callerOf(token)).viewer).toMatchObject({
      memberships: [{ isVerified: false, mayFinish: true, name: 'Harvard' }],
    })
    await decide(organizationId, 'declined', 'You are not Harvard.')
    expect((await identity.callerOf(token)).viewer).toMatchObject({
      memberships: [{ isVerified: false, mayFinish: false }],
    })
  })

  it('shows strangers a verified organization without its members, and no other', async () => {
    const { organizationId } = await donor()
    const stranger = await identity.person()
    expect(await read(stranger.caller, organizationId)).toBeNull()
    expect(await read(testVisitor(), organizationId)).toBeNull()
    expect((await read(admin.caller, organizationId)).members).toHaveLength(1)
    await decide(organizationId, 'verified')
    for (const who of [stranger.caller, testVisitor()]) {
      expect(await read(who, organizationId)).toMatchObject({
        verification: 'VERIFIED',
        members: null,
      })
    }
  })

  it('has a queue, oldest request first, page by page', async () => {
    const own = await startIdentity()
    try {
      const boss = await own.admin()
      for (const name of ['First', 'Second', 'Third']) {
        const { caller } = await own.person({ userType: 'donor' })
        await own.mutate(caller, 'createOrganization', { name }, '')
      }
      const query = `query ($after: String) { organizationsToVerify(first: 2, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { name } } } }`
      const page = async (after: string | null) =>
        (await own.execute(boss.caller, query, { after })).data.organizationsToVerify
      const first = await page(null)
      expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
      expect(namesOf(first)).toEqual(['First', 'Second'])
      const second = await page(first.pageInfo.endCursor)
      expect(second.pageInfo.hasNextPage).toBe(false)
      expect(namesOf(second)).toEqual(['Third'])
      const { caller } = await own.person()
      await expect(own.execute(caller, query)).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(own.execute(testVisitor(), query)).rejects.toMatchObject({
        code: 'NOT_SIGNED_IN',
      })
    } finally {
      await own.stop()
    }
  })
})
