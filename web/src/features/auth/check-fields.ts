import type { AccountRules } from './account-rules.ts'
import { authMessages as text } from './auth-messages.ts'

/** Each returns the message for a value that cannot be sent, or undefined. The server has the last word. */

export function checkEmail(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : text.emailInvalid
}

export function checkRequired(value: string, message: string): string | undefined {
  return value.trim() ? undefined : message
}

export function checkUsername(
  username: string,
  rules: AccountRules | null,
): string | undefined {
  if (!username) return text.usernameRequired
  if (!/^[A-Za-z0-9_.-]+$/.test(username)) return text.usernameInvalid
  if (!rules) return undefined
  const { usernameMinLength: min, usernameMaxLength: max } = rules
  if (username.length < min) return text.usernameTooShort(min)
  return username.length > max ? text.usernameTooLong(max) : undefined
}

/** No installation takes shorter ones; whether this one requires more may not be known yet. */
const MIN_PASSWORD_LENGTH = 6

/** Checks the length only: the meter estimates how easy the password is to guess, and the server judges it. */
export function checkNewPassword(
  password: string,
  rules: AccountRules | null,
): string | undefined {
  const shortest = rules?.passwordMinLength ?? MIN_PASSWORD_LENGTH
  if (password.length < shortest) return text.passwordTooShort(shortest)
  if (rules && password.length > rules.passwordMaxLength) {
    return text.passwordTooLong(rules.passwordMaxLength)
  }
  return undefined
}

export function checkConfirmation(
  password: string,
  confirmation: string,
): string | undefined {
  if (!confirmation) return text.confirmRequired
  return password === confirmation ? undefined : text.confirmDiffers
}
