import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import { testVisitor } from '@landfall/kit/testing/callers'
import { makeEnvelope } from '@landfall/proto-events'
import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/catalog/audit-recorded.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startIdentity, type Identity } from './_app.ts'

let identity: Identity
let admin: Awaited<ReturnType<Identity['admin']>>
beforeAll(async () => {
  identity = await startIdentity()
  admin = await identity.admin()
})
afterAll(() => identity.stop())

type Caller = Parameters<Identity['mutate']>[0]

const setSuspension = (
  caller: Caller,
  userId: string,
  isSuspended: boolean,
  reason = 'Copies of the same text in forty threads',
) =>
  identity.mutate(
    caller,
    'setSuspension',
    { userId, isSuspended, reason },
    '... on AccountSuccess { user { id suspension { reason } openSessionCount } }',
  )

const search = async (args: string, caller: Caller = admin.caller) => {
  const { data } = await identity.execute(
    caller,
    `{ accounts(${args}) { totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } }`,
  )
  const { edges, ...page } = data.accounts
  return { ...page, ids: edges.map(({ node }: { node: { id: string } }) => node.id) }
}

const entries = async (filter: string, caller: Caller = admin.caller, page = '') => {
  const { data } = await identity.execute(
    caller,
    `{ auditEntries(filter: { ${filter} } ${page}) { totalCount pageInfo { hasNextPage endCursor } edges { node {
       id action service reason subjectId actor { id } subjectUser { username } subjectScholarship { id }
       details { name user { id } } } } } }`,
  )
  const { edges, ...rest } = data.auditEntries
  return { ...rest, nodes: edges.map(({ node }: { node: object }) => node) }
}

describe('a suspended account', () => {
  it('is signed out, can’t sign in and learns why, until the suspension is lifted', async () => {
    const person = await identity.person()
    const answer = await setSuspension(admin.caller, person.id, true)
    expect(answer.user).toEqual({
      id: person.id,
      suspension: { reason: 'Copies of the same text in forty threads' },
      openSessionCount: 0,
    })
    expect((await identity.callerOf(person.token)).viewer).toEqual({ kind: 'visitor' })
    expect((await identity.events('session.ended')).at(-1)?.data).toEqual({
      userId: person.id,
      sessionIds: null,
    })
    expect((await identity.events('suspension.changed')).at(-1)?.data).toEqual({
      userId: person.id,
      isSuspended: true,
    })
    expect(await identity.login(person.input.username)).toMatchObject({
      __typename: 'AccountSuspended',
      message: expect.stringContaining('Copies of the same text in forty threads'),
    })
    const guess = await identity.login(person.input.username, 'not-the-password')
    expect(guess.__typename).toBe('WrongCredentials')
    const [mail] = await identity.mailsTo(person.input.email)
    expect(mail?.text).toContain('Copies of the same text in forty threads')

    await setSuspension(admin.caller, person.id, false, 'Agreed by mail')
    const [welcome] = await identity.mailsTo(person.input.email)
    expect(welcome?.text).toContain('Sign in:\nhttps://landfall.example/auth\n')
    expect((await identity.login(person.input.username)).__typename).toBe('LoginSuccess')
  })

  it('is no visitor’s, no other person’s, no admin’s own doing, and needs a reason', async () => {
    const { id, caller } = await identity.person()
    const kinds = async (...calls: ReturnType<typeof setSuspension>[]) =>
      (await Promise.all(calls)).map(({ __typename }) => __typename)
    expect(
      await kinds(
        setSuspension(testVisitor(), id, true),
        setSuspension(caller, admin.id, true),
        setSuspension(admin.caller, randomUUID(), true),
        setSuspension(admin.caller, admin.id, true),
        setSuspension(admin.caller, id, true, ' '),
      ),
    ).toEqual([
      'NotSignedIn',
      'Forbidden',
      'NotFound',
      'ValidationFailed',
      'ValidationFailed',
    ])
  })

  it('is never the last admin, even when two suspend each other at once', async () => {
    const second = await identity.admin()
    const answers = await Promise.all([
      setSuspension(admin.caller, second.id, true),
      setSuspension(second.caller, admin.id, true),
    ])
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'AccountSuccess',
      'ValidationFailed',
    ])
    await identity.stores.accounts.update(
      admin.id,
      { isActive: true, roles: ['admin'] },
      identity.clock.now(),
    )
  })
})

