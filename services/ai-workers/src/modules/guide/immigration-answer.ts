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

const WORDS =
  /\b(?:visas?|f-?1|f-?2|j-?1|h-?1b|i-?20|i-?94|i-?765|i-?901|i-?983|ds-?160|opt|cpt|ead|sevis|uscis|dso|immigration|immigrant|deport\w*|green card|work permit|work authori[sz]ation|stem extension|cap[\s-]gap|grace period|duration of status|status expire\w*|out of status|(?:legal|visa|immigration|student) status|in status|my (?:spouse|wife|husband)|dependents?|port of entry|consulates?|embassy|travel ban|proclamation|reinstatement|unauthori[sz]ed (?:work|employment))\b/iu
/** Work of a student in the United States is a question of status, whatever words it comes in. */
const WORK =
  /\b(?:(?:may|can|could|allowed to|permitted to|able to|legal(?:ly)? to) (?:i |we |students? |legally )*work|work(?:ing)? (?:on|off)[\s-]campus|(?:on|off)[\s-]campus (?:job|work)|hours (?:a|per) week (?:can|may|am)|(?:can|may) i (?:intern|freelance|drive (?:for )?uber|get a job)|part[\s-]?time job|paid internship|tax(?:es|ed)? on (?:my |the )?scholarships?|scholarships? (?:tax\w*|be taxed)|full course (?:of study|load)|drop (?:a|below) |enough credits|how many credits|enter (?:the )?(?:us|u\.s\.|usa|united states|country)|arrive (?:before|early)|transfer (?:to another|schools?|my sevis)|after i graduate|leave the (?:us|u\.s\.|country)|stay (?:in the us|after)|report (?:my|a) (?:new )?address|chang(?:e|ed) my address|moved to a new address)\b/iu

/** Whether a text is about matters on which the rules alone may speak. */
export function asksOfImmigration(text: string): boolean {
  return WORDS.test(text) || WORK.test(text)
}

/** The narrower sign, for what a language model writes. */
export function speaksOfImmigration(text: string): boolean {
  return /\b(?:visas?|f-1|i-20|i-94|opt|cpt|sevis|uscis|ead|immigration status|work authori[sz]ation)\b/u.test(
    text.replaceAll(/\b(?:OPT|CPT|SEVIS|USCIS|EAD|F-1|I-20|I-94)\b/gu, (word) =>
      word.toLowerCase(),
    ),
  )
}

/** Words by which people ask for a rule, beside those of its own title and text. */
const ASKED_AS: Record<string, RegExp> = {
  F1: /sevis fee|i-?901/iu,
  'F1-fee': /sevis fee|i-?901|how much.*sevis/iu,
  F2: /(?:when|early|how soon|before).*(?:visa|apply)|visa.*(?:when|early|how soon|days before)/iu,
  F3: /enter|arriv|how early|before (?:the |my )?program|fly|travel to the u/iu,
  F4: /(?:document|bring|papers|need|checklist|prepare).*(?:interview|visa)|(?:interview|visa).*(?:document|bring|papers|checklist|prepare|need)|ds-?160/iu,
  F5: /where.*(?:apply|interview)|third country|another country|social media|instagram/iu,
  F6: /integrity fee|visa fee|cost.*visa|visa.*cost|how much.*visa/iu,
  F8: /denied|denial|refus|reject|214/iu,
  M1: /credits?|full[\s-]?(?:time|course)|course load|drop|online class/iu,
  M2: /on[\s-]campus|campus job|20 hours|hours (?:a|per) week|part[\s-]?time|can i work|may i work|allowed to work|work while/iu,
  M3: /address|mov(?:e|ed|ing)/iu,
  M4: /exten(?:d|sion)|need more time|i-?20 (?:expire|end)/iu,
  M5: /grace|after i graduate|after (?:my )?(?:program|graduation|studies)|how long can i stay|leave the|60 days|stay after/iu,
  'M5-withdrawal': /withdr[ae]w|quit|drop out|leave my program/iu,
  M6: /five months|5 months|leave of absence|long abroad|break from/iu,
  M7: /transfer/iu,
  C1: /\bcpt\b|internship|practical training/iu,
  C2: /\bcpt\b.*\bopt\b|full[\s-]time cpt|12 months|lose opt/iu,
  O1: /how long.*\bopt\b|\bopt\b.*how long|what is opt|\bopt\b/iu,
  O2: /(?:when|apply|deadline|file|early).*\bopt\b|\bopt\b.*(?:when|apply|deadline|file|early)|i-?765/iu,
  O3: /start date|first day of opt/iu,
  O4: /unemploy|without (?:a )?(?:job|work)|90 days|no job/iu,
  O5: /report.*(?:job|employer)|new job|change.*(?:job|employer)/iu,
  'O5-end':
    /job.*\bend|\bend\w* .*job|(?:lost|lose|quit|left|leave) my job|laid off|fired/iu,
  'O6-online': /(?:fee|cost|how much).*(?:\bopt\b|765)|\bopt\b.*(?:fee|cost|how much)/iu,
  'O6-premium': /premium/iu,
  O7: /(?:document|papers|checklist|need).*\bopt\b|\bopt\b.*(?:document|papers|checklist)/iu,
  S1: /stem/iu,
  S2: /stem.*(?:apply|when|deadline|file)|(?:apply|when|deadline|file).*stem/iu,
  S3: /stem.*pending|pending.*stem|180 days/iu,
  S4: /stem.*unemploy|150 days|unemploy.*stem/iu,
  'S5-evaluation': /i-?983|evaluation/iu,
  'S5-evaluation-end': /i-?983|evaluation/iu,
  H1: /cap[\s-]?gap|h-?1b/iu,
  'H1-stay': /cap[\s-]?gap|h-?1b/iu,
  T1: /tax/iu,
}

const MAX_RULES = 3

const OLDER_WORDS =
  'A figure in this rule changed after this text was written, so the text may still give the old one. The Immigration Guidance page counts by the new figure.'

const OWN_DATES =
  'I can’t see your own immigration dates. The Immigration Guidance page works them out from what you told it.'

const LOOK_AT_I94 =
  'Look at your I-94 first: whether it says “D/S” or a date decides how long you may stay.'

/**
 * From the rules and nothing else, with the source of each and the day it was checked.
 * @param rules in the forms that are in force today
 */
export function immigrationAnswer(
  question: string,
  rules: readonly RuleInForce[],
): { text: string; sources: Source[] } {
  const asked = rules.filter(({ id }) => ASKED_AS[id]?.test(question)).slice(0, MAX_RULES)
  const found = asked.flatMap((rule) =>
    rule.id === 'M5' ? [rule, ...rules.filter(({ id }) => id === 'V1-stay')] : rule,
  )
  const isOfCountries =
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
    'This is information, not legal advice, and the rules change: the Immigration Guidance page works out your dates by the rules as they are today. Ask your DSO (the international office of your school) before you act on it.'
  return {
    text: [...body.filter((line) => line !== null), handOver].join('\n\n'),
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
  return `${COUNTRY_RULE.title}. Proclamation 10998, from 1 January 2026, limits new visas for citizens of ${kinds.length} countries: ${full} in full, ${kinds.length - full} in part, and the part includes F visas; and of people who travel on a Palestinian Authority document. USCIS may hold an I-765 or I-539 of citizens of ${HELD.size} countries, these and Turkmenistan, and of people born there. ${COUNTRY_DOUBT} Ask your DSO about your own country.
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

/** A word that only a newer release knows is told with the least that can be said. */
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
