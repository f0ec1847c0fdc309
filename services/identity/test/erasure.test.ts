import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REPUBLISH_AFTER_DAYS } from '../src/modules/erasure/erasure.ts'
import { PASSWORD, startIdentity, type Identity } from './_app.ts'
import { mailedLinkActs } from './_mailed-links.ts'
import { organizationActs } from './_organizations.ts'

const DAY_MS = 86_400_000
let identity: Identity
let admin: Awaited<ReturnType<Identity['admin']>>
beforeAll(async () => {
  identity = await startIdentity()
  admin = await identity.admin()
})
afterAll(() => identity.stop())

type Caller = Parameters<Identity['mutate']>[0]
const { act, donor, invite, member } = organizationActs(
  () => identity,
  () => admin.caller,
)

const SUCCESS =
  '... on AccountErasureSuccess { message user { erasure { requestedAt dueAt } } }'
const request = (caller: Caller, currentPassword: string | null = PASSWORD) =>
  identity.mutate(caller, 'requestAccountErasure', { currentPassword }, SUCCESS)

async function cancel(caller: Caller) {
  const mutation = `mutation { cancelAccountErasure {
    __typename ... on AccountErasureSuccess { user { erasure { dueAt } } } ... on Problem { code } } }`
  return (await identity.execute(caller, mutation)).data.cancelAccountErasure
}

const sweep = () => identity.runJob('erase-accounts', {})
const erasedEvents = async (userId: string) =>
  (await identity.events('user.erased')).filter(({ subject }) => subject === userId)

it('erasure needs the password, is announced by mail, and can be canceled until its day', async () => {
  const { id, input, caller } = await identity.person()
  expect((await request(caller, 'a-guess')).errors).toEqual([
    { path: ['currentPassword'], message: 'Your current password is not correct' },
  ])
  expect((await request(testVisitor())).code).toBe('NOT_SIGNED_IN')
  const first = await request(caller)
  const { requestedAt, dueAt } = first.user.erasure
  expect(Date.parse(dueAt) - Date.parse(requestedAt)).toBe(14 * DAY_MS)
  const [mail] = await identity.mailsTo(input.email)
  expect(mail?.subject).toMatch(/^Your account will be erased on \d+ [A-Z][a-z]{2} \d{4}$/)
  identity.clock.forward(13 * DAY_MS)
  expect((await request(caller)).user.erasure.dueAt).toBe(dueAt)
  await sweep()
  expect(await cancel(caller)).toMatchObject({ user: { erasure: null } })
  identity.clock.forward(2 * DAY_MS)
  await sweep()
  expect(await identity.stores.accounts.find(id)).not.toBeNull()
  expect(await cancel(caller)).toMatchObject({ code: 'NOT_FOUND' })
})

it('erasure leaves only ids in the audit log, once, and is told again later', async () => {
  const owner = await donor()
  const person = await member(owner, 'editor')
  const { id, input, caller } = person
  const { email, username } = input
  await identity.mutate(caller, 'updateAccount', { firstName: 'Zainab' }, '')
  await identity.mutate(
    testVisitor(),
    'sendContactMessage',
    { email: email.toUpperCase(), name: 'Zainab', message: 'Please help me.' },
    '',
  )
  await request(caller)
  await identity.mailsTo(email)
  identity.clock.forward(14 * DAY_MS)
  await Promise.all([sweep(), sweep()])
  await sweep()

  expect((await identity.events('user.erased')).map(({ data }) => data)).toEqual([
    { userId: id },
  ])
  const members = (await identity.events('organization-members.changed')).at(-1)
  expect(members?.data['members']).toEqual([{ userId: owner.id, role: 'owner' }])
  expect(await identity.events('session.ended')).not.toEqual([])
  // Sorted by name above: deleted rows are returned in physical order, which a vacuum changes.
  await identity.postgres.pool.query('delete from outbox')
  expect(Object.keys(await rowsNaming(identity.postgres, [id]))).toEqual([
    'account_erasures',
    'audit_log',
  ])
  expect(await rowsNaming(identity.postgres, [email, username, 'Zainab'])).toEqual({})
  expect((await identity.login(username)).__typename).toBe('WrongCredentials')
  expect((await identity.register({ email, username })).__typename).toBe('RegisterSuccess')

  identity.clock.forward(REPUBLISH_AFTER_DAYS * DAY_MS)
  await sweep()
  await sweep()
  expect(await erasedEvents(id)).toMatchObject([{ data: { userId: id } }])
  expect(Object.keys(await rowsNaming(identity.postgres, [id]))).toEqual([
    'audit_log',
    'outbox',
  ])
})

it('erasure waits where others would be left without an owner or an admin', async () => {
  const owner = await donor()
  await member(owner, 'reader')
  expect(await request(owner.caller)).toMatchObject({
    code: 'CONFLICT',
    message:
      'Lagos Alumni Network would be left without an owner. Make another member an owner first.',
  })
  expect((await request(admin.caller)).code).toBe('CONFLICT')
  const alone = await donor()
  expect((await request(alone.caller)).__typename).toBe('AccountErasureSuccess')
})

