import { dayInWords } from '@landfall/calendar/words'
import type { Confidence } from '@landfall/immigration-rules/rule'
import {
  COUNTRY_DOUBT,
  COUNTRY_RULE,
  HELD,
  RESTRICTED,
} from '@landfall/immigration-rules/rules/country-restrictions'
import type { RuleInForce } from '../rule/rule.ts'
import { page, type Source } from './guide.ts'
import { NOT_FOR_M1, NOTHING_FOR_J1, otherVisaOf } from './other-visa.ts'
import { rankRules } from './rank-rules.ts'

const OLDER_WORDS =
  'A figure in this rule changed after this text was written, so the text may still give the old one. The Immigration Guidance page counts by the new figure.'

const OWN_DATES =
  'I can’t see your own immigration dates. The Immigration Guidance page works them out from what you told it.'

const LOOK_AT_I94 =
  'Look at your I-94 first: whether it says “D/S” or a date decides how long you may stay.'

/**
 * Answers from the rules alone, with the source of each rule and the day it was checked.
 * @param rules in the forms that are in force today
 * @param visa held by the student, as "F-1"; null: not stated
 */
export function immigrationAnswer(
  question: string,
  rules: readonly RuleInForce[],
  visa: string | null,
): { text: string; sources: Source[] } {
  const other = otherVisaOf(question, visa)
  if (other === 'M-1') return { text: NOT_FOR_M1, sources: [] }
  const isOfJ1 = other === 'J-1'
  const ranked = rankRules(question, rules, isOfJ1 ? ['j1'] : []).flatMap((rule) =>
    rule.id === 'M5' ? [rule, ...rules.filter(({ id }) => id === 'V1-stay')] : rule,
  )
  const found = [...new Set(ranked)]
  if (isOfJ1 && found.length === 0) return { text: NOTHING_FOR_J1, sources: [] }
  const isOfCountries =
    !isOfJ1 &&
    /travel ban|proclamation|banned? countr|my country.*(?:ban|visa)|countr\w+.*(?:banned|restrict)/iu.test(
      question,
    )
  const lines = [
    ...(found.some(({ i94 }) => i94 !== null) ? [LOOK_AT_I94] : []),
    ...(isOfCountries ? [countriesInWords()] : []),
    ...found.map(ruleInWords),
  ]
  const judged = asksForJudgement(question)
    ? 'Only your DSO or an immigration lawyer can judge whether you are in status or would keep it. I can’t.'
    : null
  const none = 'None of the rules I have answers that, so I can’t say.'
  const own = asksForOwnDates(question) ? OWN_DATES : null
  const body = [own, judged, ...(lines.length > 0 ? lines : judged === null ? [none] : [])]
  const handOver =
    'This is information, not legal advice, and the rules change: the Immigration Guidance page works out your dates by the rules as they are today.'
  const office = isOfJ1
    ? 'Ask the responsible officer (RO) of your J-1 program before you act on it.'
    : 'Ask your DSO (the international office of your school) before you act on it.'
  return {
    text: [...body.filter((line) => line !== null), `${handOver} ${office}`].join('\n\n'),
    sources: [
      ...[...(isOfCountries ? [COUNTRY_RULE] : []), ...found].map(sourceOf),
      page(
        'Immigration Guidance: your dates by the rules as they are today',
        '/immigration',
      ),
    ],
  }
}

function countriesInWords(): string {
  const kinds = [...RESTRICTED.values()]
  const full = kinds.filter((kind) => kind === 'full').length
  const { verifiedOn } = COUNTRY_RULE
  return `${COUNTRY_RULE.title}. Proclamation 10998, from 1 January 2026, limits new visas for citizens of ${kinds.length} countries: ${full} in full, ${kinds.length - full} in part, and the part includes F, M and J visas; and of people who travel on a Palestinian Authority document. USCIS may hold an I-765 or I-539 of citizens of ${HELD.size} countries, these and Turkmenistan, and of people born there. ${COUNTRY_DOUBT} Ask your DSO (on J-1: your RO) about your own country.
(Checked on ${dayInWords(verifiedOn)}${DOUBTS.unconfirmed})`
}

function asksForOwnDates(question: string): boolean {
  return /\b(?:when (?:is|are|does|do|must|should|will)|what(?:['’]s| is| are)|how (?:long|many days))\b[^.?!]{0,30}\bmy\b[^.?!]{0,60}\b(?:deadlines?|dates?|days?|due|expires?|ends?|starts?|begins?|opt|cpt|visa|i-?20)\b/iu.test(
    question,
  )
}

function asksForJudgement(question: string): boolean {
  return /\b(?:am i|will i be|would i be|is my|did i|have i) .*(?:status|illegal|legal|deport|violat|trouble|okay|ok)\b/iu.test(
    question,
  )
}

function ruleInWords(rule: RuleInForce): string {
  const { title, says, cost, documents, verifiedOn, confidence } = rule
  const price =
    cost &&
    `${cost.isAtLeast ? 'at least ' : ''}$${cost.usd.toLocaleString('en-US')} for ${cost.per}`
  return [
    price === null ? `${title}. ${says}` : `${title}: ${price}. ${says}`,
    ...documents.map((line) => `- ${line}`),
    ...(rule.hasOlderWords ? [OLDER_WORDS] : []),
    `(Checked on ${dayInWords(verifiedOn)}${doubtOf(confidence)})`,
  ].join('\n')
}

/** A confidence word that only a newer release knows gets the most cautious wording. */
function doubtOf(confidence: string): string {
  return isKnown(confidence) ? DOUBTS[confidence] : DOUBTS.unconfirmed
}

function isKnown(confidence: string): confidence is Confidence {
  return Object.hasOwn(DOUBTS, confidence)
}

const DOUBTS: Record<Confidence, string> = {
  secondary: ', from schools’ and lawyers’ pages',
  conflicting: '; sources disagree, and this is the cautious reading',
  unconfirmed: '; not confirmed that it is in force',
  'general-knowledge': ', from general knowledge of the form',
}

function sourceOf({
  id,
  title,
  source,
}: Pick<RuleInForce, 'id' | 'title' | 'source'>): Source {
  return { title: `Rule ${id}: ${title}`, url: null, says: source }
}
