import { fieldName } from '@landfall/matching/reference/fields'
import type {
  ProfileRule,
  Requirement,
  RuleOf,
} from '@landfall/matching/requirements/requirement'
import { countryName } from '@landfall/reference/countries'

/** A rule's name and text if the donor gives no words of their own. */
type RuleWords = Pick<Requirement, 'text' | 'label' | 'kind'>

const LEVELS = {
  undergraduate: 'undergraduate',
  graduate: 'graduate',
  phd: 'PhD',
  postdoc: 'postdoc',
} as const
const STUDENTS = {
  undergraduate: 'undergraduates',
  graduate: 'graduate students',
  phd: 'PhD students',
  postdoc: 'postdocs',
} as const
const GENDERS = { woman: 'women', man: 'men', other: 'people of other genders' } as const

const NAMES: Readonly<Record<ProfileRule['kind'], Pick<RuleWords, 'label' | 'kind'>>> = {
  'citizenship-in': { label: 'citizenship', kind: 'citizenship-detail' },
  'citizenship-not-in': { label: 'citizenship', kind: 'citizenship-detail' },
  'level-in': { label: 'degree level', kind: 'study-stage' },
  'field-in': { label: 'field of study', kind: 'program' },
  'field-not-in': { label: 'field of study', kind: 'program' },
  'gpa-min': { label: 'GPA', kind: 'grade-average-min' },
  'english-min': { label: 'English', kind: 'language' },
  'age-max': { label: 'age', kind: 'age-max' },
  'age-min': { label: 'age', kind: 'age-min' },
  'born-after': { label: 'age', kind: 'age-max' },
  'visa-in': { label: 'visa', kind: 'visa' },
  'needs-aid': { label: 'financial need', kind: 'other' },
  gender: { label: 'gender', kind: 'group' },
}

/** A rule on the profile in words for students. */
export function wordsOfRule(rule: ProfileRule): RuleWords {
  return { text: textOfRule(rule), ...NAMES[rule.kind] }
}

function textOfRule(rule: ProfileRule): string {
  switch (rule.kind) {
    case 'citizenship-in':
      return `You must be a citizen of ${either(namesOf(rule.codes, countryName))}.`
    case 'citizenship-not-in':
      return `You must not be a citizen of ${either(namesOf(rule.codes, countryName))}.`
    case 'level-in':
      return `Your degree level must be ${either(rule.levels.map((one) => LEVELS[one]))}.`
    case 'field-in':
      return `Your field of study must be ${either(namesOf(rule.codes, fieldName))}.`
    case 'field-not-in':
      return `Your field of study must not be ${either(namesOf(rule.codes, fieldName))}.`
    case 'gpa-min':
      return `You need a GPA of at least ${oneDecimal(rule.minimum)}.`
    case 'english-min':
      return `You need ${englishInWords(rule)}.`
    case 'age-max':
      return `You may be at most ${ageInWords(rule)}.`
    case 'age-min':
      return `You must be at least ${ageInWords(rule)}.`
    case 'born-after':
      return `You must be born after ${dayInWords(rule.date)}.`
    case 'visa-in':
      return `Your visa must be ${either(rule.types)}.`
    case 'needs-aid':
      return 'You must have financial need.'
    case 'gender':
      return `It is for ${rule.genders.map((one) => GENDERS[one]).join(' and ')}.`
  }
}

function englishInWords(rule: RuleOf<'english-min'>): string {
  const tests = [
    rule.toefl === null ? null : `TOEFL ${rule.toefl}`,
    rule.ielts === null ? null : `IELTS ${rule.ielts}`,
    rule.duolingo === null ? null : `Duolingo ${rule.duolingo}`,
  ]
  const words = either(tests.filter((test) => test !== null))
  return rule.acceptsWaivers === true ? `${words}, unless the test is waived` : words
}

function ageInWords({ years, byLevel, onDate }: RuleOf<'age-max' | 'age-min'>): string {
  const day = onDate === null ? '' : ` on ${dayInWords(onDate)}`
  const limits = Object.entries(byLevel).map(
    ([level, limit]) => [limit, STUDENTS[level as keyof typeof STUDENTS]] as const,
  )
  if (years === null) {
    return `${either(limits.map(([limit, who]) => `${limit} (${who})`))} years old${day}`
  }
  const others = limits.map(([limit, who]) => `${limit} for ${who}`).join(', ')
  return `${years} years old${others && ` (${others})`}${day}`
}

/** "2027-07-01" as "July 1, 2027", "07-01" as "July 1". */
function dayInWords(day: string): string {
  const hasYear = day.length > 'MM-DD'.length
  const date = new Date(`${hasYear ? day : `2024-${day}`}T00:00:00Z`)
  const parts = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return date.toLocaleDateString('en-US', hasYear ? { ...parts, year: 'numeric' } : parts)
}

function namesOf(codes: readonly string[], nameOf: (code: string) => string | null) {
  return codes.map((code) => nameOf(code) ?? code)
}

/** "A, B or C" */
function either(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`
}

/** "3.00" as "3.0", "3.25" as it is. */
function oneDecimal(figure: string): string {
  return Number(figure).toFixed(2).replace(/0$/, '')
}
