import { z } from 'zod'
import { NO_CONTENT, created, found } from '../responses.ts'
import { flag, rawText, text } from '../inputs.ts'
import { ADMINS, PROBLEM, type Row, defineRoute } from '../route.ts'
import { USER_FIELDS, presentUser, userShape } from './user.presenter.ts'
import { rowOf, rowsOf, slugWord } from '../values.ts'

const tag = 'Accounts'
const access = 'signed-in'
const userAndMessage = z.strictObject({ message: z.string(), user: userShape })
const ACCOUNT = `... on AccountSuccess { message user { ...UserFields } } ${PROBLEM}`

function presentAccount(result: unknown): Row {
  const { user, message } = rowOf(result)
  return { message, user: presentUser(rowOf(user)) }
}

const accountRules = defineRoute({
  method: 'GET',
  path: '/api/account/rules',
  tag,
  summary: 'What this installation requires of passwords and usernames.',
  access: 'public',
  operation: `query RestAccountRules {
    accountRules { passwordMinLength passwordMaxLength usernameMinLength usernameMaxLength }
  }`,
  answer: (data) => found(data['accountRules']),
  success: {
    status: 200,
    shape: z.strictObject({
      passwordMinLength: z.int(),
      passwordMaxLength: z.int(),
      usernameMinLength: z.int(),
      usernameMaxLength: z.int(),
    }),
  },
})

const updateAccount = defineRoute({
  method: 'PATCH',
  path: '/api/account',
  tag,
  summary:
    'Changes name, picture or email. A new email needs currentPassword and takes effect once it is verified.',
  access,
  body: z.strictObject({
    firstName: rawText(),
    lastName: rawText(),
    email: rawText(),
    currentPassword: rawText(),
    profileImageUrl: text(),
  }),
  operation: `mutation RestUpdateAccount($input: UpdateAccountInput!) {
    updateAccount(input: $input) { ${ACCOUNT} }
  } ${USER_FIELDS}`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => found(presentAccount(data['updateAccount'])),
  success: { status: 200, shape: userAndMessage },
})

const changePassword = defineRoute({
  method: 'POST',
  path: '/api/account/password',
  tag,
  summary: 'Changes the password.',
  access,
  body: z.strictObject({
    currentPassword: rawText(),
    password: rawText(),
    confirmPassword: rawText(),
  }),
  operation: `mutation RestChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) { ${ACCOUNT} }
  } ${USER_FIELDS}`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => found(presentAccount(data['changePassword'])),
  success: { status: 200, shape: userAndMessage },
})

const PREFERENCES = `timeZone locale
  notifications {
    deadlineRemindersByMail savedSearchesByMail newsByMail
    types { type inApp mail } quietHours { isOn from until }
  }`

const preferencesShape = z.strictObject({
  timeZone: z.string(),
  locale: z.string(),
  deadlineRemindersByMail: z.boolean(),
  savedSearchesByMail: z.boolean(),
  newsByMail: z.boolean(),
  notices: z.array(
    z.strictObject({ type: z.string(), inApp: z.boolean(), mail: z.boolean() }),
  ),
  quietHours: z.strictObject({ isOn: z.boolean(), from: z.string(), until: z.string() }),
})

function presentPreferences(user: unknown): Row {
  const { notifications, ...others } = rowOf(rowOf(user)['preferences'])
  const { types, ...choices } = rowOf(notifications)
  const notices = rowsOf(types).map((row) => ({ ...row, type: slugWord(row['type']) }))
  return { ...others, ...choices, notices }
}

const getPreferences = defineRoute({
  method: 'GET',
  path: '/api/preferences',
  tag,
  summary: 'Time zone, language and notification choices.',
  access,
  operation: `query RestPreferences { viewer { id preferences { ${PREFERENCES} } } }`,
  answer: (data) => found(presentPreferences(data['viewer'])),
  success: { status: 200, shape: preferencesShape },
})

