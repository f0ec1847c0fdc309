import { findPhoneNumbersInText } from 'libphonenumber-js'

export const PERSONAL_DATA_KINDS = [
  'passport',
  'sevis',
  'ssn',
  'immigration-number',
  'phone',
  'address',
] as const
export type PersonalDataKind = (typeof PERSONAL_DATA_KINDS)[number]

/** Where something personal stands: from `from` up to `to`, in UTF-16 units. */
export type PersonalData = { kind: PersonalDataKind; from: number; to: number }

type Rule = { kind: PersonalDataKind; pattern: RegExp }

const STREETS =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|terrace|terr|circle|cir|square|sq|parkway|pkwy|highway|hwy|crescent|close|nagar|marg'
/** After a number, these words say that it is no house number: "20 Best Way". */
const NO_NAME = 'the|a|an|this|that|each|other|my|your|our|their|best|only|one|long|same'

/**
 * Personal numbers, in the formats of those who issue them. Each rule requires more than digits: a word that names
 * the document, or a format that little else has.
 */
const RULES: readonly Rule[] = [
  // SEVIS ID on the I-20 or DS-2019: N and ten digits.
  {
    kind: 'sevis',
    pattern: /\bN[- ]?00\d{8}\b|\bSEVIS\b[^.\n\d]{0,25}?\bN?[- ]?\d{10}\b/gi,
  },
  // Social Security number: never 000, 666 or 9xx first, never 00 in the middle or 0000 at the end.
  { kind: 'ssn', pattern: /\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}\b/g },
  {
    kind: 'ssn',
    pattern:
      /\b(?:SSN|social security)\b[^.\n\d]{0,25}?\b(?!000|666|9)\d{3}[ -]?\d{2}[ -]?\d{4}\b/gi,
  },
  // USCIS receipt: three letters of a service center and ten digits.
  {
    kind: 'immigration-number',
    pattern: /\b(?:EAC|WAC|LIN|SRC|MSC|NBC|IOE|YSC)[- ]?\d{2}[- ]?\d{3}[- ]?\d{5}\b/gi,
  },
  // Alien registration number.
  { kind: 'immigration-number', pattern: /\bA[- #]?\d{3}[- ]?\d{3}[- ]?\d{3}\b/g },
  // I-94: eleven characters after its name; DS-160: AA and eight more.
  {
    kind: 'immigration-number',
    pattern: /\bI-?94\b[^.\n\d]{0,25}?\b\d{9}[A-Z0-9]\d\b/gi,
  },
  { kind: 'immigration-number', pattern: /\bAA00[A-Z0-9]{6}\b/g },
  // Passport numbers have too many formats to be recognized without the word.
  {
    kind: 'passport',
    pattern:
      /\bpassport\b(?:[^.\n\d]|no\.){0,30}?(?<=[\s:#(])(?=[A-Z0-9]*\d{5})[A-Z]{0,3}\d[A-Z0-9]{5,9}\b/gi,
  },
  // The machine-readable zone.
  { kind: 'passport', pattern: /\bP[A-Z<][A-Z]{3}[A-Z<]{20,39}/g },
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`\b\d{1,5}[A-Z]?,? (?:[NSEW]\.? )?(?!(?:${NO_NAME})\b)(?:[A-Z0-9][\w'.-]*,? ){1,3}(?:${STREETS})\b\.?(?:,? (?:apt|apartment|unit|suite|flat|#) ?\w+)?`,
      'gi',
    ),
  },
  {
    kind: 'address',
    pattern:
      /\b(?:flat|apartment|apt|house|room)\s?(?:no\.?|#)?\s?\d{1,5}[A-Z]?,\s+(?=[A-Z0-9])[^\n.;]{4,60}?\b\d{5,6}\b/gi,
  },
  { kind: 'address', pattern: /\bP\.?\s?O\.? Box \d{1,6}\b/gi },
]

/**
 * Finds passport, SEVIS, Social Security and immigration numbers, phone numbers and postal addresses. It misses other
 * spellings and has false alarms, so the findings are shown to the writer, who decides.
 * @returns findings in the order of the text, without overlaps
 */
export function findPersonalData(text: string): PersonalData[] {
  const found = RULES.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      kind,
      from: index,
      to: index + match.length,
    })),
  )
  return withoutOverlaps([...found, ...phones(text)])
}

/** Numbers that are possible in their country; a number without a country code is taken as American. */
function phones(text: string): PersonalData[] {
  return findPhoneNumbersInText(text, { defaultCountry: 'US' }).flatMap(
    ({ startsAt, endsAt, number }) => {
      const written = text.slice(startsAt, endsAt)
      // Ten bare digits are an order number as often as a phone number.
      const isPlain =
        /^\d+$/.test(written) &&
        !/(phone|call|whats\s?app|text|cell|mobile|number|reach|tel)\W+[^.\n]{0,25}$/i.test(
          text.slice(0, startsAt),
        )
      return isPlain || !number.isPossible()
        ? []
        : [{ kind: 'phone' as const, from: startsAt, to: endsAt }]
    },
  )
}

/** The earlier rule wins, as it is more specific. */
function withoutOverlaps(found: readonly PersonalData[]): PersonalData[] {
  const kept: PersonalData[] = []
  for (const one of found) {
    if (kept.every(({ from, to }) => one.to <= from || one.from >= to)) kept.push(one)
  }
  return kept.toSorted((a, b) => a.from - b.from)
}
