import { personZone } from '@landfall/calendar/zone'
import { optionalText, statedReason } from '@landfall/kit/graphql/written-text'
import { z } from 'zod'
import {
  accountTypes,
  askForPassword,
  canonicalLocale,
  EMAIL_MAX_LENGTH,
  roles,
  safeReturnTo,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  usernamePattern,
} from './account.ts'
import { passwordFault } from './password-rules.ts'

const NAME_MAX_LENGTH = 100
const URL_MAX_LENGTH = 2_000
const PASSWORD_TRY_MAX_LENGTH = 1_000
const TOKEN_MAX_LENGTH = 200
const invalidEmail = 'Please enter a valid email address'
const atMost = (maxLength: number) => `Please use at most ${maxLength} characters`

/** Trimmed text that has to be there. A missing or null value gets the same message. */
export const requiredText = (message: string, maxLength: number) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(maxLength, atMost(maxLength))
    .refine((text) => !/\p{Cc}/u.test(text), 'Please use one line of text')

export const email = () =>
  z
    .string(invalidEmail)
    .trim()
    .max(EMAIL_MAX_LENGTH, invalidEmail)
    .pipe(z.email(invalidEmail))
export const token = (message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(TOKEN_MAX_LENGTH, 'Please open the link in the email again')
const personName = (which: 'First' | 'Last') =>
  requiredText(`${which} name is required`, NAME_MAX_LENGTH)

const username = () =>
  z
    .string('Username is required')
    .trim()
    .min(1, 'Username is required')
    .pipe(
      z
        .string()
        .min(
          USERNAME_MIN_LENGTH,
          `Username must be at least ${USERNAME_MIN_LENGTH} characters`,
        )
        .max(
          USERNAME_MAX_LENGTH,
          `Username must be at most ${USERNAME_MAX_LENGTH} characters`,
        )
        .regex(
          usernamePattern,
          'Username may only contain letters, numbers, dots, dashes and underscores',
        ),
    )

/** A password's rules need the person's other words, so they are checked over the whole input. */
const password = (minLength: number) =>
  z.string(`Password must be at least ${minLength} characters`)

type Draft = Record<string, unknown>

const checkPassword = (minLength: number) => (input: Draft, context: z.RefinementCtx) => {
  const { username, email, firstName, lastName } = input
  const about = [username, email, firstName, lastName].filter(
    // Longer ones have a fault of their own; the estimate would take their time.
    (text): text is string => typeof text === 'string' && text.length <= EMAIL_MAX_LENGTH,
  )
  const message = passwordFault(String(input.password), minLength, about)
  if (message !== null) context.addIssue({ code: 'custom', path: ['password'], message })
}

/** Lets the check run although other fields have faults, so that one answer names all of them. */
const wheneverGiven = {
  when: ({ value }: { value: unknown }) =>
    typeof (value as Draft | null)?.password === 'string',
}

const checkConfirmation =
  (minLength: number) =>
  (
    { password, confirmPassword }: { password: string; confirmPassword: string },
    context: z.RefinementCtx,
  ) => {
    // A shorter one has a fault of its own.
    if (password === confirmPassword || confirmPassword.length < minLength) return
    context.addIssue({
      code: 'custom',
      path: ['confirmPassword'],
      message: 'Passwords don’t match',
    })
  }

const returnTo = z.string().nullish().transform(safeReturnTo)

const person = (passwordMinLength: number) => ({
  firstName: personName('First'),
  lastName: personName('Last'),
  username: username(),
  email: email(),
  password: password(passwordMinLength),
})

export const registerInput = (passwordMinLength: number) =>
  z
    .object({
      ...person(passwordMinLength),
      userType: z.enum(accountTypes, 'Please select your account type'),
      // The browser's own words, not the person's: an unknown one is no fault of the form.
      timeZone: z.string().nullish().transform(personZone),
      locale: z
        .string()
        .nullish()
        .transform((tag) => (tag && canonicalLocale(tag)) || 'en'),
      returnTo,
    })
    .superRefine(checkPassword(passwordMinLength), wheneverGiven)

export const firstAdminInput = (passwordMinLength: number) =>
  z
    .object({ ...person(passwordMinLength), token: token('Setup token is required') })
    .superRefine(checkPassword(passwordMinLength), wheneverGiven)

export const loginInput = z.object({
  username: z
    .string('Username is required')
    .trim()
    .min(1, 'Username is required')
    .max(EMAIL_MAX_LENGTH, atMost(EMAIL_MAX_LENGTH)),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(PASSWORD_TRY_MAX_LENGTH, atMost(PASSWORD_TRY_MAX_LENGTH)),
})

export const verifyEmailInput = z.object({ token: token('Verification token is required') })

export const emailInput = z.object({ email: email(), returnTo })

const confirmation = (passwordMinLength: number) =>
  z
    .string('Please confirm your password')
    .min(passwordMinLength, 'Please confirm your password')

export const resetPasswordInput = (passwordMinLength: number) =>
  z
    .object({
      token: token('Reset token is required'),
      password: password(passwordMinLength),
      confirmPassword: confirmation(passwordMinLength),
    })
    .superRefine(checkPassword(passwordMinLength), wheneverGiven)
    .superRefine(checkConfirmation(passwordMinLength))

export const currentPassword = z
  .string(askForPassword)
  .max(PASSWORD_TRY_MAX_LENGTH, atMost(PASSWORD_TRY_MAX_LENGTH))

export const changePasswordInput = (passwordMinLength: number) =>
  z
    .object({
      currentPassword: currentPassword.min(1, askForPassword),
      password: password(passwordMinLength),
      confirmPassword: confirmation(passwordMinLength),
    })
    .superRefine(checkPassword(passwordMinLength), wheneverGiven)
    .superRefine(checkConfirmation(passwordMinLength))

/** Absent and null leave a name as it is: an account always has one. */
export const updateAccountInput = z.object({
  firstName: personName('First').nullish(),
  lastName: personName('Last').nullish(),
  email: email().nullish(),
  /** Needed only for another address. */
  currentPassword: currentPassword.nullish(),
  profileImageUrl: z
    .url({
      protocol: /^https$/,
      error: 'Please enter a web address that starts with https://',
    })
    .max(URL_MAX_LENGTH, atMost(URL_MAX_LENGTH))
    .nullish(),
})

const role = z
  .string('Please select a role')
  .transform((text) => text.toLowerCase())
  .pipe(z.enum(roles, 'Please select a role'))

export const accountFilterInput = z.object({
  search: optionalText(EMAIL_MAX_LENGTH),
  role: role.nullish().transform((stated) => stated ?? null),
  isSuspended: z
    .boolean()
    .nullish()
    .transform((stated) => stated ?? null),
})

export const setSuspensionInput = z.object({
  userId: z.string(),
  isSuspended: z.boolean(),
  reason: statedReason,
})

export const setRoleInput = z.object({
  userId: z.string(),
  role,
  granted: z.boolean(),
  reason: statedReason,
})

export type RegisterInput = z.output<ReturnType<typeof registerInput>>
export type FirstAdminInput = z.output<ReturnType<typeof firstAdminInput>>
export type LoginInput = z.output<typeof loginInput>
export type VerifyEmailInput = z.output<typeof verifyEmailInput>
export type EmailInput = z.output<typeof emailInput>
export type ResetPasswordInput = z.output<ReturnType<typeof resetPasswordInput>>
export type ChangePasswordInput = z.output<ReturnType<typeof changePasswordInput>>
export type UpdateAccountInput = z.output<typeof updateAccountInput>
export type SetSuspensionInput = z.output<typeof setSuspensionInput>
export type SetRoleInput = z.output<typeof setRoleInput>
