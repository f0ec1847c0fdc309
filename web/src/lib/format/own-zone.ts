import { readerZone } from './reader-zone.ts'

/** The zone of the reader, by its name. */
export function ownZone(): string {
  return readerZone() ?? browserZone()
}

/** Read once: a list needs it for each of its items. */
let deviceZone: string | null = null

export function browserZone(): string {
  return (deviceZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')
}
