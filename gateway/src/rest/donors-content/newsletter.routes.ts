import { z } from 'zod'
import { rawText } from '../inputs.ts'
import { found } from '../responses.ts'
import { PROBLEM, type Row, defineRoute } from '../route.ts'
import { rowOf } from '../values.ts'

const tag = 'Newsletter'
const access = 'public'
const RESULT = `... on NewsletterSuccess { message } ${PROBLEM}`
const success = { status: 200, shape: z.strictObject({ message: z.string() }) }
const tokenQuery = z.object({
  token: z.string('This link is incomplete').max(100, 'This link is incomplete'),
})

const said = (field: string) => (data: Row) =>
  found({ message: rowOf(data[field])['message'] })

const subscribe = defineRoute({
  method: 'POST',
  path: '/api/newsletter',
  tag,
  summary:
    'Emails an address to confirm the newsletter; the response is the same for every address, and no newsletter is sent before that.',
  access,
  body: z.strictObject({ email: rawText() }),
  operation: `mutation RestSubscribe($input: NewsletterInput!) { subscribeToNewsletter(input: $input) { ${RESULT} } }`,
  variables: ({ body }) => ({ input: { email: body.email ?? '' } }),
  answer: said('subscribeToNewsletter'),
  success,
  leavesViewer: true,
})

const confirm = defineRoute({
  method: 'POST',
  path: '/api/newsletter/confirm',
  tag,
  summary: 'Confirms with the link from the email.',
  access,
  body: z.strictObject({ token: rawText() }),
  operation: `mutation RestConfirmNewsletter($input: NewsletterTokenInput!) { confirmNewsletter(input: $input) { ${RESULT} } }`,
  variables: ({ body }) => ({ input: { token: body.token ?? '' } }),
  answer: said('confirmNewsletter'),
  success,
  leavesViewer: true,
})

const LEAVE = '/api/newsletter/unsubscribe'

const showLeaving = defineRoute({
  method: 'GET',
  path: LEAVE,
  tag,
  summary:
    'Redirects to the page that asks for confirmation; following the link changes nothing.',
  access,
  query: tokenQuery,
  operation: 'query RestShowLeaving { __typename }',
  shortcut: ({ query }) => ({
    status: 303,
    body: null,
    headers: { location: `/newsletter#leave=${encodeURIComponent(query.token)}` },
  }),
  answer: () => ({ status: 303, body: null }),
  success: { status: 303, shape: null },
})

const ONE_CLICK = 'List-Unsubscribe'

const leave = defineRoute({
  method: 'POST',
  path: LEAVE,
  tag,
  summary:
    'Unsubscribes with the token from an email, by one click in a mail program (RFC 8058) or from the page.',
  access,
  query: tokenQuery,
  body: z.strictObject({ [ONE_CLICK]: z.string().optional() }),
  formFields: [ONE_CLICK],
  operation: `mutation RestLeaveNewsletter($input: NewsletterTokenInput!) { leaveNewsletter(input: $input) { ${RESULT} } }`,
  variables: ({ query }) => ({ input: { token: query.token } }),
  answer: said('leaveNewsletter'),
  success,
  leavesViewer: true,
})

export const newsletterRoutes = [subscribe, confirm, showLeaving, leave]
