import { testVisitor } from '@landfall/kit/testing/callers'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, startIdentity, type Identity } from './_app.ts'
import { mailedLinkActs } from './_mailed-links.ts'
import { expectFree, meanwhile } from './_meanwhile.ts'
import { organizationActs } from './_organizations.ts'

let identity: Identity
beforeEach(async () => {
  identity = await startIdentity()
})
afterEach(() => identity.stop())

const { verify, forgot, reset } = mailedLinkActs(() => identity)

describe('while the password is changed', () => {
  it('the link to a wished address, which that takes back, verifies nothing', async () => {
    const { id, input, caller } = await identity.person()
    await identity.mutate(
      caller,
      'updateAccount',
      { email: 'other@example.org', currentPassword: PASSWORD },
      '',
    )
    const token = await identity.mailedToken('other@example.org')
    const answer = await meanwhile(identity, {
      first: (tx) =>
        tx.execute(sql`update users set pending_email = null where id = ${id}`),
      act: () => verify(token),
    })
    expect(answer.__typename).toBe('InvalidToken')
    const { data } = await identity.execute(caller, '{ viewer { email } }')
    expect(data.viewer.email).toBe(input.email)
  })

  it.each([
    ['verifying', 'email_verifications', verify],
    ['a reset', 'password_resets', reset],
  ])('%s waits for the account and holds no link', async (_what, table, act) => {
    const { id, input, caller } = await identity.person()
    await identity.mutate(
      caller,
      'updateAccount',
      { email: 'other@example.org', currentPassword: PASSWORD },
      '',
    )
    const verification = await identity.mailedToken('other@example.org')
    await forgot(input.email)
    const token = act === verify ? verification : await identity.mailedToken(input.email)
    const answer = await meanwhile(identity, {
      first: (tx) => tx.execute(sql`select from users where id = ${id} for update`),
      act: () => act(token),
      finally: (tx) => expectFree(tx, table),
    })
    expect(answer.__typename).toMatch(/Success$/)
  })

  it.each(['logout', 'revokeSession', 'revokeOtherSessions'])(
    '%s waits for the account and holds no session',
    async (field) => {
      const { id, input, caller } = await identity.person()
      await identity.login(input.username)
      const { viewer } = caller
      const sessionId = viewer.kind === 'user' ? viewer.sessionId : ''
      const call =
        field === 'revokeSession' ? `${field}(input: { sessionId: "${sessionId}" })` : field
      const answer = await meanwhile(identity, {
        first: (tx) => tx.execute(sql`select from users where id = ${id} for update`),
        act: () => identity.execute(caller, `mutation { ${call} { __typename } }`),
        finally: (tx) => expectFree(tx, 'sessions'),
      })
      expect(answer.data[field].__typename).not.toBe('NotFound')
    },
  )
})

it('signing in to another account waits for the one before and holds none of its sessions', async () => {
  const before = await identity.person()
  const { input } = await identity.register()
  const answer = await meanwhile(identity, {
    first: (tx) =>
      tx.execute(sql`select from users where id = ${before.id} for no key update`),
    act: () => identity.login(input.username, PASSWORD, before.caller),
    finally: (tx) => expectFree(tx, 'sessions'),
  })
  expect(answer.__typename).toBe('LoginSuccess')
})

it('granting a role removes no other role that was given meanwhile', async () => {
  const admin = await identity.admin()
  const { id } = await identity.person()
  await meanwhile(identity, {
    first: (tx) => tx.execute(sql`update users set roles = '{mentor}' where id = ${id}`),
    act: () =>
      identity.mutate(
        admin.caller,
        'setRole',
        { userId: id, role: 'admin', granted: true, reason: 'Runs the desk now' },
        '',
      ),
  })
  const { roles } = (await identity.stores.accounts.find(id)) ?? {}
  expect(roles?.toSorted()).toEqual(['admin', 'mentor'])
})

it('a device that is forgotten while it is used stays forgotten', async () => {
  const { id, input } = await identity
    .register()
    .then(({ user, input }) => ({ id: user.id, input }))
  const { effects } = await identity.login(input.username)
  const { deviceId } = effects
  identity.clock.forward(6 * 60_000)
  const { token } = effects.session
  await meanwhile(identity, {
    first: (tx) => tx.execute(sql`delete from known_devices`),
    act: () => identity.resolve({ token, deviceId }),
  })
  expect(await identity.stores.sessions.isKnownDevice(id, deviceId)).toBe(false)
})

describe('while members are changed', () => {
  const { donor, act, invite, member } = organizationActs(
    () => identity,
    () => testVisitor(),
  )

  it('an owner who is removed can no longer invite anybody', async () => {
    const owner = await donor()
    const other = await member(owner, 'OWNER')
    const { organizationId } = owner
    const answer = await meanwhile(identity, {
      first: async (tx) => {
        await tx.execute(sql`select from organizations for update`)
        await tx.execute(sql`delete from organization_members where user_id = ${other.id}`)
      },
      act: () =>
        act(other.caller, 'inviteMember', {
          organizationId,
          email: 'back-door@example.org',
          role: 'OWNER',
        }),
    })
    expect(answer.__typename).toBe('NotFound')
    expect(await identity.mailsTo('back-door@example.org')).toEqual([])
  })

  it.each([
    ['updateOrganization', 'id', { description: 'Mine still' }],
    ['requestDomainCode', 'organizationId', { email: 'dean@example.edu' }],
    ['confirmDomainCode', 'organizationId', { code: '123456' }],
  ])(
    'an owner who is removed learns of no organization by %s',
    async (field, id, input) => {
      const owner = await donor()
      const other = await member(owner, 'OWNER')
      const answer = await meanwhile(identity, {
        first: async (tx) => {
          await tx.execute(sql`select from organizations for update`)
          await tx.execute(
            sql`delete from organization_members where user_id = ${other.id}`,
          )
        },
        act: () =>
          identity.mutate(
            other.caller,
            field,
            { [id]: owner.organizationId, ...input },
            '',
          ),
      })
      expect(answer.__typename).toBe('NotFound')
    },
  )

  it('accepting an invitation waits for the organization and holds no invitation', async () => {
    const owner = await donor()
    const guest = await invite(owner, 'EDITOR')
    const answer = await meanwhile(identity, {
      first: (tx) => tx.execute(sql`select from organizations for update`),
      act: () => act(guest.caller, 'acceptInvitation', { token: guest.invitation }),
      finally: (tx) => expectFree(tx, 'organization_invitations'),
    })
    expect(answer.__typename).toBe('OrganizationSuccess')
  })
})

it('requests for links that are answered at once send no more of them than one by one', async () => {
  const { input } = await identity.register()
  await identity.runJobs()
  for (let n = 0; n < 8; n += 1) await forgot(input.email)
  const { rows } = await identity.postgres.pool.query(
    `delete from outbox where kind = 'job' returning body`,
  )
  await Promise.all(rows.map(({ body }) => identity.runJob(body.name, body.payload)))
  const mails = await identity.mailsTo(input.email)
  const links = mails.filter(({ subject }) => subject === 'Set a new password')
  expect(links).toHaveLength(5)
})
