import { testVisitor } from '@landfall/kit/testing/callers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, startIdentity, type Identity } from './_app.ts'
import { mailedLinkActs } from './_mailed-links.ts'

const visitor = testVisitor()

let identity: Identity
beforeEach(async () => {
  identity = await startIdentity()
})
afterEach(() => identity.stop())

const { verify, forgot, reset } = mailedLinkActs(() => identity)

describe('changing the address', () => {
  const selection =
    '... on AccountSuccess { message user { email pendingEmail firstName } }'
  const update = (caller: Parameters<Identity['mutate']>[0], input: object) =>
    identity.mutate(
      caller,
      'updateAccount',
      { currentPassword: PASSWORD, ...input },
      selection,
    )

  it('takes effect only once the new one is verified', async () => {
    const { input, caller } = await identity.person()
    expect(
      (await update(caller, { email: 'new@example.org', firstName: 'Adaeze' })).user,
    ).toEqual({
      email: input.email,
      pendingEmail: 'new@example.org',
      firstName: 'Adaeze',
    })
    expect((await identity.login('new@example.org')).__typename).toBe('WrongCredentials')
    await verify(await identity.mailedToken('new@example.org'))
    const { data } = await identity.execute(caller, '{ viewer { email pendingEmail } }')
    expect(data.viewer).toEqual({ email: 'new@example.org', pendingEmail: null })
    expect((await identity.login('NEW@example.org')).__typename).toBe('LoginSuccess')
    const [notice] = await identity.mailsTo(input.email)
    expect(notice?.subject).toBe('Your email address was changed')
  })

  it('sends the link again to the new one too, as long as none is verified', async () => {
    const { input, caller } = await identity.person({}, false)
    await update(caller, { email: 'right@example.org' })
    await identity.mailsTo('right@example.org')
    await identity.mutate(visitor, 'resendVerification', { email: input.email }, '')
    expect(await identity.mailsTo('right@example.org')).toHaveLength(2)
    await verify(await identity.mailedToken('right@example.org'))
    const { data } = await identity.execute(caller, '{ viewer { email isEmailVerified } }')
    expect(data.viewer).toEqual({ email: 'right@example.org', isEmailVerified: true })
  })

  it('needs the current password: an open session is not enough', async () => {
    const { id, caller } = await identity.person()
    const wish = { email: 'thief@example.org' }
    expect((await update(caller, { ...wish, currentPassword: null })).errors).toEqual([
      { path: ['currentPassword'], message: 'Please enter your current password' },
    ])
    expect((await update(caller, { ...wish, currentPassword: 'a-guess' })).errors).toEqual([
      { path: ['currentPassword'], message: 'Your current password is not correct' },
    ])
    const profile = { ...wish, firstName: 'A', lastName: 'B', facts: { country: 'NG' } }
    const created = await identity.mutate(caller, 'createStudent', profile, '')
    expect(created.errors).toEqual([
      { path: ['currentPassword'], message: 'Please enter your current password' },
    ])
    expect((await identity.stores.accounts.find(id))?.pendingEmail).toBeNull()
    expect(await identity.mailsTo('thief@example.org')).toEqual([])
  })

  it('to one that somebody else has is refused', async () => {
    const { caller } = await identity.person()
    const { input } = await identity.register()
    expect(await update(caller, { email: input.email.toUpperCase() })).toMatchObject({
      __typename: 'Conflict',
      message: 'An account with this email address already exists.',
    })
  })

  it('fails when somebody else took the new one in the meantime', async () => {
    const { input, caller } = await identity.person()
    await update(caller, { email: 'wanted@example.org' })
    const token = await identity.mailedToken('wanted@example.org')
    await identity.register({ email: 'Wanted@example.org' })
    expect(await verify(token)).toMatchObject({ __typename: 'InvalidToken' })
    const { data } = await identity.execute(caller, '{ viewer { email } }')
    expect(data.viewer.email).toBe(input.email)
  })

  it('leaves no link to a new password in the old mailbox, not even a late one', async () => {
    const { id, input } = await identity.person()
    await forgot(input.email)
    const token = await identity.mailedToken(input.email)
    // As if the link were made at the very moment when the change invalidates the others.
    await identity.stores.accounts.update(id, { email: 'new@example.org' }, new Date())
    expect((await reset(token)).__typename).toBe('InvalidToken')
  })

  it('back to the present one cancels the change, and its link', async () => {
    const { input, caller } = await identity.person()
    await update(caller, { email: 'regret@example.org' })
    const token = await identity.mailedToken('regret@example.org')
    expect((await update(caller, { email: input.email })).user.pendingEmail).toBeNull()
    expect(await verify(token)).toMatchObject({ __typename: 'InvalidToken' })
  })

  it('asked for by an intruder ends when the owner sets a new password', async () => {
    const { id, input, caller } = await identity.person()
    await update(caller, { email: 'intruder@example.org' })
    const token = await identity.mailedToken('intruder@example.org')
    await forgot(input.email)
    await reset(await identity.mailedToken(input.email))
    expect(await verify(token)).toMatchObject({ __typename: 'InvalidToken' })
    expect((await identity.stores.accounts.find(id))?.email).toBe(input.email)
  })

  it('ends the reset links in the mailbox that was left', async () => {
    const { input, caller } = await identity.person()
    await update(caller, { email: 'moved@example.org' })
    const token = await identity.mailedToken('moved@example.org')
    await forgot(input.email)
    const old = await identity.mailedToken(input.email)
    await verify(token)
    expect(await reset(old)).toMatchObject({ __typename: 'InvalidToken' })
  })

  it('goes on when the first address is verified after it was asked for', async () => {
    const { input, caller } = await identity.person({}, false)
    const first = await identity.mailedToken(input.email)
    await update(caller, { email: 'better@example.org' })
    const second = await identity.mailedToken('better@example.org')
    expect((await verify(first)).__typename).toBe('VerifyEmailSuccess')
    expect((await verify(second)).__typename).toBe('VerifyEmailSuccess')
  })

  it('writes to few strangers an hour, and tells of few addresses whether they are taken', async () => {
    const own = await startIdentity({ limits: { mailRequestsPerHour: 2 } })
    try {
      const { caller } = await own.person({ userType: 'student' }, false)
      const ask = (email: string) =>
        own.mutate(caller, 'updateAccount', { email, currentPassword: PASSWORD }, '')
      expect((await ask('one@example.org')).__typename).toBe('AccountSuccess')
      expect((await ask('two@example.org')).__typename).toBe('AccountSuccess')
      const refused = await ask('three@example.org')
      expect(refused).toMatchObject({ __typename: 'TooManyRequests' })
      expect(refused.effects.retryAfterSeconds).toBeGreaterThan(3_000)
    } finally {
      await own.stop()
    }
  })

  it('is for signed-in people', async () => {
    expect(await update(visitor, { email: 'no' })).toMatchObject({
      __typename: 'NotSignedIn',
    })
  })
})
