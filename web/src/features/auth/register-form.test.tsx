import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type {
  AccountRulesQuery,
  RegisterFormMutation,
  SessionViewerQuery,
} from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { watchToasts } from '#testing/toasts.ts'

let toasts: ReturnType<typeof watchToasts>
beforeEach(() => {
  sessionStorage.clear()
  toasts = watchToasts()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const rules: AccountRulesQuery = {
  accountRules: {
    passwordMinLength: 8,
    passwordMaxLength: 128,
    usernameMinLength: 3,
    usernameMaxLength: 50,
  },
  features: [],
}

async function openForm(answer: RegisterFormMutation) {
  const server = fakeServer({
    SessionViewer: (): SessionViewerQuery => ({ viewer: null }),
    AccountRules: () => rules,
    RegisterForm: () => answer,
  })
  const { user } = await renderApp('/auth/university?view=register&returnTo=%2Fhelp')
  await screen.findByText(/3–50 letters/)
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await user.type(screen.getByLabelText(label), value)
    }
    await user.click(screen.getByRole('button', { name: 'Create account' }))
  }
  return { fill, server, user }
}

const amara = {
  'First name': 'Amara',
  'Last name': 'Okonkwo',
  Username: 'amara',
  Email: 'amara@example.org',
  Password: 'river basalt lantern',
}

it('has names, username and address again after a refresh, but no password', async () => {
  const { user } = await openForm({ register: { __typename: 'RegisterSuccess' } })
  for (const [label, value] of Object.entries(amara)) {
    await user.type(screen.getByLabelText(label), value)
  }
  cleanup()
  await openForm({ register: { __typename: 'RegisterSuccess' } })
  const { Password: _, ...kept } = amara
  for (const [label, value] of Object.entries({ ...kept, Password: '' })) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value)
  }
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(amara.Password)
})

it('forgets what was typed once the account is made', async () => {
  const { fill } = await openForm({ register: { __typename: 'RegisterSuccess' } })
  await fill(amara)
  await screen.findByRole('button', { name: 'Sign In as University' })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(amara.Username)
  // Only the password is typed again.
  expect(screen.getByLabelText('Username or email')).toHaveProperty('value', amara.Email)
})

it('carries the length that this installation asks for', async () => {
  const { fill, server } = await openForm({ register: { __typename: 'RegisterSuccess' } })
  await fill({ ...amara, Password: 'kT9mQ2v' })
  expect(
    screen.getAllByText('Password must be at least 8 characters').length,
  ).toBeGreaterThan(0)
  expect(server.requests.map(({ operation }) => operation)).not.toContain('RegisterForm')
})

it('asks for the same length when no password was typed at all', async () => {
  const { fill } = await openForm({ register: { __typename: 'RegisterSuccess' } })
  const { Password: _, ...others } = amara
  await fill(others)
  expect(
    screen.getAllByText('Password must be at least 8 characters').length,
  ).toBeGreaterThan(0)
  expect(screen.queryByText('Password is required')).toBeNull()
})

it('names what is missing beside its field, and sends nothing', async () => {
  const { fill, server } = await openForm({ register: { __typename: 'RegisterSuccess' } })
  await fill({ Password: amara.Password })
  for (const [label, fault] of [
    ['First name', 'First name is required'],
    ['Username', 'Username is required'],
    ['Email', 'Please enter a valid email address'],
  ] as const) {
    screen.getByRole('link', { name: fault }).click()
    expect(document.activeElement).toBe(screen.getByLabelText(label))
  }
  expect(server.requests.map(({ operation }) => operation)).not.toContain('RegisterForm')
})

it('puts the server’s messages beside their fields and keeps what was typed', async () => {
  const { fill } = await openForm({
    register: {
      __typename: 'ValidationFailed',
      code: 'VALIDATION_FAILED',
      message: 'Some fields are not right',
      errors: [{ path: ['password'], message: 'This password is too easy to guess' }],
    },
  })
  await fill(amara)
  const link = await screen.findByRole('link', {
    name: 'This password is too easy to guess',
  })
  link.click()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(amara.Password)
  expect(toasts.last()?.title).toBe('Registration Failed')
})

it('returns to the login of the type, which says where the verification link went', async () => {
  const { fill, server } = await openForm({ register: { __typename: 'RegisterSuccess' } })
  await fill(amara)
  expect(await screen.findByRole('button', { name: 'Sign In as University' })).toBeTruthy()
  expect(screen.getByText(/verification link to amara@example\.org/)).toBeTruthy()
  expect(toasts.last()).toMatchObject({
    title: 'Account Created!',
    description: 'Your university account has been created successfully. Please log in.',
  })
  const sent = server.requests.find(({ operation }) => operation === 'RegisterForm')
  expect(sent?.variables.input).toEqual({
    firstName: 'Amara',
    lastName: 'Okonkwo',
    username: 'amara',
    email: 'amara@example.org',
    password: 'river basalt lantern',
    userType: 'university',
    returnTo: '/help',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

it('has the other kinds of account one press away, with the way back', async () => {
  await openForm({ register: { __typename: 'RegisterSuccess' } })
  for (const [name, slug] of [
    ['Student', 'student'],
    ['Donor/Organization', 'donor'],
  ])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      `/auth/${slug}?view=register&returnTo=%2Fhelp`,
    )
})