describe('accounts', () => {
  it('are found by the beginning of a username or address, by id, role and suspension', async () => {
    const name = `Zoe_${randomUUID().slice(0, 8)}`
    const first = await identity.register({ username: `${name}-1` })
    const second = await identity.register({ email: `${name}-2@example.org` })
    const ids = [second.user.id, first.user.id]
    expect((await search(`search: "${name.toUpperCase()}"`)).ids).toEqual(ids)
    // An underscore is a letter here, and no pattern.
    expect((await search(`search: "${name.replace('_', 'x')}"`)).ids).toEqual([])
    expect((await search(`search: "${first.user.id}"`)).ids).toEqual([first.user.id])
    expect((await search('role: ADMIN')).ids).toContain(admin.id)
    await setSuspension(admin.caller, first.user.id, true)
    expect((await search(`search: "${name}", isSuspended: true`)).ids).toEqual([
      first.user.id,
    ])
    const page = await search(`search: "${name}", first: 1`)
    expect(page).toMatchObject({ totalCount: 2, ids: [second.user.id] })
    const next = await search(
      `search: "${name}", first: 1, after: "${page.pageInfo.endCursor}"`,
    )
    expect(next).toMatchObject({ ids: [first.user.id], pageInfo: { hasNextPage: false } })
  })

  it('and the audit log are for admins only', async () => {
    const { caller } = await identity.person()
    const refused = { code: 'FORBIDDEN' }
    await expect(search('first: 1', caller)).rejects.toMatchObject(refused)
    await expect(entries('', caller)).rejects.toMatchObject(refused)
  })
})

describe('the audit log', () => {
  it('tells who did what to whom and why, page by page, and names people as they are now', async () => {
    const { id, input } = await identity.person()
    await setSuspension(admin.caller, id, true, 'First')
    await setSuspension(admin.caller, id, false, 'Second')
    const filter = `subjectId: "${id}"`
    const page = await entries(filter, admin.caller, 'first: 1')
    expect(page).toMatchObject({
      totalCount: 2,
      nodes: [
        {
          action: 'account.unsuspended',
          reason: 'Second',
          actor: { id: admin.id },
          subjectUser: { username: input.username },
        },
      ],
    })
    const after = `first: 5, after: "${page.pageInfo.endCursor}"`
    const next = await entries(filter, admin.caller, after)
    expect(next.nodes).toMatchObject([{ action: 'account.suspended', reason: 'First' }])
    const whole = await entries(`${filter}, isWhole: true`)
    expect(whole.nodes.map((one: { action: string }) => one.action)).toContain(
      'account.registered',
    )
  })

  it('has each deed done elsewhere once, however often it is told', async () => {
    const consumer = identity.consumers.find(
      ({ event }) => event.type === AuditRecorded.type,
    )
    if (!consumer) throw new Error('Nobody listens')
    const subjectId = randomUUID()
    const fact = auditFact({
      id: randomUUID(),
      at: identity.clock.now(),
      actorId: admin.id,
      verb: 'verified',
      subjectType: 'listing',
      subjectId,
      reason: 'x'.repeat(900),
    })
    const facts = { ...fact, time: identity.clock.now() }
    for (const id of [randomUUID(), randomUUID()]) {
      const event = makeEnvelope(AuditRecorded, { ...facts, id })
      await deliver(consumer, event, identity.unitOfWork)
      expect(await deliver(consumer, event, identity.unitOfWork)).toBe('duplicate')
    }
    const { nodes } = await entries(`service: "catalog"`)
    expect(nodes).toMatchObject([
      {
        action: 'listing.verified',
        subjectId,
        subjectScholarship: { id: subjectId },
        reason: 'x'.repeat(500),
      },
    ])
  })

  it.each([
    "update audit_log set reason = 'another'",
    'delete from audit_log',
    'truncate audit_log',
  ])('refuses: %s', async (statement) => {
    await expect(identity.postgres.pool.query(statement)).rejects.toThrow(
      'rows of audit_log are never changed',
    )
  })
})
