import { describe, expect, it } from 'vitest'
import {
  emailInput,
  loginInput,
  registerInput,
  resetPasswordInput,
  verifyEmailInput,
} from './account.input.ts'

const register = registerInput(6)
const good = {
  userType: 'student',
  firstName: 'Ada',
  lastName: 'Okonkwo',
  username: 'ada.okonkwo',
  email: 'ada@example.org',
  password: 'river-stone-7',
}

const faults = (schema: typeof register | typeof loginInput, input: unknown) =>
  Object.fromEntries(
    (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  )

describe('registration', () => {
  it('accepts a good form and fills in what the browser did not say', () => {
    expect(register.parse(good)).toEqual({
      ...good,
      timeZone: 'UTC',
      locale: 'en',
      returnTo: null,
    })
  })

  it.each([
    [{ password: 'k3jf8' }, 'password', 'Password must be at least 6 characters'],
    [{ password: null }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'password1' }, 'password', 'This password is too easy to guess'],
    [{ password: 'ada.okonkwo' }, 'password', 'This password is too easy to guess'],
    [{ email: 'ada@' }, 'email', 'Please enter a valid email address'],
    [{ email: undefined }, 'email', 'Please enter a valid email address'],
    [{ userType: 'admin' }, 'userType', 'Please select your account type'],
    [{ userType: undefined }, 'userType', 'Please select your account type'],
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: null }, 'lastName', 'Last name is required'],
    [{ username: 'ad' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'a'.repeat(51) }, 'username', 'Username must be at most 50 characters'],
    [
      { username: 'ada okonkwo' },
      'username',
      'Username may only contain letters, numbers, dots, dashes and underscores',
    ],
  ])('refuses %j', (change, path, message) => {
    expect(faults(register, { ...good, ...change })).toEqual({ [path]: message })
  })

  it('names every fault at once', () => {
    expect(Object.keys(faults(register, { password: '' })).toSorted()).toEqual(
      ['email', 'firstName', 'lastName', 'password', 'userType', 'username'].toSorted(),
    )
  })

  it('names a missing username once, and other faults beside it', () => {
    const form = { ...good, username: ' ', password: 'k3jf8' }
    const { issues = [] } = register.safeParse(form).error ?? {}
    expect(issues.map(({ message }) => message)).toEqual([
      'Username is required',
      'Password must be at least 6 characters',
    ])
  })

  it('treats a browser’s unknown zone as none', () => {
    expect(register.parse({ ...good, timeZone: 'Mars/Olympus' }).timeZone).toBe('UTC')
    expect(register.parse({ ...good, timeZone: 'Africa/Lagos' }).timeZone).toBe(
      'Africa/Lagos',
    )
  })

  it('keeps only a path of this site to return to', () => {
    expect(register.parse({ ...good, returnTo: '/saved' }).returnTo).toBe('/saved')
    expect(register.parse({ ...good, returnTo: '//evil.example' }).returnTo).toBeNull()
  })

  it('puts the configured minimum into the message', () => {
    const issues = registerInput(8).safeParse({ ...good, password: 'k3jf8sq' }).error
      ?.issues
    expect(issues?.[0]?.message).toBe('Password must be at least 8 characters')
  })
})

describe('the other forms', () => {
  it('say what is missing in the words of the specification', () => {
    expect(faults(loginInput, {})).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    })
    expect(verifyEmailInput.safeParse({}).error?.issues[0]?.message).toBe(
      'Verification token is required',
    )
    expect(emailInput.safeParse({ email: 'x' }).error?.issues[0]?.message).toBe(
      'Please enter a valid email address',
    )
  })

  it('say what is too long in plain words', () => {
    const long = 'a'.repeat(1_001)
    expect(faults(loginInput, { username: long, password: long })).toEqual({
      username: 'Please use at most 254 characters',
      password: 'Please use at most 1000 characters',
    })
    expect(verifyEmailInput.safeParse({ token: long }).error?.issues[0]?.message).toBe(
      'Please open the link in the email again',
    )
  })

  it.each([
    [
      { password: 'river-stone-7', confirmPassword: 'river-stone-7' },
      ['token'],
      'Reset token is required',
    ],
    [
      { token: 't', password: 'k3', confirmPassword: 'river-stone-7' },
      ['password'],
      'Password must be at least 6 characters',
    ],
    [
      { token: 't', password: 'river-stone-7', confirmPassword: 'x' },
      ['confirmPassword'],
      'Please confirm your password',
    ],
    [
      { token: 't', password: 'river-stone-7', confirmPassword: 'river-stone-8' },
      ['confirmPassword'],
      'Passwords don’t match',
    ],
  ])('of a reset refuse %j', (input, path, message) => {
    const { issues = [] } = resetPasswordInput(6).safeParse(input).error ?? {}
    const ofField = issues.filter((issue) => issue.path[0] === path[0])
    expect(ofField).toMatchObject([{ path, message }])
  })
})
