import type { Requirement } from '@landfall/matching/requirements/requirement'

/** The severity of a warning sign in a listing; `hold` keeps the listing from being shown. */
export type FlagSeverity = 'hold' | 'warn'

export const FLAG_LABELS = {
  'asks-for-money': 'Asks for a fee or a payment',
  'mentions-fee': 'Mentions an application fee',
  'asks-for-bank-data': 'Asks for bank or card data',
  'asks-for-ssn': 'Asks for a social security number',
  'asks-for-passport': 'Asks for a passport',
  'promises-award': 'Promises a win',
  'guarantees-award': 'Mentions a guaranteed award',
  sweepstakes: 'A draw, not a scholarship',
  'just-enter': 'Nothing to do except enter',
  pressure: 'Pressures people to hurry',
  'private-messenger': 'Applications only by messenger',
  'free-mail-only': 'No contact except a free email address',
  'short-link': 'A link that hides where it leads',
  'look-alike-domain': 'An address that looks like someone else’s',
} as const

export type FlagCode = keyof typeof FLAG_LABELS

export type RedFlag = {
  code: FlagCode
  severity: FlagSeverity
  /** The words that caused it, with a little context. */
  words: string
}

/** What the rules read about a listing. */
export type FlaggedFacts = {
  title: string
  description: string | null
  requirements: readonly Pick<Requirement, 'text' | 'decide'>[] | null
  benefits: readonly string[] | null
  coverage: readonly string[] | null
  applicationUrl: string | null
  sourceUrl: string | null
  contactEmail: string | null
}

/** The same key for the same words, so that a flag cleared by a person does not come back. */
export function flagKey({ code, words }: RedFlag): string {
  return `${code}: ${words.toLowerCase()}`
}

/** Leaves out flags that a person has looked at and cleared. */
export function uncleared(
  flags: readonly RedFlag[],
  clearedKeys: readonly string[],
): RedFlag[] {
  return flags.filter((flag) => !clearedKeys.includes(flagKey(flag)))
}

export function isHeld(flags: readonly RedFlag[]): boolean {
  return flags.some(({ severity }) => severity === 'hold')
}

/** The message for a person whose listing waits for an administrator. */
export function heldMessage(flags: readonly RedFlag[]): string {
  const held = flags.filter(({ severity }) => severity === 'hold')
  const causes = held.map(({ code, words }) => `${FLAG_LABELS[code]} (“${words}”)`)
  return `An administrator must look at this listing before students see it. ${causes.join('; ')}.`
}
