import { randomUUID } from 'node:crypto'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startIdentity, type Identity } from './_app.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const resolve = (token: string) => identity.resolve({ token })
const list = async (caller: Awaited<ReturnType<Identity['callerOf']>>) => {
  const query =
    '{ viewer { sessions { id isCurrent device address lastSeenAt expiresAt } } }'
  return (await identity.execute(caller, query)).data.viewer?.sessions
}

describe('signing in', () => {
  it('accepts the username or the address, however they are spelled', async () => {
    const { input, user } = await identity.register()
    for (const login of [
      input.username,
      input.username.toUpperCase(),
      input.email.toUpperCase(),
    ]) {
      const answer = await identity.login(login)
      expect(answer).toMatchObject({
        __typename: 'LoginSuccess',
        message: 'You have successfully logged in to your student account.',
        user: { id: user.id, email: input.email },
      })
      expect(answer.effects.session).toMatchObject({ kind: 'set' })
    }
  })

  it('names no type of account to an admin', async () => {
    const { input } = await identity.admin()
    expect(await identity.login(input.username)).toMatchObject({
      message: 'You have successfully logged in as an admin.',
    })
  })

  it('answers the same for a wrong password and an account that does not exist', async () => {
    const { input } = await identity.register()
    const wrong = await identity.login(input.username, 'not-the-password')
    const unknown = await identity.login('nobody-of-this-name', 'not-the-password')
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({
      __typename: 'WrongCredentials',
      message: 'Please check your credentials and try again.',
    })
    expect(wrong.effects.session).toBeNull()
  })

  it('does not open an account that was switched off', async () => {
    const { input, user } = await identity.register()
    await identity.postgres.pool.query('update users set is_active = false where id = $1', [
      user.id,
    ])
    expect(await identity.login(input.username)).toMatchObject({
      __typename: 'AccountSuspended',
    })
  })

  it('needs both fields', async () => {
    expect((await identity.login('', '')).errors).toEqual([
      { path: ['username'], message: 'Username is required' },
      { path: ['password'], message: 'Password is required' },
    ])
  })

  it('stores a hash of the token only', async () => {
    const { token } = await identity.person()
    const { rows } = await identity.postgres.pool.query('select * from sessions')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('gives a device of ours an id once', async () => {
    const { input } = await identity.register()
    const { effects } = await identity.login(input.username)
    expect(effects.deviceId).toMatch(/^[\w-]{43}$/)
    const again = testVisitor({ client: { deviceId: effects.deviceId } })
    expect(
      (await identity.login(input.username, PASSWORD, again)).effects.deviceId,
    ).toBeUndefined()
  })

  it('ends the session that the browser had before', async () => {
    const { input, token, caller } = await identity.person()
    const { effects } = await identity.login(input.username, PASSWORD, caller)
    expect(await resolve(token)).toEqual({ viewer: { kind: 'visitor' } })
    expect((await resolve(effects.session.token)).viewer.kind).toBe('user')
  })
})

describe('a session', () => {
  it('stands for its account with everything that policies look at', async () => {
    const { id, token } = await identity.person()
    expect((await resolve(token)).viewer).toEqual({
      kind: 'user',
      userId: id,
      sessionId: expect.any(String),
      accountType: 'student',
      roles: [],
      isEmailVerified: true,
      memberships: [],
    })
  })

  it('of nobody, or of an account that was switched off, is a visitor', async () => {
    expect(await resolve('no-such-token')).toEqual({ viewer: { kind: 'visitor' } })
    const { id, token } = await identity.person()
    await identity.postgres.pool.query('update users set is_active = false where id = $1', [
      id,
    ])
    expect(await resolve(token)).toEqual({ viewer: { kind: 'visitor' } })
  })

  it('is listed with its device, the present one marked', async () => {
    const { input } = await identity.register()
    const client = { userAgent: firefox, address: '198.51.100.7' }
    const first = await identity.login(input.username)
    const second = await identity.login(input.username, PASSWORD, testVisitor({ client }))
    const sessions = await list(await identity.callerOf(second.effects.session.token))
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toMatchObject({
      isCurrent: true,
      device: 'Firefox on Windows',
      address: '198.51.100.7',
    })
    expect(sessions[1]).toMatchObject({ isCurrent: false, device: null })
    expect(first.effects.session.token).not.toBe(second.effects.session.token)
  })

  it('ends at logout, and says so', async () => {
    const { id, token, caller } = await identity.person()
    const { data, effects } = await identity.execute(
      caller,
      'mutation { logout { message } }',
    )
    expect(data.logout.message).toBe('You have been successfully logged out.')
    expect(effects.session).toEqual({ kind: 'clear' })
    expect(await resolve(token)).toEqual({ viewer: { kind: 'visitor' } })
    const [event] = (await identity.events('session.ended')).slice(-1)
    expect(event?.data).toEqual({
      userId: id,
      sessionIds: [caller.viewer.kind === 'user' && caller.viewer.sessionId],
    })
  })

  it('can be ended from another one; somebody else’s cannot', async () => {
    const person = await identity.person()
    const other = await identity.login(person.input.username)
    const sessions = await list(person.caller)
    const target = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    const stranger = await identity.person()
    const selection = '... on RevokeSessionsSuccess { endedCount }'
    const revoke = (caller: typeof stranger.caller, sessionId: string) =>
      identity.mutate(caller, 'revokeSession', { sessionId }, selection)

    expect(await revoke(testVisitor(), target.id)).toMatchObject({
      __typename: 'NotSignedIn',
    })
    expect(await revoke(stranger.caller, target.id)).toMatchObject({
      __typename: 'NotFound',
    })
    expect(await revoke(stranger.caller, 'no-id')).toMatchObject({ __typename: 'NotFound' })
    expect(await revoke(person.caller, randomUUID())).toMatchObject({
      __typename: 'NotFound',
    })
    expect(await revoke(person.caller, target.id)).toMatchObject({ endedCount: 1 })
    expect(await resolve(other.effects.session.token)).toEqual({
      viewer: { kind: 'visitor' },
    })
    expect((await resolve(person.token)).viewer.kind).toBe('user')
  })

  it('can end all others at once', async () => {
    const person = await identity.person()
    await identity.login(person.input.username)
    await identity.login(person.input.username)
    const query =
      'mutation { revokeOtherSessions { ... on RevokeSessionsSuccess { endedCount } } }'
    const { data } = await identity.execute(person.caller, query)
    expect(data.revokeOtherSessions.endedCount).toBe(2)
    expect(await list(person.caller)).toHaveLength(1)
  })
})

describe('many sessions that are asked for at once', () => {
  it('are answered each in its place, whoever of them is gone', async () => {
    const [ada, ben, gone] = [
      await identity.person(),
      await identity.person(),
      await identity.person(),
    ]
    await identity.execute(gone.caller, 'mutation { logout { message } }')
    const tokens = [ben.token, 'never-was', ada.token, gone.token, ben.token]
    const sessions = await identity.resolveAll(tokens.map((token) => ({ token })))
    expect(
      sessions.map((one: { viewer: { userId?: string } }) => one.viewer.userId),
    ).toEqual([ben.id, undefined, ada.id, undefined, ben.id])
    expect(await identity.resolveAll([])).toEqual([])
  })

  it('are prolonged together, also by two gateways in two orders', async () => {
    const timed = await startIdentity()
    try {
      const asked: { token: string }[] = []
      for (let count = 0; count < 6; count++)
        asked.push({ token: (await timed.person()).token })
      const before = await timed.resolveAll(
        asked.map((one) => ({ ...one, purpose: 'watch' })),
      )
      timed.clock.forward(DAY_MS)
      await Promise.all(
        [asked, asked.toReversed(), asked, asked.toReversed()].map((some) =>
          timed.resolveAll(some),
        ),
      )
      const after = await timed.resolveAll(
        asked.map((one) => ({ ...one, purpose: 'watch' })),
      )
      // The test's clock also advances by itself.
      for (const [index, { expiresAt }] of after.entries())
        expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(
          Date.parse(before[index].expiresAt) + DAY_MS,
        )
    } finally {
      await timed.stop()
    }
  })
})

describe('the 30 days of a session', () => {
  it('start again with each use, written every few minutes at most, and then end', async () => {
    const timed = await startIdentity()
    try {
      const { id, input } = await timed
        .register()
        .then(({ user, input }) => ({ id: user.id, input }))
      const { effects } = await timed.login(input.username)
      const { deviceId, session } = effects
      const { token } = session
      const read = (purpose = 'use') => timed.resolve({ token, deviceId, purpose })
      const start = (await read()).expiresAt
      timed.clock.forward(4 * MINUTE_MS)
      expect((await read()).expiresAt).toBe(start)
      timed.clock.forward(29 * DAY_MS)
      const later = (await read()).expiresAt
      expect(Date.parse(later) - Date.parse(start)).toBeGreaterThan(28 * DAY_MS)
      timed.clock.forward(29 * DAY_MS)
      // A page that is open and only watches.
      expect((await read('watch')).expiresAt).toBe(later)
      expect((await read()).viewer.kind).toBe('user')
      // The device of somebody who keeps using it is kept too, forever.
      const { rows } = await timed.postgres.pool.query(
        'select last_used_at as at from known_devices where user_id = $1',
        [id],
      )
      expect(rows[0].at.getTime() - Date.parse(start)).toBeGreaterThan(28 * DAY_MS)
      const list = () => timed.stores.sessions.list(id, timed.clock.now())
      expect(await list()).toHaveLength(1)
      timed.clock.forward(31 * DAY_MS)
      expect(await read()).toEqual({ viewer: { kind: 'visitor' } })
      expect(await list()).toEqual([])
    } finally {
      await timed.stop()
    }
  })
})