it('erasing the last member ends the keys of the organization, and those alone', async () => {
  const alone = await donor()
  const other = await donor()
  const second = await member(other, 'OWNER')
  const made = []
  for (const { caller, organizationId } of [alone, other]) {
    const input = { organizationId, name: 'Our CRM', scopes: ['APPLICANTS_READ'] }
    const selection = '... on ApiKeyCreated { secret }'
    made.push((await identity.mutate(caller, 'createApiKey', input, selection)).secret)
  }
  const [lost, kept] = made
  const opens = async (key: string) =>
    (await identity.internal('resolve-api-key', { key })).partner !== null
  await request(alone.caller)
  await request(other.caller)
  // Until its day everything works as before.
  expect([await opens(lost), await opens(kept)]).toEqual([true, true])
  identity.clock.forward(14 * DAY_MS)
  await sweep()
  expect([await opens(lost), await opens(kept)]).toEqual([false, true])
  const { organizationId } = alone
  const told = await identity.events('organization-members.changed')
  expect(told.map(({ data }) => data)).toContainEqual({ organizationId, members: [] })
  const { rows } = await identity.postgres.pool.query(
    `select action, actor_id, subject_id from audit_log where action = 'api-key.revoked'`,
  )
  expect(rows).toEqual([
    { action: 'api-key.revoked', actor_id: null, subject_id: organizationId },
  ])
  expect((await request(second.caller)).__typename).toBe('AccountErasureSuccess')
})

it('erasure does not rely on an owner who is about to be erased too', async () => {
  const owner = await donor()
  const second = await member(owner, 'OWNER')
  await member(owner, 'READER')
  expect((await request(second.caller)).__typename).toBe('AccountErasureSuccess')
  expect(await request(owner.caller)).toMatchObject({ code: 'CONFLICT' })
  const leave = await identity.mutate(
    owner.caller,
    'removeMember',
    { organizationId: owner.organizationId, userId: owner.id },
    '',
  )
  expect(leave).toMatchObject({ code: 'CONFLICT' })

  const other = await identity.admin()
  expect((await request(other.caller)).__typename).toBe('AccountErasureSuccess')
  expect(await request(admin.caller)).toMatchObject({
    code: 'CONFLICT',
    message: 'There would be no admin left. Make someone else an admin first.',
  })
  await cancel(other.caller)
  expect((await request(admin.caller)).__typename).toBe('AccountErasureSuccess')
  await cancel(admin.caller)
})

it('nobody can join an organization that would be left without an owner', async () => {
  const owner = await donor()
  const guest = await invite(owner, 'reader')
  const successor = await invite(owner, 'owner')
  expect((await request(owner.caller)).__typename).toBe('AccountErasureSuccess')
  const accept = ({ caller, invitation: token }: typeof guest) =>
    act(caller, 'acceptInvitation', { token })
  expect(await accept(guest)).toMatchObject({
    code: 'FORBIDDEN',
    message:
      'Nobody can join Lagos Alumni Network now: it would be left without an owner. Please ask the person who invited you.',
  })
  expect((await accept(successor)).__typename).toBe('OrganizationSuccess')
  // The invitation was not used up.
  expect((await accept(guest)).organization.members).toHaveLength(3)
})

it('erasure takes what an earlier address got, but nothing from the owner of an address only wished for', async () => {
  const neighbor = await identity.person()
  const person = await identity.person()
  const former = person.input.email
  const wish = (email: string) =>
    identity.mutate(
      person.caller,
      'updateAccount',
      { email, currentPassword: PASSWORD },
      '',
    )
  await wish('newer@example.org')
  await mailedLinkActs(() => identity).verify(
    await identity.mailedToken('newer@example.org'),
  )
  await identity.mailsTo(former)
  await identity.postgres.pool.query('update users set pending_email = $1 where id = $2', [
    neighbor.input.email,
    person.id,
  ])
  const request = { email: neighbor.input.email, name: 'Amal', message: 'Please help.' }
  await identity.mutate(testVisitor(), 'sendContactMessage', request, '')
  const rowsOf = (email: string) => rowsNaming(identity.postgres, [email])
  const before = await rowsOf(neighbor.input.email)
  await identity.mutate(
    person.caller,
    'requestAccountErasure',
    { currentPassword: PASSWORD },
    '',
  )
  await identity.mailsTo('newer@example.org')
  identity.clock.forward(14 * DAY_MS)
  await sweep()
  await identity.postgres.pool.query('delete from outbox')
  expect(await rowsOf(former)).toEqual({})
  expect(Object.keys(before)).toContain('contact_messages')
  expect(Object.keys(await rowsOf(neighbor.input.email))).toContain('contact_messages')
})

it('an erasure that fails holds up no other account’s, and is done once it can be', async () => {
  const people = [await identity.person(), await identity.person()]
  for (const { caller } of people) await request(caller)
  const [stuck, other] = people.map(({ id }) => id)
  const { pool } = identity.postgres
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
    create trigger stuck before update on account_erasures for each row
      when (old.user_id = '${stuck}') execute function refuse()`)
  identity.clock.forward(15 * DAY_MS)
  await expect(sweep()).rejects.toThrow('Failed query')
  expect(await identity.stores.accounts.find(other ?? '')).toBeNull()
  expect(await identity.stores.accounts.find(stuck ?? '')).not.toBeNull()
  await pool.query('drop function refuse cascade')
  await sweep()
  expect(await identity.stores.accounts.find(stuck ?? '')).toBeNull()
})
