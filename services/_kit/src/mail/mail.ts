import { createTransport } from 'nodemailer'

const timeoutMs = 10_000
/** Mails under way at once; more wait for a connection. */
const maxConnections = 8

export type Mail = {
  /** Stable per message: the same id gives the same Message-ID however often it is sent. */
  id: string
  from: string
  to: string
  subject: string
  text: string
  html?: string
  /** A link that unsubscribes with one request (RFC 8058). */
  unsubscribeUrl?: string
  /** An invitation for calendars (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

export type Mailer = {
  /** 'kept' if no mail server is configured; the caller then stores the mail so that it can be read. */
  send(mail: Mail): Promise<'sent' | 'kept'>
  close(): void
}

/** @param o.smtpUrl smtp:// or smtps:// with credentials, or null to send nothing. */
export function createMailer(o: { smtpUrl: string | null }): Mailer {
  if (o.smtpUrl === null) return { send: async () => 'kept', close: () => undefined }
  const transport = createTransport({
    url: o.smtpUrl,
    pool: true,
    maxConnections,
    maxMessages: 1_000,
    // The caller's job tries again, and knows how often.
    maxRequeues: 0,
    // A server may close an idle connection just when it is used; better to open a new one.
    idleTimeout: 5_000,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    async send(mail) {
      await transport.sendMail({
        messageId: messageIdOf(mail),
        from: mail.from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments,
        ...(mail.calendar && {
          icalEvent: { ...mail.calendar, filename: 'invite.ics' },
        }),
        headers: mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {},
      })
      return 'sent'
    },
    close: () => transport.close(),
  }
}

/** `<id@domain of the sender>`: receivers drop a second copy of a mail sent again after a crash. */
export function messageIdOf(mail: Pick<Mail, 'id' | 'from'>): string {
  const domain = /@([A-Za-z0-9.-]+)/.exec(mail.from)?.[1] ?? 'localhost'
  return `<${mail.id}@${domain}>`
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
