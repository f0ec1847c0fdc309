import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { createLog } from '@landfall/kit/observability/log'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { PASSWORD, startIdentity, type Identity } from './_app.ts'

const running: Identity[] = []
async function start(wishes: Parameters<typeof startIdentity>[0] = {}) {
  const identity = await startIdentity(wishes)
  running.push(identity)
  return identity
}
afterEach(async () => {
  for (const identity of running.splice(0)) await identity.stop()
})

/** A log that remembers what it printed. */
function readableLog() {
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  return {
    lines,
    log: createLog({ service: 'identity', destination, allow: ['setupUrl'] }),
  }
}

const setupToken = (lines: string[]) =>
  /"setupUrl":"https:\/\/landfall\.example\/setup\?token=([\w-]{43})"/.exec(
    lines.join(''),
  )?.[1]

const logIn = async (identity: Identity, password: string) =>
  (await identity.login('root@example.org', password)).__typename

describe('the first admin', () => {
  const person = {
    username: 'root.admin',
    email: 'root@example.org',
    firstName: 'Grace',
    lastName: 'Mensah',
    password: PASSWORD,
  }
  const setUp = (identity: Identity, token: string, change: object = {}) =>
    identity.mutate(
      testVisitor(),
      'createFirstAdmin',
      { ...person, token, ...change },
      '... on AccountSuccess { user { roles isEmailVerified } }',
    )

  it('is made once, by the link that the log prints', async () => {
    const { lines, log } = readableLog()
    const identity = await start({ log })
    const token = setupToken(lines) ?? ''
    expect(token).not.toBe('')
    expect((await setUp(identity, 'wrong-token')).__typename).toBe('InvalidToken')
    expect(await setUp(identity, token, { password: '1' })).toMatchObject({
      message: 'Password must be at least 6 characters',
    })
    expect((await setUp(identity, token)).user).toEqual({
      roles: ['ADMIN'],
      isEmailVerified: true,
    })
    const second = { username: 'second', email: 'second@example.org' }
    expect((await setUp(identity, token, second)).__typename).toBe('Conflict')
    expect((await identity.login('root@example.org')).__typename).toBe('LoginSuccess')
    const { rows } = await identity.postgres.pool.query('select token from setup_tokens')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is one, when two use the link at once', async () => {
    const { lines, log } = readableLog()
    const identity = await start({ log })
    const token = setupToken(lines) ?? ''
    const answers = await Promise.all([
      setUp(identity, token),
      setUp(identity, token, { username: 'second', email: 'second@example.org' }),
    ])
    const [made, refused] = answers.map(({ __typename }) => __typename).toSorted()
    expect(made).toBe('AccountSuccess')
    // The other one came while the first was running, or found the link used.
    expect(['Conflict', 'InvalidToken']).toContain(refused)
  })

  it('is refused without the link, before anybody learns which names are taken', async () => {
    const identity = await start()
    await identity.register({ username: person.username })
    expect((await setUp(identity, 'wrong-token')).__typename).toBe('InvalidToken')
  })

  it('leaves no account behind when the link is wrong', async () => {
    const identity = await start()
    await setUp(identity, 'wrong-token')
    const { rows } = await identity.postgres.pool.query(
      'select count(*)::int as total from users',
    )
    expect(rows).toEqual([{ total: 0 }])
  })

  it('is made at the first start when configured, and no link is printed', async () => {
    const { lines, log } = readableLog()
    const firstAdmin = { email: 'Root@Example.org', password: PASSWORD }
    const identity = await start({ log, firstAdmin })
    expect(setupToken(lines)).toBeUndefined()
    expect(lines.join('')).not.toContain(PASSWORD)
    expect((await identity.login('root@example.org')).__typename).toBe('LoginSuccess')
    // A second start makes no second admin and prints no link either.
    const again = await createApp(identity.config, identity.overrides)
    await again.stop()
    expect(await identity.stores.accounts.countAdmins()).toBe(1)
    expect(setupToken(lines)).toBeUndefined()
  })

  const configured = { email: 'Root@Example.org', password: 'harbour-Accra-41' }
  const startAgain = async (identity: Identity, log?: Identity['overrides']['log']) => {
    const config = { ...identity.config, firstAdmin: configured }
    const app = await createApp(config, { ...identity.overrides, ...(log && { log }) })
    await app.stop()
  }

  it('is made at any start while there is none, under a username that is free', async () => {
    const identity = await start()
    await identity.register({ username: 'ROOT' })
    await identity.register({ username: 'root-2' })
    await startAgain(identity)
    const admin = await identity.stores.accounts.findByEmail('root@example.org')
    expect(admin).toMatchObject({ username: 'Root-3', roles: ['admin'] })
    expect(await logIn(identity, configured.password)).toBe('LoginSuccess')
  })

  it('is the account that has proved the configured address, with its own password', async () => {
    const identity = await start()
    const person = await identity.person({ email: 'root@example.org' })
    await startAgain(identity)
    expect((await identity.callerOf(person.token)).viewer).toMatchObject({
      roles: ['admin'],
    })
    expect((await identity.events('viewer.changed')).at(-1)?.data).toEqual({
      userId: person.id,
    })
    const { rows } = await identity.postgres.pool.query(
      "select subject_id from audit_log where action = 'account.made-first-admin'",
    )
    expect(rows).toEqual([{ subject_id: person.id }])
    expect(await logIn(identity, configured.password)).not.toBe('LoginSuccess')
    expect(await logIn(identity, PASSWORD)).toBe('LoginSuccess')
  })

  it('is not whoever registered with the configured address without proving it', async () => {
    const identity = await start()
    await identity.register({ email: 'root@example.org' })
    const { lines, log } = readableLog()
    await startAgain(identity, log)
    expect(await identity.stores.accounts.countAdmins()).toBe(0)
    expect(lines.join('')).toContain('LANDFALL_ADMIN_EMAIL has not verified it')
    const token = setupToken(lines) ?? ''
    expect((await setUp(identity, token, { email: 'me@example.org' })).__typename).toBe(
      'AccountSuccess',
    )
  })

  it('keeps their password once there is one, whatever is configured later', async () => {
    const identity = await start({ firstAdmin: configured })
    const firstAdmin = { email: 'root@example.org', password: 'password1' }
    const app = await createApp({ ...identity.config, firstAdmin }, identity.overrides)
    await app.stop()
    expect(await logIn(identity, configured.password)).toBe('LoginSuccess')
  })

  it('is refused with a password that is easy to guess: the start fails', async () => {
    const firstAdmin = { email: 'root@example.org', password: 'password1' }
    await expect(startIdentity({ firstAdmin })).rejects.toThrow(
      'LANDFALL_ADMIN_PASSWORD: This password is too easy to guess',
    )
  })
})

