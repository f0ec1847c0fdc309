import { testVisitor } from '@landfall/kit/testing/callers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, startIdentity, type Identity } from './_app.ts'
import { mailedLinkActs, NEW_PASSWORD } from './_mailed-links.ts'

const HOUR_MS = 3_600_000
const visitor = testVisitor()

let identity: Identity
beforeEach(async () => {
  identity = await startIdentity()
})
afterEach(() => identity.stop())

const { verify, forgot, reset } = mailedLinkActs(() => identity)

describe('verification of an address', () => {
  it('works once, by the mailed link, and leads back', async () => {
    const { input, user } = await identity.register({
      returnTo: '/scholarships?country=NG',
    })
    const [mail] = await identity.mailsTo(input.email)
    expect(mail?.subject).toBe('Please verify your email address')
    expect(mail?.text).toMatch(/https:\/\/landfall\.example\/verify-email\?token=[\w-]{43}/)
    expect(mail?.html).toContain('href="https://landfall.example/verify-email?token=')
    const token = await identity.mailedToken(input.email)
    expect(await verify(token)).toMatchObject({
      message: 'Your email address has been verified.',
      returnTo: '/scholarships?country=NG',
    })
    // A mail scanner opened the link first: the address is verified, and the answer says so.
    expect(await verify(token)).toMatchObject({
      message: 'Your email address has been verified.',
      returnTo: '/scholarships?country=NG',
    })
    const { rows } = await identity.postgres.pool.query(
      'select is_email_verified from users where id = $1',
      [user.id],
    )
    expect(rows).toEqual([{ is_email_verified: true }])
    expect((await identity.events('user.email-verified')).map(({ data }) => data)).toEqual([
      { userId: user.id },
    ])
    expect(await identity.events('viewer.changed')).toHaveLength(1)
  })

  it('by several requests with one link at once happens once, and all learn that it is verified', async () => {
    const { input } = await identity.register()
    const token = await identity.mailedToken(input.email)
    const answers = await Promise.all([verify(token), verify(token), verify(token)])
    const types = new Set(answers.map(({ __typename }) => __typename))
    expect([...types]).toEqual(['VerifyEmailSuccess'])
    expect(await identity.events('user.email-verified')).toHaveLength(1)
  })

  it('does not count for a link to an address that the account has left', async () => {
    const { id, input } = await identity
      .register()
      .then(({ user, input }) => ({ ...user, input }))
    const token = await identity.mailedToken(input.email)
    await verify(token)
    await identity.stores.accounts.update(id, { email: 'moved@example.org' }, new Date())
    expect(await verify(token)).toMatchObject({ __typename: 'InvalidToken' })
  })

  it('ends after 24 hours', async () => {
    const { input } = await identity.register()
    const token = await identity.mailedToken(input.email)
    identity.clock.forward(24 * HOUR_MS + 1_000)
    expect(await verify(token)).toMatchObject({ __typename: 'InvalidToken' })
  })

  it('needs a token', async () => {
    expect(await verify('')).toMatchObject({ message: 'Verification token is required' })
    expect(await verify('made-up')).toMatchObject({ __typename: 'InvalidToken' })
  })

  it('stores a hash of the token only', async () => {
    const { input } = await identity.register()
    const token = await identity.mailedToken(input.email)
    const { rows } = await identity.postgres.pool.query('select * from email_verifications')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('can be requested again; a verified account gets no more mail', async () => {
    const { input } = await identity.register()
    await identity.mailsTo(input.email)
    const again = () =>
      identity.mutate(
        visitor,
        'resendVerification',
        { email: input.email.toUpperCase() },
        '',
      )
    expect((await again()).__typename).toBe('MailRequestAccepted')
    expect(await identity.mailsTo(input.email)).toHaveLength(2)
    await verify(await identity.mailedToken(input.email))
    expect((await again()).__typename).toBe('MailRequestAccepted')
    expect(await identity.mailsTo(input.email)).toHaveLength(2)
  })
})

it('a mailbox is never filled with links to verify its address', async () => {
  const { input } = await identity.register()
  for (let n = 0; n < 8; n += 1) {
    await identity.mutate(visitor, 'resendVerification', { email: input.email }, '')
  }
  expect(await identity.mailsTo(input.email)).toHaveLength(5)
})

describe('a forgotten password', () => {
  it('gets the same answer and the same rows for a known and an unknown address', async () => {
    const { input } = await identity.register()
    await identity.runJobs()
    const waiting = async () => {
      const { rows } = await identity.postgres.pool.query(
        `select kind, body->>'name' as name from outbox where kind = 'job'`,
      )
      await identity.postgres.pool.query(`delete from outbox where kind = 'job'`)
      return rows
    }
    const known = await forgot(input.email)
    const knownRows = await waiting()
    const unknown = await forgot('nobody@example.org')
    expect(unknown).toEqual(known)
    expect(await waiting()).toEqual(knownRows)
    expect(knownRows).toEqual([{ kind: 'job', name: 'answer-mail-request' }])
  })

  it('sends nothing to an address without an account, and keeps no trace of it', async () => {
    await forgot('nobody@example.org')
    expect(await identity.mailsTo('nobody@example.org')).toEqual([])
    const { rows } = await identity.postgres.pool.query('select * from mail_requests')
    expect(rows).toEqual([])
  })

  it('is set anew once by the mailed link, which signs the account out everywhere', async () => {
    const { id, input, token: sessionToken } = await identity.person()
    await forgot(input.email)
    const token = await identity.mailedToken(input.email)
    expect(await reset(token)).toMatchObject({
      message: 'You can now log in with your new password.',
    })
    expect(await reset(token)).toMatchObject({ __typename: 'InvalidToken' })
    expect(await identity.resolve({ token: sessionToken })).toEqual({
      viewer: { kind: 'visitor' },
    })
    expect((await identity.events('session.ended')).at(-1)?.data).toEqual({
      userId: id,
      sessionIds: null,
    })
    expect((await identity.login(input.username, PASSWORD)).__typename).toBe(
      'WrongCredentials',
    )
    expect((await identity.login(input.username, NEW_PASSWORD)).__typename).toBe(
      'LoginSuccess',
    )
    const [notice] = await identity.mailsTo(input.email)
    expect(notice?.subject).toBe('Your password was changed')
    expect(notice?.text).toMatch(/\/auth\/student\?view=forgot-password$/m)
  })

  it('has a link that ends after an hour', async () => {
    const { input } = await identity.register()
    await forgot(input.email)
    const token = await identity.mailedToken(input.email)
    identity.clock.forward(HOUR_MS + 1_000)
    expect(await reset(token)).toMatchObject({ __typename: 'InvalidToken' })
  })

  it('sends few links an hour, whoever asks, and they work', async () => {
    const { input } = await identity.register()
    for (let n = 0; n < 8; n += 1) await forgot(input.email)
    const links = async () =>
      (await identity.mailsTo(input.email)).filter(
        ({ subject }) => subject === 'Set a new password',
      )
    expect(await links()).toHaveLength(5)
    const token = await identity.mailedToken(input.email)
    expect((await reset(token)).__typename).toBe('ResetPasswordSuccess')
    identity.clock.forward(HOUR_MS + 1_000)
    await forgot(input.email)
    expect(await links()).toHaveLength(6)
  })

  it('makes all links end when one is used', async () => {
    const { input } = await identity.register()
    await forgot(input.email)
    const first = await identity.mailedToken(input.email)
    await forgot(input.email)
    const second = await identity.mailedToken(input.email)
    expect((await reset(second)).__typename).toBe('ResetPasswordSuccess')
    expect((await reset(first, 'another-Kumasi-5')).__typename).toBe('InvalidToken')
  })

  it.each([
    ['', NEW_PASSWORD, NEW_PASSWORD, 'token', 'Reset token is required'],
    ['t', '12345', '12345', 'password', 'Password must be at least 6 characters'],
    ['t', 'password', 'password', 'password', 'This password is too easy to guess'],
    ['t', NEW_PASSWORD, 'x', 'confirmPassword', 'Please confirm your password'],
    ['t', NEW_PASSWORD, PASSWORD, 'confirmPassword', 'Passwords don’t match'],
  ])('is refused for %j, %j, %j', async (token, password, confirm, field, message) => {
    const answer = await reset(token, password, confirm)
    expect(answer.errors).toContainEqual({ path: [field], message })
  })

  it('leaves the link usable when the new one is the owner’s own name', async () => {
    const { input } = await identity.register({ username: 'okonkwo.adaeze' })
    await forgot(input.email)
    const token = await identity.mailedToken(input.email)
    const refused = await reset(token, 'okonkwo.adaeze')
    expect(refused).toMatchObject({ message: 'This password is too easy to guess' })
    expect((await reset(token)).__typename).toBe('ResetPasswordSuccess')
  })
})

const changePassword = (
  caller: Parameters<Identity['mutate']>[0],
  currentPassword: string,
  password = NEW_PASSWORD,
) =>
  identity.mutate(
    caller,
    'changePassword',
    { currentPassword, password, confirmPassword: password },
    '... on AccountSuccess { message }',
  )

describe('changing the password', () => {
  it('needs the present one, ends every session, and gives this browser a new one', async () => {
    const { input, token, caller } = await identity.person()
    const other = await identity.login(input.username)
    expect(await changePassword(visitor, PASSWORD)).toMatchObject({
      __typename: 'NotSignedIn',
    })
    expect((await changePassword(caller, 'wrong-one')).errors).toEqual([
      { path: ['currentPassword'], message: 'Your current password is not correct' },
    ])
    const changed = await changePassword(caller, PASSWORD)
    expect(changed).toMatchObject({
      __typename: 'AccountSuccess',
      effects: { session: { kind: 'set', token: expect.stringMatching(/^[\w-]{43}$/) } },
    })
    const kindOf = async (t: string) => (await identity.resolve({ token: t })).viewer.kind
    expect(await kindOf(token)).toBe('visitor')
    expect(await kindOf(changed.effects.session.token)).toBe('user')
    expect(await kindOf(other.effects.session.token)).toBe('visitor')
    expect((await identity.login(input.username, NEW_PASSWORD)).__typename).toBe(
      'LoginSuccess',
    )
  })

  it('does not wait for what strangers try from the same address', async () => {
    const { input, caller } = await identity.person()
    for (let n = 0; n < 6; n += 1) await identity.login(input.username, 'wrong-one')
    expect((await changePassword(caller, PASSWORD)).__typename).toBe('AccountSuccess')
  })

  it('cannot be used to guess it', async () => {
    const { caller } = await identity.person()
    for (let n = 0; n < 5; n += 1) await changePassword(caller, 'wrong-one')
    expect(await changePassword(caller, PASSWORD)).toMatchObject({
      __typename: 'TooManyRequests',
    })
  })
})

it('preferences change one by one', async () => {
  const { caller } = await identity.person()
  const change = (input: object) =>
    identity.mutate(
      caller,
      'updatePreferences',
      input,
      '... on AccountSuccess { user { preferences { timeZone locale notifications { deadlineRemindersByMail newsByMail } } } }',
    )
  const { user } = await change({
    timeZone: 'Asia/Seoul',
    deadlineRemindersByMail: false,
    locale: null,
  })
  expect(user.preferences).toEqual({
    timeZone: 'Asia/Seoul',
    locale: 'en',
    notifications: { deadlineRemindersByMail: false, newsByMail: false },
  })
  expect((await change({ timeZone: 'Mars/Olympus' })).errors).toEqual([
    { path: ['timeZone'], message: 'Please choose a time zone from the list' },
  ])
})

it('a mail to an address that nobody has verified holds no word of whoever registered it', async () => {
  const { input } = await identity.register({
    firstName: 'Visit evil.example now',
    lastName: 'and win',
  })
  await forgot(input.email)
  const mails = await identity.mailsTo(input.email)
  expect(mails).toHaveLength(2)
  for (const { subject, text, html } of mails) {
    expect(`${subject} ${text} ${html}`).not.toMatch(/evil|and win/)
    expect(text).toMatch(/^Hello,\n/)
  }
})
