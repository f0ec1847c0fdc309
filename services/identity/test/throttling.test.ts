import { testVisitor } from '@landfall/kit/testing/callers'
import { afterEach, describe, expect, it } from 'vitest'
import { connectForCounters } from '@landfall/kit/database/redis-counters'
import { PASSWORD, startIdentity, type Identity } from './_app.ts'

/** Nothing listens there. */
const REDIS_AWAY = 'redis://127.0.0.1:1'

let identity: Identity
afterEach(() => identity.stop())

const from = (address: string, deviceId: string | null = null) =>
  testVisitor({ client: { address, deviceId } })
const fail = (login: string, address: string, deviceId: string | null = null) =>
  identity.login(login, 'not-the-password', from(address, deviceId))

describe.each([
  ['with Redis', {}],
  ['without Redis', { redisUrl: REDIS_AWAY }],
])('throttling %s', (_name, where) => {
  it('stops tries on one account from one address, but not from others', async () => {
    const limits = { loginFailuresPerAccountAndAddress: 3 }
    identity = await startIdentity({ ...where, limits })
    const { input } = await identity.register()
    for (let n = 0; n < 3; n += 1) {
      expect((await fail(input.username, '192.0.2.1')).__typename).toBe('WrongCredentials')
    }
    const refused = await identity.login(input.username, PASSWORD, from('192.0.2.1'))
    expect(refused).toMatchObject({
      __typename: 'TooManyRequests',
      code: 'TOO_MANY_REQUESTS',
    })
    expect(refused.retryAfterSeconds).toBeGreaterThan(800)
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(900)
    expect(refused.effects.retryAfterSeconds).toBe(refused.retryAfterSeconds)
    // The same account by its other name is the same account.
    expect((await fail(input.email, '192.0.2.1')).__typename).toBe('TooManyRequests')
    expect(
      (await identity.login(input.username, PASSWORD, from('192.0.2.2'))).__typename,
    ).toBe('LoginSuccess')
  })

  it('forgets the tries of somebody who then sets a new password', async () => {
    identity = await startIdentity({
      ...where,
      limits: { loginFailuresPerAccountAndAddress: 2 },
    })
    const { input } = await identity.register()
    await fail(input.username, '192.0.2.1')
    await fail(input.username, '192.0.2.1')
    expect((await identity.login(input.username)).__typename).toBe('TooManyRequests')
    await identity.mutate(testVisitor(), 'forgotPassword', { email: input.email }, '')
    const token = await identity.mailedToken(input.email)
    const password = 'monsoon-Accra-31'
    const fresh = { token, password, confirmPassword: password }
    await identity.mutate(testVisitor(), 'resetPassword', fresh, '')
    expect((await identity.login(input.username, password)).__typename).toBe('LoginSuccess')
  })

  it('does not count successful tries', async () => {
    const limits = { loginFailuresPerAccountAndAddress: 2, loginFailuresPerAddress: 3 }
    identity = await startIdentity({ ...where, limits })
    const { input } = await identity.register()
    for (let n = 0; n < 6; n += 1) {
      expect((await identity.login(input.username)).__typename).toBe('LoginSuccess')
    }
    expect((await fail(input.username, '192.0.2.1')).__typename).toBe('WrongCredentials')
  })

  it('slows down an account that is tried from everywhere, but not its known devices', async () => {
    identity = await startIdentity({ ...where, limits: { loginFailuresPerAccount: 4 } })
    const { input } = await identity.register()
    const { deviceId } = (await identity.login(input.username)).effects
    for (let n = 0; n < 4; n += 1) {
      expect((await fail(input.username, `198.51.100.${n}`)).__typename).toBe(
        'WrongCredentials',
      )
    }
    // One more is let through and starts the first wait, of seconds, not a lock.
    expect((await fail(input.username, '198.51.100.4')).__typename).toBe('WrongCredentials')
    const waiting = await identity.login(input.username, PASSWORD, from('198.51.100.5'))
    expect(waiting).toMatchObject({ __typename: 'TooManyRequests' })
    expect(waiting.retryAfterSeconds).toBeLessThanOrEqual(2)
    const invented = await identity.login(
      input.username,
      PASSWORD,
      from('198.51.100.6', 'x'.repeat(43)),
    )
    expect(invented.__typename).toBe('TooManyRequests')
    const known = await identity.login(
      input.username,
      PASSWORD,
      from('198.51.100.7', deviceId),
    )
    expect(known.__typename).toBe('LoginSuccess')
  })

  it('lets a known device in whatever strangers try from its address, within its own limit', async () => {
    const limits = { loginFailuresPerAddress: 6, loginFailuresPerDevice: 2 }
    identity = await startIdentity({ ...where, limits })
    const { input } = await identity.register()
    const { deviceId } = (await identity.login(input.username)).effects
    for (let n = 0; n < 6; n += 1) await fail(input.username, '192.0.2.1')
    const own = from('192.0.2.1', deviceId)
    const stranger = await identity.login(input.username, PASSWORD, from('192.0.2.1'))
    expect(stranger.__typename).toBe('TooManyRequests')
    const back = await identity.login(input.username, PASSWORD, own)
    expect(back.__typename).toBe('LoginSuccess')
    for (let n = 0; n < 2; n += 1) await fail(input.username, '192.0.2.2', deviceId)
    const guessing = await identity.login(input.username, PASSWORD, own)
    expect(guessing.__typename).toBe('TooManyRequests')
    // The device is known to this account, not to others.
    const other = await identity.register()
    const foreign = await identity.login(other.input.username, PASSWORD, own)
    expect(foreign.__typename).toBe('TooManyRequests')
  })

  it('stops an address that tries many accounts', async () => {
    identity = await startIdentity({ ...where, limits: { loginFailuresPerAddress: 4 } })
    for (let n = 0; n < 4; n += 1) {
      expect((await fail(`account-${n}`, '192.0.2.9')).__typename).toBe('WrongCredentials')
    }
    expect((await fail('account-5', '192.0.2.9')).__typename).toBe('TooManyRequests')
    expect((await fail('account-5', '192.0.2.10')).__typename).toBe('WrongCredentials')
  })

  it('admits no more when all tries come at once', async () => {
    const limits = { loginFailuresPerAccountAndAddress: 3 }
    identity = await startIdentity({ ...where, limits })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fail('nobody', '192.0.2.1')),
    )
    const tried = answers.filter(({ __typename }) => __typename === 'WrongCredentials')
    expect(tried).toHaveLength(3)
  })

  it('limits registrations and mail requests of an address', async () => {
    const limits = { registrationsPerHour: 2, mailRequestsPerHour: 2 }
    identity = await startIdentity({ ...where, limits })
    await identity.register()
    await identity.register()
    const refused = await identity.register()
    expect(refused).toMatchObject({
      __typename: 'TooManyRequests',
      message:
        'Many accounts were created from your network just now. Please try again in 60 minutes.',
    })
    expect(refused.effects.retryAfterSeconds).toBeGreaterThan(3_000)

    const ask = (field: string) =>
      identity.mutate(from('192.0.2.1'), field, { email: 'nobody@example.org' }, '')
    expect((await ask('forgotPassword')).__typename).toBe('MailRequestAccepted')
    expect((await ask('resendVerification')).__typename).toBe('MailRequestAccepted')
    expect((await ask('forgotPassword')).__typename).toBe('TooManyRequests')
  })
})

it('writes no address and no name into Redis', async () => {
  identity = await startIdentity()
  await fail('a-very-special-name', '203.0.113.77')
  const redis = await connectForCounters(identity.config.redisUrl)
  try {
    const keys = (await redis.keys(`${identity.overrides.counterPrefix}*`)).join('\n')
    expect(keys).toContain(identity.overrides.counterPrefix)
    expect(keys).not.toContain('a-very-special-name')
    expect(keys).not.toContain('203.0.113.77')
  } finally {
    redis.disconnect()
  }
})
