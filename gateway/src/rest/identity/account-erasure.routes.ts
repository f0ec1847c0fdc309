import { z } from 'zod'
import { rawText } from '../inputs.ts'
import { NO_CONTENT, found } from '../responses.ts'
import { PROBLEM, defineRoute } from '../route.ts'
import { rowOf } from '../values.ts'

const tag = 'Accounts'
const access = 'signed-in'
const PATH = '/api/account/erasure'

const requestErasure = defineRoute({
  method: 'POST',
  path: PATH,
  tag,
  summary: 'Asks for the caller’s account to be erased in 14 days; needs currentPassword.',
  access,
  body: z.strictObject({ currentPassword: rawText() }),
  operation: `mutation RestRequestAccountErasure($input: RequestAccountErasureInput!) {
    requestAccountErasure(input: $input) {
      ... on AccountErasureSuccess { message user { erasure { requestedAt dueAt } } } ${PROBLEM}
    }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer({ requestAccountErasure }) {
    const { message, user } = rowOf(requestAccountErasure)
    return found({ message, erasure: rowOf(user)['erasure'] })
  },
  success: {
    status: 200,
    shape: z.strictObject({
      message: z.string(),
      erasure: z.strictObject({ requestedAt: z.iso.datetime(), dueAt: z.iso.datetime() }),
    }),
  },
})

const cancelErasure = defineRoute({
  method: 'DELETE',
  path: PATH,
  tag,
  summary: 'Cancels the erasure, so the account is kept.',
  access,
  operation: `mutation RestCancelAccountErasure {
    cancelAccountErasure { ... on AccountErasureSuccess { message } ${PROBLEM} }
  }`,
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

export const accountErasureRoutes = [requestErasure, cancelErasure]
