import { site } from './config.ts'

export type Arrivals = {
  readonly messageIds: ReadonlySet<string>
  readonly size: number
  /** How many mails came, copies included. */
  readonly count: number
}

/** The mails that came to these addresses, as the run's own mail server counted them. */
export async function readArrivals(addresses: readonly string[]): Promise<Arrivals> {
  const response = await fetch(new URL('/arrivals', site.mailbox))
  if (!response.ok) throw new Error(`The mail server answers ${response.status}`)
  const all = (await response.json()) as { messageId: string; to: string }[]
  const meant = new Set(addresses)
  const theirs = all.filter(({ to }) => meant.has(to))
  const messageIds = new Set(theirs.map(({ messageId }) => messageId))
  return { messageIds, size: messageIds.size, count: theirs.length }
}
