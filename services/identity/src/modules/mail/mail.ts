import type { Origin } from '@landfall/kit/observability/tracing'

/** What a template gives: one message in plain text and the same in HTML. */
export type MailContent = { subject: string; text: string; html: string }

export type StoredMail = MailContent & {
  id: string
  /** The request that asked for it; null in rows of an older version. */
  origin: Origin | null
  /** The notice that it brings; null for mails about the account itself. */
  noticeId?: string | null
  recipient: string
  messageId: string
  unsubscribeUrl?: string | null
  /** Too late after the quiet hours: it may come within them. */
  isUrgent?: boolean
  createdAt: Date
  /** When it is to be sent. */
  dueAt: Date
}

/** A mail, or a request for one, whose job is lost. */
export type Overdue = Pick<StoredMail, 'id' | 'origin'>

/** A mail that this worker and no other may send now. */
export type ClaimedMail = Required<StoredMail>

/** How a mail ends: `dropped` when nobody wants it any more. */
export type MailOutcome = 'sent' | 'kept' | 'failed' | 'dropped'

/** A mail as the development mailbox shows it. */
export type KeptMail = MailContent & { to: string; sentAt: Date }

type Letter = {
  subject: string
  /** The person's first name; null until the address is verified: who typed it may be a stranger to it. */
  greeting: string | null
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** After the action: how long it is valid, what to do when it was not oneself. */
  notes?: readonly string[]
  /** Below the signature: ways to get less mail. */
  links?: readonly { label: string; url: string }[]
}

/** Lays a letter out as text and HTML. Everything from people is escaped here, once. */
export function composeLetter(letter: Letter): MailContent {
  const { subject, greeting, paragraphs, action, notes = [], links = [] } = letter
  const opening = greeting === null ? 'Hello,' : `Hello ${greeting},`
  const text = [
    opening,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    'Landfall',
    ...links.map(({ label, url }) => `${label}: ${url}`),
  ].join('\n\n')
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>',
    escapeHtml(subject),
    '</title></head><body style="font-family:sans-serif;line-height:1.5;max-width:36em">',
    ...[opening, ...paragraphs].map(paragraph),
    ...(action ? [buttonOf(action)] : []),
    ...[...notes, 'Landfall'].map(paragraph),
    ...links.map(linkOf),
    '</body></html>',
  ].join('')
  return { subject: oneLine(subject), text, html }
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function linkOf({ label, url }: { label: string; url: string }): string {
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`
}

function buttonOf({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url)
  return `<p><a href="${href}">${escapeHtml(label)}</a></p><p>${href}</p>`
}

/** A subject is a header: a line break in somebody's name must not start another one. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