const updatePreferences = defineRoute({
  method: 'PATCH',
  path: '/api/preferences',
  tag,
  summary: 'Changes the given preferences.',
  access,
  body: z.strictObject({
    timeZone: text(),
    locale: text(),
    deadlineRemindersByMail: flag(),
    savedSearchesByMail: flag(),
    newsByMail: flag(),
    notices: z
      .array(z.strictObject({ type: rawText(), inApp: flag(), mail: flag() }))
      .nullish(),
    quietHours: z.strictObject({ isOn: flag(), from: text(), until: text() }).nullish(),
  }),
  operation: `mutation RestUpdatePreferences($input: UpdatePreferencesInput!) {
    updatePreferences(input: $input) {
      ... on AccountSuccess { user { id preferences { ${PREFERENCES} } } } ${PROBLEM}
    }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => found(presentPreferences(rowOf(data['updatePreferences'])['user'])),
  success: { status: 200, shape: preferencesShape },
})

const listSessions = defineRoute({
  method: 'GET',
  path: '/api/sessions',
  tag,
  summary: 'The account’s open sessions, newest activity first.',
  access,
  operation: `query RestSessions {
    viewer { id sessions { id isCurrent device address createdAt lastSeenAt expiresAt } }
  }`,
  answer: (data) => found(rowsOf(rowOf(data['viewer'])['sessions'])),
  success: {
    status: 200,
    shape: z.array(
      z.strictObject({
        id: z.string(),
        isCurrent: z.boolean(),
        device: z.string().nullable(),
        address: z.string().nullable(),
        createdAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
      }),
    ),
  },
})

const endSession = defineRoute({
  method: 'DELETE',
  path: '/api/sessions/:id',
  tag,
  summary: 'Ends one session.',
  access,
  operation: `mutation RestEndSession($input: RevokeSessionInput!) {
    revokeSession(input: $input) { ... on RevokeSessionsSuccess { endedCount } ${PROBLEM} }
  }`,
  variables: ({ params }) => ({ input: { sessionId: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

const endOtherSessions = defineRoute({
  method: 'DELETE',
  path: '/api/sessions',
  tag,
  summary: 'Ends every session except the current one.',
  access,
  operation: `mutation RestEndOtherSessions {
    revokeOtherSessions { ... on RevokeSessionsSuccess { endedCount } ${PROBLEM} }
  }`,
  answer: (data) => found(data['revokeOtherSessions']),
  success: { status: 200, shape: z.strictObject({ endedCount: z.int() }) },
})

const findUser = defineRoute({
  method: 'GET',
  path: '/api/admin/users',
  tag: 'Administration',
  summary: 'The account with a username or email: a list of one or none.',
  access: ADMINS,
  query: z.object({ login: z.string('Please give a username or email').max(320) }),
  operation: `query RestUserByLogin($login: String!) {
    userByLogin(login: $login) { ...UserFields }
  } ${USER_FIELDS}`,
  variables: ({ query }) => ({ login: query.login }),
  answer: ({ userByLogin }) => found(userByLogin ? [presentUser(rowOf(userByLogin))] : []),
  success: { status: 200, shape: z.array(userShape) },
})

const setRole = defineRoute({
  method: 'PATCH',
  path: '/api/admin/users/:id/roles',
  tag: 'Administration',
  summary: 'Grants or removes a role; the reason is kept in the audit log.',
  access: ADMINS,
  body: z.strictObject({
    role: rawText(),
    granted: z.boolean('Please answer true or false'),
    reason: rawText(),
  }),
  operation: `mutation RestSetRole($input: SetRoleInput!) {
    setRole(input: $input) { ${ACCOUNT} }
  } ${USER_FIELDS}`,
  variables: ({ params, body }) => ({ input: { userId: params['id'], ...body } }),
  answer: (data) => found(presentAccount(data['setRole'])),
  success: { status: 200, shape: userAndMessage },
})

const createFirstAdmin = defineRoute({
  method: 'POST',
  path: '/api/setup/admin',
  tag: 'Administration',
  summary: 'Creates the first admin with the one-time token that the log printed.',
  access: 'public',
  body: z.strictObject({
    token: rawText(),
    username: rawText(),
    email: rawText(),
    password: rawText(),
    firstName: rawText(),
    lastName: rawText(),
  }),
  operation: `mutation RestCreateFirstAdmin($input: CreateFirstAdminInput!) {
    createFirstAdmin(input: $input) { ${ACCOUNT} }
  } ${USER_FIELDS}`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => created('/api/auth/user', presentAccount(data['createFirstAdmin'])),
  success: { status: 201, shape: userAndMessage },
})

export const accountRoutes = [
  accountRules,
  updateAccount,
  changePassword,
  getPreferences,
  updatePreferences,
  listSessions,
  endSession,
  endOtherSessions,
  findUser,
  setRole,
  createFirstAdmin,
]
