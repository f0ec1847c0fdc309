/** A mail server for a platform under test: it takes every mail and shows them as maildev does. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type MailSink = {
  /** Where the platform sends its mails. */
  readonly smtpUrl: string
  /**
   * `GET /email?to.address=…`: the mails in maildev's form, oldest
   * first; `GET /arrivals`: each mail's Message-ID and receiver.
   */
  readonly url: string
  stop(): Promise<void>
}

type Kept = {
  messageId: string
  subject: string
  text: string
  to: { address: string }[]
}

/** Listens on free ports of this machine. */
export async function startMailSink(): Promise<MailSink> {
  const kept: Kept[] = []
  const receive = async (stream: Readable, { envelope }: SMTPServerSession) => {
    const {
      messageId = 'none',
      subject = '',
      text = '',
    } = await PostalMime.parse(await buffer(stream))
    const to = envelope.rcptTo.map(({ address }) => ({ address }))
    kept.push({ messageId, subject, text, to })
  }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: callbackify(receive),
  })
  // A client that was killed leaves its connection behind.
  smtp.on('error', () => undefined)
  const http = createServer(({ url }, response) => {
    answer(kept, new URL(url ?? '/', 'http://sink'), response)
  })
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve))
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    url: `http://127.0.0.1:${portOf(http)}`,
    async stop() {
      http.closeAllConnections()
      http.close()
      await new Promise<void>((resolve) => void smtp.close(() => resolve()))
    },
  }
}

function answer(kept: readonly Kept[], url: URL, response: ServerResponse) {
  const send = (status: number, value: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(value))
  }
  const to = url.searchParams.get('to.address')
  const meant = kept.filter(
    (mail) => to === null || mail.to.some(({ address }) => address === to),
  )
  if (url.pathname === '/email') return send(200, eachOnce(meant))
  if (url.pathname === '/arrivals') {
    return send(
      200,
      meant.map((mail) => ({ messageId: mail.messageId, to: mail.to[0]?.address })),
    )
  }
  return send(404, { error: 'Not found' })
}

/** Lists mails as mailboxes do: a copy under the same Message-ID is the same mail. */
function eachOnce(mails: readonly Kept[]): Kept[] {
  return [...new Map(mails.map((mail) => [mail.messageId, mail])).values()]
}

function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It does not listen')
  return address.port
}
