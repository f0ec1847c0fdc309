/** The mails that the platform sent, wherever they are kept. */
import { eventually } from './eventually.ts'
import { site } from './config.ts'

export type Mail = { to: string; subject: string; text: string }

/** Waits for a mail to `to` whose text has a link to `path`; returns the link from its path on. */
export async function readLink(to: string, path: string): Promise<string> {
  const link = await eventually(async () => {
    const mails = await readMails(to)
    const links = mails
      .map(({ text }) => linkTo(path, text))
      .filter((found) => found !== null)
    return links[0] ?? null
  }, `a mail to ${to} with a link to ${path}`)
  return link
}

/** The token of such a link. */
export async function readToken(to: string, path: string): Promise<string> {
  const link = await readLink(to, path)
  return new URL(link, site.url).searchParams.get('token') ?? ''
}

/** All mails to an address, newest first. */
export async function readMails(to: string): Promise<Mail[]> {
  const mails = await readers[kindOf(site.mailbox)](site.mailbox, to)
  return mails.filter((mail) => mail.to.toLowerCase().includes(to.toLowerCase()))
}

function linkTo(path: string, text: string): string | null {
  const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  const link = links.map((address) => new URL(address)).find((url) => url.pathname === path)
  return link ? link.pathname + link.search + link.hash : null
}

const readers = { own: readOwn, mailpit: readMailpit, maildev: readMaildev }

function kindOf(address: string): keyof typeof readers {
  if (address.includes('/api/v1/messages')) return 'mailpit'
  return address.endsWith('/email') ? 'maildev' : 'own'
}

function readOwn(address: string): Promise<Mail[]> {
  return getJson<Mail[]>(address)
}

type MailpitList = {
  messages: { ID: string; Subject: string; To: { Address: string }[] }[]
}

/** Mailpit's list has no texts: each is read by id. */
async function readMailpit(address: string, to: string): Promise<Mail[]> {
  const { messages } = await getJson<MailpitList>(`${address}?limit=500`)
  const meant = messages.filter(({ To }) => To.some(({ Address }) => Address === to))
  return Promise.all(
    meant.map(async ({ ID, Subject }) => {
      const one = new URL(`/api/v1/message/${ID}`, address)
      const { Text } = await getJson<{ Text: string }>(one.href)
      return { to, subject: Subject, text: Text }
    }),
  )
}

type MaildevMail = { subject: string; text: string; to: { address: string }[] }

async function readMaildev(address: string, to: string): Promise<Mail[]> {
  const mails = await getJson<MaildevMail[]>(
    `${address}?to.address=${encodeURIComponent(to)}`,
  )
  return mails
    .map(({ subject, text, to }) => ({
      subject,
      text,
      to: to.map((person) => person.address).join(', '),
    }))
    .toReversed()
}

async function getJson<Value>(address: string): Promise<Value> {
  const response = await fetch(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The mailbox answers ${response.status}`)
  return (await response.json()) as Value
}
