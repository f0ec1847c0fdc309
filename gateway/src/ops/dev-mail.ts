import { z } from 'zod'
import { escapeHtml } from '@landfall/kit/core/escape-html'
import { HTML_HEADERS, htmlPage } from '../http/html-page.ts'
import type { HttpRequest } from '../http/request.ts'
import {
  type HttpResponse,
  jsonReply,
  methodNotAllowed,
  unavailable,
} from '../http/response.ts'
import type { InternalCall } from '../subgraphs/internal-calls.ts'

const REFRESH_SECONDS = 5

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable().default(null),
  sentAt: z.string(),
})
type Mail = z.infer<typeof mailSchema>

const answerSchema = z.union([
  z.array(mailSchema),
  z.object({ mails: z.array(mailSchema) }).transform(({ mails }) => mails),
])

export function isMailPath(path: string): boolean {
  return path === '/dev/mail' || path === '/dev/mail.json'
}

/** The mails that were kept because no SMTP server is configured, newest first. Development only. */
export async function answerDevMail(
  incoming: HttpRequest,
  callIdentity: InternalCall,
): Promise<HttpResponse> {
  incoming.route = incoming.path
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    return methodNotAllowed(['GET', 'HEAD'])
  }
  const answer = await callIdentity('list-mail', {})
  const mails = answer.ok ? answerSchema.safeParse(answer.value) : null
  if (!mails?.success) return unavailable('The mailbox is away. Please try again shortly.')
  const newestFirst = mails.data.toSorted((one, other) =>
    other.sentAt.localeCompare(one.sentAt),
  )
  if (incoming.path === '/dev/mail.json') return jsonReply(200, newestFirst)
  return { status: 200, headers: HTML_HEADERS, body: mailPage(newestFirst) }
}

function mailPage(mails: readonly Mail[]): string {
  const items = mails.map(mailItem).join('\n')
  return htmlPage({
    title: 'Mailbox',
    head: `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">\n`,
    body: `<p>Mails that this development server would have sent. The page reloads by itself.</p>
${mails.length > 0 ? items : '<p>No mail yet.</p>'}`,
  })
}

function mailItem({ to, subject, text, sentAt }: Mail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt)}</time></p>
<p>${linked(text).replaceAll('\n', '<br>\n')}</p>
</article>
<hr>`
}

/** The text of a mail with its addresses made into links. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  )
}
