/** A student's words with one of everything that must not be sent. Tests put it wherever students' words can go. */
export const PLANTED = [
  'My name is Zebedia Quillfeather, born 3 May 2004.',
  'Write to zebedia.q@mail.example or call +233 24 123 4567.',
  'My passport is ZQ1234567, my SEVIS ID N0012345678, my A-Number A123-456-789.',
  'I was a refugee, then on F-1, and my OPT ends soon.',
  'I live at 221 Baker Street, Springfield.',
] as const

/**
 * Written independently of the redaction rules: this does not find what both forget, but it does find what a lost
 * or bypassed rule lets through.
 */
const KINDS: Readonly<Record<string, RegExp>> = {
  name: /zebedia|quillfeather/iu,
  email: /[^\s"@<>]@[^\s"@<>]+\.[a-z]{2,}/iu,
  phone: /\+\d[\d ().-]{7,}\d/u,
  'date of birth': /\b3 May 2004\b/u,
  passport: /\b[A-Z]{1,2}\d{7}\b/u,
  SEVIS: /\bN\d{10}\b/iu,
  'A-Number': /\bA-?\d{3}-?\d{3}-?\d{3}\b/u,
  SSN: /\b\d{3}-\d{2}-\d{4}\b/u,
  account: /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/iu,
  status: /\b(?:[FJM]-[12]|H-?1B|OPT|CPT|DACA|TPS)\b|\b(?:refugee|asylum|undocumented)\b/u,
  address: /\b221 Baker\b/u,
}

/** The kinds of personal data in a request that must not have been sent; empty: none. */
export function personalDataIn(text: string): string[] {
  return Object.entries(KINDS).flatMap(([kind, pattern]) => {
    const found = pattern.exec(text)
    if (found === null) return []
    const around = text.slice(Math.max(0, found.index - 40), found.index + 60)
    return `${kind}: …${around}…`
  })
}
