import { requirementLines } from '#entities/scholarship/requirement-lines.ts'
import type {
  CriterionResult,
  EligibilitySection_ScholarshipFragment,
  RequirementResult,
} from '#gql/graphql'
import { capitalized } from '#lib/format/format.ts'
import { detailMessages as text } from './detail-messages.ts'
import { isOfLanguage, languageLines } from './language-lines.ts'
import { levelsInWords } from './levels-in-words.ts'

type Facts = EligibilitySection_ScholarshipFragment
type Eligibility = NonNullable<Facts['eligibility']>
type Criterion = Eligibility['criteria'][number]

/** How a requirement stands: `asked` when there is no profile to compare it with. */
export type RowState = 'not-met' | 'answer' | 'check' | 'met' | 'asked' | 'to-do'

export type RequirementRow = {
  key: string
  label: string
  state: RowState
  isPreference: boolean
  /** Null when the label says everything. */
  asked: string | null
  /** Null without a profile, and when only the provider can tell. */
  yours: string | null
  why: string | null
  /** The profile field whose answer would settle it. */
  answerField: string | null
  /** Everything that `asked` shortens; empty when it shortens nothing. */
  full: readonly Listed[]
}

/** One entry of a list. */
type Listed = {
  name: string
  /** The code of a country, for its flag. */
  countryCode: string | null
}

const ORDER: readonly RowState[] = ['not-met', 'answer', 'check', 'met', 'asked', 'to-do']

const STATES: Record<CriterionResult | RequirementResult, RowState> = {
  PASS: 'met',
  FAIL: 'not-met',
  TELL_US_MORE: 'answer',
  ANSWER: 'answer',
  STEP: 'to-do',
  CHECK_WITH_PROVIDER: 'check',
}

const SHORT_LIST = 3

/** Every requirement of an award, each once: open ones first, acts last. */
export function requirementRows(facts: Facts): RequirementRow[] {
  const { eligibility } = facts
  const rows = [
    ...(eligibility
      ? [
          ...eligibility.criteria.map(judged(facts)),
          ...eligibility.requirements.map(beyond(facts)),
        ]
      : [...stated(facts), ...written(facts)]),
    ...toDo(facts),
  ]
  return rows.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
}

/** The labels of facts that the listing does not state. */
export function unstatedFacts(facts: Facts): string[] {
  const known = new Set(facts.eligibility?.criteria.map(({ code }) => code))
  const silent = [
    { code: 'degree-level', label: text.level, isStated: isFilled(facts.degreeLevel) },
    {
      code: 'citizenship',
      label: text.countries,
      isStated: isFilled(facts.eligibleCountries),
    },
    { code: 'field-of-study', label: text.fields, isStated: isFilled(facts.fieldOfStudy) },
    { code: 'gpa', label: text.gpa, isStated: facts.gpaRequirement != null },
    {
      code: 'english',
      label: text.english,
      isStated:
        languageLines(facts).length > 0 ||
        facts.conditions.some(({ key }) => isOfLanguage(key)),
    },
  ]
  return silent
    .filter(({ code, isStated }) => !isStated && !known.has(code))
    .map(({ label }) => label)
}

const isFilled = (list: readonly string[] | null | undefined) => Boolean(list?.length)

function judged(facts: Facts) {
  return (criterion: Criterion): RequirementRow => ({
    key: criterion.code,
    label: criterion.label,
    state: STATES[criterion.result],
    // Requirements that only the provider can judge, such as a nomination, apply to everybody.
    isPreference: !criterion.isHard && criterion.result !== 'CHECK_WITH_PROVIDER',
    asked: criterion.asked,
    yours: criterion.yours ?? null,
    why: criterion.explanation,
    answerField:
      criterion.result === 'TELL_US_MORE' ? (criterion.profileField ?? null) : null,
    full: fullList(facts, criterion.code),
  })
}

