/**
 * What V8 takes from Java's old ids, though IANA has no such names: each stands for several zones (IST
 * for India's, Israel's and Ireland's), and PostgreSQL and Temporal read them otherwise or not at all.
 * Source: `Temporal`'s polyfills refuse the same; the list is java.util.TimeZone's short ids.
 */
const ABBREVIATION =
  /^(?:ac|ae|ag|ar|as|be|bs|ca|cn|cs|ct|ea|ec|ie|is|js|mi|ne|ns|pl|pn|pr|ps|ss|vs)t$/i

/** Whether this runtime knows the IANA zone; offsets such as +01:00 and abbreviations such as PST are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name) || ABBREVIATION.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}