const setRole = (
  identity: Identity,
  caller: Parameters<Identity['mutate']>[0],
  input: object,
) =>
  identity.mutate(
    caller,
    'setRole',
    { reason: 'Helps with reports', ...input },
    '... on AccountSuccess { user { roles } }',
  )

describe('roles', () => {
  it('are given and taken away by admins only', async () => {
    const identity = await start()
    const admin = await identity.admin()
    const person = await identity.person()
    const mentor = { userId: person.id, role: 'mentor', granted: true }
    expect((await setRole(identity, testVisitor(), mentor)).__typename).toBe('NotSignedIn')
    expect((await setRole(identity, person.caller, mentor)).__typename).toBe('Forbidden')
    const king = { ...mentor, role: 'king' }
    expect(await setRole(identity, admin.caller, king)).toMatchObject({
      message: 'Please select a role',
    })
    const silent = await setRole(identity, admin.caller, { ...mentor, reason: ' ' })
    expect(silent).toMatchObject({ message: 'Please say why' })
    const nobody = { ...mentor, userId: randomUUID() }
    expect((await setRole(identity, admin.caller, nobody)).__typename).toBe('NotFound')
    expect((await setRole(identity, admin.caller, mentor)).user.roles).toEqual(['MENTOR'])
    expect((await identity.callerOf(person.token)).viewer).toMatchObject({
      roles: ['mentor'],
    })
    expect((await identity.events('viewer.changed')).at(-1)?.data).toEqual({
      userId: person.id,
    })
    expect(
      (await setRole(identity, admin.caller, { ...mentor, granted: false })).user.roles,
    ).toEqual([])
  })

  it('always leave one admin, even when two take each other’s at once', async () => {
    const identity = await start()
    const first = await identity.admin()
    const take = (caller: typeof first.caller, userId: string) =>
      setRole(identity, caller, { userId, role: 'admin', granted: false })
    expect((await take(first.caller, first.id)).errors).toEqual([
      { path: ['granted'], message: 'There must be at least one admin' },
    ])
    const second = await identity.admin()
    const answers = await Promise.all([
      take(first.caller, second.id),
      take(second.caller, first.id),
    ])
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'AccountSuccess',
      'ValidationFailed',
    ])
  })

  it('are for accounts that an admin finds by name or address', async () => {
    const identity = await start()
    const admin = await identity.admin()
    const { input, id, caller } = await identity.person()
    const query =
      'query ($login: String!) { userByLogin(login: $login) { id email sessions { id } student { id } } }'
    for (const login of [input.username, input.email.toUpperCase()]) {
      const { data } = await identity.execute(admin.caller, query, { login })
      expect(data.userByLogin).toEqual({
        id,
        email: input.email,
        sessions: null,
        student: null,
      })
    }
    const { data } = await identity.execute(admin.caller, query, { login: 'nobody' })
    expect(data.userByLogin).toBeNull()
    await expect(identity.execute(caller, query, { login: 'x' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})

it('the audit log has what was done, without addresses, names or tokens', async () => {
  const identity = await start()
  const admin = await identity.admin()
  const { id, input, caller } = await identity.person()
  await identity.mutate(
    admin.caller,
    'setRole',
    { userId: id, role: 'moderator', granted: true, reason: 'Helps with reports' },
    '',
  )
  await identity.execute(caller, 'mutation { logout { message } }')
  const { rows } = await identity.postgres.pool.query(
    'select action, actor_id, details, reason, request_id from audit_log where subject_id = $1 order by at, id',
    [id],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'account.registered',
    'account.email-verified',
    'account.logged-in',
    'account.role-granted',
    'session.ended',
  ])
  expect(rows[3]).toMatchObject({
    actor_id: admin.id,
    details: { role: 'moderator' },
    reason: 'Helps with reports',
  })
  expect(JSON.stringify(rows)).not.toContain(input.email)
})

it('kept mails are not shown where the environment is production', async () => {
  const identity = await start()
  const config = { ...identity.config, environment: 'production' as const }
  const app = await createApp(config, identity.overrides)
  expect(Object.keys(app.internalRoutes)).toEqual(['resolve-sessions', 'resolve-api-key'])
  await app.stop()
})