/** The same facts, for a reader without a profile. */
function stated(facts: Facts): RequirementRow[] {
  const { degreeLevel, eligibleCountries, fieldOfStudy, gpaRequirement } = facts
  const english = languageLines(facts)
  return [
    isFilled(degreeLevel) &&
      asked('degree-level', text.level, levelsInWords(degreeLevel ?? [])),
    isFilled(eligibleCountries) && {
      ...asked(
        'citizenship',
        text.countries,
        shortened(countriesOf(facts).map(({ name }) => name)),
      ),
      full: fullList(facts, 'citizenship'),
    },
    isFilled(fieldOfStudy) && {
      ...asked('field-of-study', text.fields, shortened(fieldOfStudy ?? [])),
      full: fullList(facts, 'field-of-study'),
    },
    gpaRequirement != null && asked('gpa', text.gpa, text.atLeast(gpaRequirement)),
    english.length > 0 && {
      ...asked('english', text.english, shortened(english)),
      full: fullList(facts, 'english'),
    },
  ].filter((row) => row !== false)
}

/**
 * Requirements beyond the columns, with the student's standing; an open one has only the listing's words, because its
 * state says who settles it.
 */
function beyond(facts: Facts) {
  return (one: Eligibility['requirements'][number]): RequirementRow => {
    const state = STATES[one.result]
    const line = written(facts).find(({ key }) => key === one.key)
    const isOpen = state === 'check' || state === 'answer'
    const missing = one.questions.find(({ profileField }) => profileField !== null)
    return {
      ...(isOpen && one.yours == null && line
        ? line
        : asked(one.key, capitalized(one.label), one.asked)),
      state,
      yours: one.yours ?? null,
      why: state === 'check' ? null : one.explanation,
      answerField: missing?.profileField ?? null,
    }
  }
}

/** The same in the listing's words, for a reader without a profile. */
function written({ conditions }: Facts): RequirementRow[] {
  const lines = requirementLines(conditions)
  return conditions.map(({ key }, index) => asked(key, lines[index] ?? '', null))
}

function toDo({ requiresEssay, requiresNomination, eligibility }: Facts): RequirementRow[] {
  const steps = eligibility?.steps ?? []
  const isSaid = (words: string) =>
    steps.some(({ key }) => key.includes(words)) ||
    eligibility?.criteria.some(({ code }) => code === words)
  return [
    ...steps.map(({ key, asked: words, yours }) =>
      asked(key, yours ? `${words} ${yours}.` : words, null),
    ),
    requiresEssay === true && !isSaid('essay') && asked('essay', text.essay, null),
    requiresNomination === true &&
      !isSaid('nomination') &&
      asked('nomination', text.nomination, null),
  ]
    .filter((row) => row !== false)
    .map((row) => ({ ...row, state: 'to-do' }))
}

function asked(key: string, label: string, words: string | null): RequirementRow {
  return {
    key,
    label,
    state: 'asked',
    isPreference: false,
    asked: words,
    yours: null,
    why: null,
    answerField: null,
    full: [],
  }
}

function fullList(facts: Facts, code: string): readonly Listed[] {
  const lists: Readonly<Record<string, readonly Listed[]>> = {
    citizenship: countriesOf(facts),
    'field-of-study': (facts.fieldOfStudy ?? []).map(plain),
    english: languageLines(facts).map(plain),
  }
  const list = lists[code] ?? []
  return list.length > SHORT_LIST ? list : []
}

/** The rule in its words, or a list of countries by name, in their order. */
function countriesOf({ eligibleCountries, citizenship }: Facts): readonly Listed[] {
  if (citizenship.kind !== 'LISTED') return (eligibleCountries ?? []).map(plain)
  return citizenship.countries
    .map(({ code, name }) => ({ name, countryCode: code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function plain(name: string): Listed {
  return { name, countryCode: null }
}

function shortened(names: readonly string[]): string {
  const rest = names.length - SHORT_LIST
  const first = names.slice(0, SHORT_LIST).join(', ')
  return rest > 0 ? `${first} ${text.more(rest)}` : first
}
