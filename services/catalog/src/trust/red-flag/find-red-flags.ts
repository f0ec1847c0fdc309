import { questionsIn } from '@landfall/matching/requirements/requirement'
import { flagsOfUrl } from './link-flags.ts'
import { isNegated, sentenceAround } from './negation.ts'
import { type FlaggedFacts, type RedFlag, flagKey } from './red-flag.ts'
import { FREE_MAIL, MESSENGER, WORD_RULES, type WordRule } from './red-flag-rules.ts'

const WORDS_MAX_LENGTH = 120

/** Everything about a listing that a person should look at, by fixed rules; the most severe first. */
export function findRedFlags(listing: FlaggedFacts): RedFlag[] {
  const texts = textsOf(listing)
  const found = [
    ...WORD_RULES.flatMap((rule) => firstMatch(rule, texts)),
    ...addressesOf(listing, texts).flatMap(flagsOfUrl),
    ...contactFlags(listing, texts),
  ]
  const distinct = new Map(found.map((flag) => [flagKey(flag), flag]))
  return [...distinct.values()].toSorted(
    (one, other) => Number(other.severity === 'hold') - Number(one.severity === 'hold'),
  )
}

function textsOf(listing: FlaggedFacts): string[] {
  const { title, description, requirements, benefits, coverage } = listing
  return [
    title,
    ...(description === null ? [] : [description]),
    ...(requirements ?? []).map(({ text }) => text),
    ...questionsIn(requirements ?? []).map(({ question }) => question),
    ...(benefits ?? []),
    ...(coverage ?? []),
  ]
}

function firstMatch(rule: WordRule, texts: readonly string[]): RedFlag[] {
  for (const text of texts) {
    for (const match of text.matchAll(new RegExp(rule.pattern, 'gi'))) {
      const sentence = sentenceAround(text, match.index, match.index + match[0].length)
      if (isNegated(sentence) || rule.unless?.test(sentence.whole)) continue
      const { code, severity } = rule
      return [{ code, severity, words: shortened(match[0]) }]
    }
  }
  return []
}

/** The listing's two addresses, and those in its texts. */
function addressesOf(listing: FlaggedFacts, texts: readonly string[]): string[] {
  const given = [listing.applicationUrl, listing.sourceUrl].filter((url) => url !== null)
  const written = texts.flatMap((text) => text.match(/https?:\/\/[^\s<>"')]+/gi) ?? [])
  const bare = texts.flatMap(
    (text) => text.match(/\b(?:bit\.ly|tinyurl\.com)\/\w+/gi) ?? [],
  )
  return [...given, ...written, ...bare.map((address) => `https://${address}`)]
}

function contactFlags(listing: FlaggedFacts, texts: readonly string[]): RedFlag[] {
  const { applicationUrl, sourceUrl, contactEmail } = listing
  if (applicationUrl !== null || sourceUrl !== null) return []
  const messenger = texts.flatMap((text) => MESSENGER.exec(text)?.[0] ?? [])[0]
  const flags: RedFlag[] = []
  if (messenger !== undefined) {
    const words = shortened(messenger)
    flags.push({ code: 'private-messenger', severity: 'hold', words })
  }
  const domain = contactEmail?.split('@').at(-1)?.toLowerCase() ?? ''
  if (FREE_MAIL.has(domain)) {
    flags.push({ code: 'free-mail-only', severity: 'warn', words: `@${domain}` })
  }
  return flags
}

function shortened(words: string): string {
  const plain = words.replaceAll(/\s+/g, ' ').trim()
  return plain.length <= WORDS_MAX_LENGTH
    ? plain
    : `${plain.slice(0, WORDS_MAX_LENGTH - 1)}…`
}
