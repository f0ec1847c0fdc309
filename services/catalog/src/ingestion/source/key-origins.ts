/** Origins that a key may be sent to, by the name of the key's variable. */
export type KeyOrigins = Readonly<Record<string, readonly string[]>>

/** The origins for the keys of the sources that every installation has. */
export const KNOWN_ORIGINS: KeyOrigins = {
  SOURCE_KEY_CAREERONESTOP: ['https://api.careeronestop.org'],
  SOURCE_KEY_COLLEGE_SCORECARD: ['https://api.data.gov'],
}

/** `SOURCE_KEY_X` may be sent where `SOURCE_ORIGINS_X` says. */
export function originsName(keyName: string): string {
  return keyName.replace('SOURCE_KEY_', 'SOURCE_ORIGINS_')
}

/**
 * The first of a source's addresses that its key must not be sent to; null if it may go to all. People who edit
 * sources choose addresses and name keys, but only the environment says where each key may go.
 */
export function foreignAddress(
  { keyName, urls }: { keyName: string; urls: readonly string[] },
  origins: KeyOrigins,
): string | null {
  const own = origins[keyName] ?? []
  return urls.find((url) => !own.includes(new URL(url).origin)) ?? null
}
