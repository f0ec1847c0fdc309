import type { FlagCode, FlagSeverity } from './red-flag.ts'

/** Words that are a warning sign unless they are negated. */
export type WordRule = {
  code: FlagCode
  severity: FlagSeverity
  pattern: RegExp
  /** A match does not count if its sentence says this: what the award pays, or who else asks. */
  unless?: RegExp
}

const ASKED =
  '(?:you (?:must|will|need to|have to|should|are required to)|applicants? (?:must|will|need to|have to|should|are required to)|winners? (?:must|will have to|need to)|recipients? must|must|please|required to|asked to|kindly|simply|just|and)'
const FEE = '(?:fee|fees|charge|charges|deposit|payment|money order|cashier.?s check)'

/** Says that the award itself pays. */
const PAID_BY_AWARD =
  /\b(?:covers?|covered|covering|reimburses?|reimbursed|waives?|waived|waivers?|pays for|paid by|includes?|including|exempt|exemption|free of|financed|funded)\b/i

export const WORD_RULES: readonly WordRule[] = [
  {
    code: 'asks-for-money',
    severity: 'hold',
    pattern: new RegExp(
      String.raw`\b${ASKED}\s+(?:\w+\s+){0,2}(?:pay|send|wire|transfer|remit|enclose|deposit)\s+(?:[\w$€£.,%'’-]+\s+){0,8}?${FEE}\b`,
      'i',
    ),
    unless: PAID_BY_AWARD,
  },
  {
    code: 'asks-for-money',
    severity: 'hold',
    pattern:
      /\b(?:processing|handling|release|redemption|disbursement|clearance|entry|holding|administrative|administration)[ -](?:fee|charge|deposit)s?\b/i,
    unless: PAID_BY_AWARD,
  },
  {
    code: 'asks-for-money',
    severity: 'hold',
    pattern:
      /\b(?:western union|moneygram|gift cards? (?:codes?|numbers?)|(?:pay|payment|send)[\w ]{0,20}(?:bitcoin|crypto\w*|gift cards?|cash app|zelle|venmo|paypal))\b/i,
  },
  {
    code: 'mentions-fee',
    severity: 'warn',
    pattern: /\b(?:application|registration|membership|enrol?lment)[ -]fees?\b/i,
    unless: PAID_BY_AWARD,
  },
  {
    code: 'asks-for-bank-data',
    severity: 'hold',
    pattern:
      /\b(?:bank account (?:numbers?|details?|information)|bank(?:ing)? details?|routing numbers?|IBAN|(?:credit|debit) card(?: (?:numbers?|details?|information))?|card numbers?|CVV|online banking|banking (?:password|login))\b/i,
  },
  {
    code: 'asks-for-ssn',
    severity: 'hold',
    pattern: /\b(?:SSN|social security (?:number|card))\b/i,
  },
  {
    code: 'asks-for-passport',
    severity: 'warn',
    pattern:
      /\b(?:passport (?:number|copy|scan|photo page|details)|(?:copy|scan|photo|picture) of (?:your |the |a )?(?:valid )?passport)\b/i,
  },
  {
    code: 'promises-award',
    severity: 'hold',
    pattern:
      /\b(?:guaranteed (?:to (?:win|receive|get)|winners?|approval|winnings?)|(?:you have|you['’]ve) (?:been selected|already won|won)|every(?:one| applicant) wins|100 ?% (?:success|chance|guaranteed?)|we guarantee (?:you|that you|your|an award|a scholarship))/i,
  },
  {
    code: 'guarantees-award',
    severity: 'warn',
    pattern: /\bguaranteed? (?:scholarships?|awards?|grants?|money|cash)\b/i,
  },
  {
    code: 'sweepstakes',
    severity: 'hold',
    pattern:
      /\b(?:sweepstakes?|(?<!visa )(?<!card )(?<!housing )lottery|raffles?|random(?:ly)? draw(?:n|ing|s)?|(?:prize|lucky|random) draws?|drawn at random|randomly (?:selected|chosen|picked) (?:winners?|entr(?:y|ies|ants?))|winners? (?:is|are|will be) (?:randomly|selected at random|chosen at random|drawn(?: at random)?|picked at random)|give-?aways?)\b/i,
  },
  {
    code: 'just-enter',
    severity: 'warn',
    pattern:
      /\b(?:no[ -]essay[^.!?]{0,60}\b(?:just|simply|only)\b[^.!?]{0,30}\b(?:enter|sign up|register)|(?:just|simply) (?:enter|sign up|register) (?:to win|your|and|for a chance)|enter (?:now )?to win|for a chance to win)\b/i,
  },
  {
    code: 'pressure',
    severity: 'warn',
    pattern:
      /\b(?:act (?:now|fast|immediately)|hurry|limited (?:spots|slots|seats|time offer)|only \d+ (?:spots|slots|seats) (?:left|remain\w*)|last chance|offer (?:ends|expires)|expires (?:today|tonight|in \d+ hours)|don['’]t miss out|before it['’]?s too late|within (?:24|48) hours)\b/i,
  },
]

/** Shorteners hide where they lead; a form service's own short address at least says whose form it is. */
export const SHORTENERS: ReadonlySet<string> = new Set([
  'bit.ly',
  'buff.ly',
  'cutt.ly',
  'goo.gl',
  'is.gd',
  'lnkd.in',
  'ow.ly',
  'rb.gy',
  'rebrand.ly',
  's.id',
  'shorturl.at',
  't.co',
  't.ly',
  'tiny.cc',
  'tinyurl.com',
  'v.gd',
])

export const FREE_MAIL: ReadonlySet<string> = new Set([
  'aol.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'mail.ru',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'yahoo.com',
  'yandex.com',
  'yandex.ru',
  'zoho.com',
])

/** Names that frauds borrow, and the real domains of their owners. */
export const BORROWED_NAMES: Readonly<Record<string, readonly string[]>> = {
  chevening: ['chevening.org'],
  fulbright: [
    'fulbright.edu',
    'fulbrightonline.org',
    'fulbrightprogram.org',
    'fulbrightscholars.org',
    'fulbrightteacherexchanges.org',
  ],
  educationusa: ['state.gov'],
  commonwealthscholarships: ['gov.uk'],
  google: ['google.com', 'google.org', 'withgoogle.com', 'googleapis.com'],
  microsoft: ['microsoft.com'],
  mastercard: ['mastercard.com', 'mastercardfdn.org'],
}

export const MESSENGER =
  /\b(?:apply|application|contact|write|message|reach|text|send)\b[^.!?]{0,60}\b(?:whats ?app|telegram)\b|\b(?:whats ?app|telegram)\b[^.!?]{0,40}\b(?:only|to apply|number)\b/i
