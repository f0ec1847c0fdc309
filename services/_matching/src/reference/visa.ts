const NO_VISA = new Set(['', 'none', 'no', 'other', 'unknown', 'not sure'])

/** Reads "f1", "F-1 visa" and "F1 (student)" as "F-1"; null for an empty text, `other` and `none`. */
export function visaCode(text: string | null): string | null {
  const stated = text?.trim() ?? ''
  if (NO_VISA.has(stated.toLowerCase())) return null
  const [, letter = '', digit = '', rest = ''] =
    /^([a-z])[\s_-]?(\d)\b[\s_-]*(opt|cpt)?/i.exec(stated) ?? []
  if (letter === '') return stated.toUpperCase()
  return `${letter.toUpperCase()}-${digit}${rest === '' ? '' : ` ${rest.toUpperCase()}`}`
}

/** Reads "Permanent Resident" as "permanent-resident"; null for an empty text, `other` and `unknown`. */
export function statusCode(text: string | null): string | null {
  const stated = text?.trim().toLowerCase() ?? ''
  if (NO_VISA.has(stated)) return null
  return stated.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
