/** Origins that a key may be sent to, by the name of the key's variable. */
export type KeyOrigins = Readonly<Record<string, readonly string[]>>

/** Where the keys belong of the sources that every installation knows of. */
export const KNOWN_ORIGINS: KeyOrigins = {
  SOURCE_KEY_CAREERONESTOP: ['https://api.careeronestop.org'],
  SOURCE_KEY_COLLEGE_SCORECARD: ['https://api.data.gov'],
}

/** `SOURCE_KEY_X` goes where `SOURCE_ORIGINS_X` says. */
export function originsName(keyName: string): string {
  return keyName.replace('SOURCE_KEY_', 'SOURCE_ORIGINS_')
}

/**
 * The first of a source's addresses that its key must not be sent to; null when it may go to all. Who
 * edits sources chooses addresses and names keys, but only the environment says which key is for whom.
 */
export function foreignAddress(
  { keyName, urls }: { keyName: string; urls: readonly string[] },
  origins: KeyOrigins,
): string | null {
  const own = origins[keyName] ?? []
  return urls.find((url) => !own.includes(new URL(url).origin)) ?? null
}
