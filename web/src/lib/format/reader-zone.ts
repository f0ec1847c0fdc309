/** IANA name; undefined stands for the browser's own. */
let chosen: string | undefined

/**
 * The zone in which times are shown: the one in the signed-in person's preferences, or undefined for the browser's
 * own.
 */
export function readerZone(): string | undefined {
  return chosen
}

/** Call when somebody signs in or out, or changes their preferences. A zone that this browser does not know counts as none. */
export function setReaderZone(timeZone: string | null | undefined): void {
  chosen = timeZone && isKnown(timeZone) ? timeZone : undefined
}

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone }))
  } catch {
    return false
  }
}
