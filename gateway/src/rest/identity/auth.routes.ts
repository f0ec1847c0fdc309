import { z } from 'zod'
import { created, found } from '../responses.ts'
import { rawText, text } from '../inputs.ts'
import { PROBLEM, type Row, defineRoute } from '../route.ts'
import { USER_FIELDS, presentUser, userShape } from './user.presenter.ts'
import { rowOf } from '../values.ts'

const tag = 'Accounts'
const access = 'public'
const messageShape = z.strictObject({ message: z.string() })
const userAndMessage = z.strictObject({ message: z.string(), user: userShape })

function presentOutcome(result: unknown): Row {
  const { user, message } = rowOf(result)
  return { message, user: presentUser(rowOf(user)) }
}

const currentUser = defineRoute({
  method: 'GET',
  path: '/api/auth/user',
  tag,
  summary: 'Who is signed in.',
  access: 'signed-in',
  operation: `query RestCurrentUser { viewer { ...UserFields } } ${USER_FIELDS}`,
  answer: ({ viewer }) =>
    viewer
      ? found(presentUser(rowOf(viewer)))
      : { status: 401, body: 'Please sign in to continue.' },
  success: { status: 200, shape: userShape },
})

const register = defineRoute({
  method: 'POST',
  path: '/api/auth/register',
  tag,
  summary: 'Creates an account and emails the verification link.',
  access,
  body: z.strictObject({
    userType: rawText(),
    firstName: rawText(),
    lastName: rawText(),
    username: rawText(),
    email: rawText(),
    password: rawText(),
    timeZone: text(),
    locale: text(),
    returnTo: text(),
  }),
  operation: `mutation RestRegister($input: RegisterInput!) {
    register(input: $input) { ... on RegisterSuccess { message user { ...UserFields } } ${PROBLEM} }
  } ${USER_FIELDS}`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => created('/api/auth/user', presentOutcome(data['register'])),
  success: { status: 201, shape: userAndMessage },
})

const login = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  tag,
  summary: 'Starts a session; the answer sets its cookie.',
  access,
  body: z.strictObject({ username: rawText(), password: rawText() }),
  operation: `mutation RestLogin($input: LoginInput!) {
    login(input: $input) { ... on LoginSuccess { message user { ...UserFields } } ${PROBLEM} }
  } ${USER_FIELDS}`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => found(presentOutcome(data['login'])),
  success: { status: 200, shape: userAndMessage },
})

const logout = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  tag,
  summary: 'Ends the session and clears its cookie.',
  access,
  operation: `mutation RestLogout { logout { message } }`,
  answer: (data) => found(data['logout']),
  success: { status: 200, shape: messageShape },
})

function mailRoute(
  name: 'forgotPassword' | 'resendVerification',
  path: string,
  summary: string,
) {
  return defineRoute({
    method: 'POST',
    path,
    tag,
    summary,
    access,
    body: z.strictObject({ email: rawText(), returnTo: text() }),
    operation: `mutation Rest_${name}($input: EmailInput!) {
      ${name}(input: $input) { ... on MailRequestAccepted { message } ${PROBLEM} }
    }`,
    variables: ({ body }) => ({ input: body }),
    answer: (data) => found(data[name]),
    success: { status: 200, shape: messageShape },
  })
}

const newPasswordBody = z.strictObject({
  token: rawText(),
  password: rawText(),
  confirmPassword: rawText(),
})

const recoverAccount = defineRoute({
  method: 'POST',
  path: '/api/auth/recover-account',
  tag,
  summary:
    'Restores an account to its previous email address, sets a new password and ends all sessions.',
  access,
  body: newPasswordBody,
  operation: `mutation RestRecoverAccount($input: RecoverAccountInput!) {
    recoverAccount(input: $input) { ... on RecoverAccountSuccess { message } ${PROBLEM} }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => found(data['recoverAccount']),
  success: { status: 200, shape: messageShape },
})

const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  tag,
  summary: 'Sets a new password and ends all sessions.',
  access,
  body: newPasswordBody,
  operation: `mutation RestResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) { ... on ResetPasswordSuccess { message } ${PROBLEM} }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => found(data['resetPassword']),
  success: { status: 200, shape: messageShape },
})

const verifyEmail = defineRoute({
  method: 'POST',
  path: '/api/auth/verify-email',
  tag,
  summary: 'Verifies an email address with the token from the link.',
  access,
  body: z.strictObject({ token: rawText() }),
  operation: `mutation RestVerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) { ... on VerifyEmailSuccess { message returnTo } ${PROBLEM} }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => found(data['verifyEmail']),
  success: {
    status: 200,
    shape: z.strictObject({ message: z.string(), returnTo: z.string().nullable() }),
  },
})

export const authRoutes = [
  currentUser,
  register,
  login,
  logout,
  mailRoute(
    'forgotPassword',
    '/api/auth/forgot-password',
    'Emails a link to set a new password.',
  ),
  mailRoute(
    'resendVerification',
    '/api/auth/resend-verification',
    'Emails the verification link again.',
  ),
  resetPassword,
  recoverAccount,
  verifyEmail,
]
