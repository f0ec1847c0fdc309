import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startIdentity, type Identity } from './_app.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity({ isHashedInFull: true })
})
afterAll(() => identity.stop())

describe('registration', () => {
  it.each(['student', 'university', 'donor'])('makes a %s account', async (userType) => {
    const { __typename, user, message, input } = await identity.register({ userType })
    expect(__typename).toBe('RegisterSuccess')
    expect(message).toBe(
      `Your ${userType} account has been created successfully. Please log in.`,
    )
    expect(user).toMatchObject({
      username: input.username,
      email: input.email,
      accountType: userType.toUpperCase(),
      isEmailVerified: false,
      roles: [],
    })
    const registered = await identity.events('user.registered')
    expect(registered.at(-1)?.data).toEqual({ userId: user.id, accountType: userType })
  })

  it('stores the password as an argon2id hash only', async () => {
    const { user } = await identity.register()
    const { rows } = await identity.postgres.pool.query(
      'select * from users where id = $1',
      [user.id],
    )
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(rows[0])).not.toContain(PASSWORD)
  })

  it('keeps the time zone and locale of the browser', async () => {
    const { caller } = await identity.person({ timeZone: 'Africa/Lagos', locale: 'en-ng' })
    const { data } = await identity.execute(
      caller,
      '{ viewer { preferences { timeZone locale notifications { newsByMail } } } }',
    )
    expect(data.viewer.preferences).toEqual({
      timeZone: 'Africa/Lagos',
      locale: 'en-NG',
      notifications: { newsByMail: false },
    })
  })

  it('names the faults in the words of the specification', async () => {
    const answer = await identity.register({
      userType: 'king',
      email: 'nobody',
      password: '12345',
    })
    expect(answer).toMatchObject({
      __typename: 'ValidationFailed',
      code: 'VALIDATION_FAILED',
    })
    expect(answer.errors).toEqual(
      expect.arrayContaining([
        { path: ['userType'], message: 'Please select your account type' },
        { path: ['email'], message: 'Please enter a valid email address' },
        { path: ['password'], message: 'Password must be at least 6 characters' },
      ]),
    )
  })

  it('refuses a name that differs from a taken one only by case', async () => {
    const { input } = await identity.register()
    const again = await identity.register({ username: input.username.toUpperCase() })
    expect(again).toMatchObject({
      __typename: 'Conflict',
      message: 'This username is already taken.',
    })
  })

  it('refuses an address that differs from a taken one only by case', async () => {
    const { input } = await identity.register()
    const again = await identity.register({ email: input.email.toUpperCase() })
    expect(again).toMatchObject({
      __typename: 'Conflict',
      message: 'An account with this email address already exists.',
    })
  })

  it('gives one of ten people a name that all request at once', async () => {
    const username = 'everybodys.name'
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => identity.register({ username })),
    )
    const types = answers.map(({ __typename }) => __typename)
    expect(types.filter((type) => type === 'RegisterSuccess')).toHaveLength(1)
    expect(types.filter((type) => type === 'Conflict')).toHaveLength(9)
  })

  it('shows an account to others by its name only', async () => {
    const { id } = await identity.person()
    const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on User {
      id firstName lastName username email pendingEmail roles isEmailVerified createdAt
      preferences { timeZone } sessions { id } memberships { role } student { id } } } }`
    const { data } = await identity.execute(testVisitor(), query, {
      r: [{ __typename: 'User', id }],
    })
    expect(data._entities).toEqual([
      {
        id,
        firstName: 'Ada',
        lastName: 'Okonkwo',
        username: null,
        email: null,
        pendingEmail: null,
        roles: null,
        isEmailVerified: null,
        createdAt: null,
        preferences: null,
        sessions: null,
        memberships: null,
        student: null,
      },
    ])
  })
})

it('a form learns the rules of this installation', async () => {
  const strict = await startIdentity({ passwordMinLength: 8 })
  try {
    const query =
      '{ accountRules { passwordMinLength passwordMaxLength usernameMinLength usernameMaxLength } }'
    const { data } = await strict.execute(testVisitor(), query)
    expect(data.accountRules).toEqual({
      passwordMinLength: 8,
      passwordMaxLength: 128,
      usernameMinLength: 3,
      usernameMaxLength: 50,
    })
    const answer = await strict.register({ password: 'k3jf8sq' })
    expect(answer.message).toBe('Password must be at least 8 characters')
  } finally {
    await strict.stop()
  }
})
