import { expect, it } from 'vitest'
import { checkConfirmation, checkEmail, checkNewPassword } from './check-fields.ts'

const rules = {
  passwordMinLength: 8,
  passwordMaxLength: 12,
  usernameMinLength: 3,
  usernameMaxLength: 50,
  isClosed: false,
}

it.each([
  ['', 'Password must be at least 6 characters'],
  ['12345', 'Password must be at least 6 characters'],
  ['123456', undefined],
])(
  'asks for what every installation asks until its rules are read: %o',
  (given, message) => {
    expect(checkNewPassword(given, null)).toBe(message)
  },
)

it.each([
  ['1234567', 'Password must be at least 8 characters'],
  ['12345678', undefined],
  ['1234567890123', 'Password must be at most 12 characters'],
])('asks for what this installation asks: %o', (given, message) => {
  expect(checkNewPassword(given, rules)).toBe(message)
})

it.each([
  ['no address', 'Please enter a valid email address'],
  ['ama@nowhere', 'Please enter a valid email address'],
  [' ama@mail.example ', undefined],
])('asks for an address that mail may come to: %o', (given, message) => {
  expect(checkEmail(given)).toBe(message)
})

it.each([
  ['', 'Please confirm your password'],
  ['12345678!', 'Passwords don’t match'],
  ['12345678', undefined],
])('asks for the same password once more: %o', (given, message) => {
  expect(checkConfirmation('12345678', given)).toBe(message)
})
