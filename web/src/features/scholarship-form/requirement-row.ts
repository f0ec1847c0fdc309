import type {
  DegreeLevel,
  ProfileRuleInput,
  ProfileRuleKind,
  RequirementInput,
  RuleGender,
  ScholarshipValues_ScholarshipFragment,
} from '#gql/graphql'
import { numberOf } from '#lib/forms/typed-number.ts'

type Stored = ScholarshipValues_ScholarshipFragment['requirements'][number]

/** Who or what decides it; KEPT: as stored, in a way for which the form has no fields. */
export type Decider = 'PROFILE' | 'QUESTION' | 'ACTION' | 'PROVIDER' | 'KEPT'

/** A rule as typed; each kind has a few of the fields. */
export type RuleValues = {
  kind: ProfileRuleKind | ''
  years: string
  onDate: string
  date: string
  minimum: string
  toefl: string
  ielts: string
  duolingo: string
  acceptsWaivers: boolean
  codes: string[]
  levels: string[]
  types: string[]
  genders: string[]
}

/** A requirement as the form has it. */
export type RequirementRow = {
  /** The id of the row on the page. */
  id: string
  /** The key of the stored requirement; '' for a new one. */
  key: string
  text: string
  decidedBy: Decider
  canBeKept: boolean
  rule: RuleValues
  /** A shared question; '' for one that only this award asks. */
  fact: string
  /** The words of either kind of question. */
  question: string
  expects: 'yes' | 'no'
  appliesTo: string[]
}

const NO_RULE: RuleValues = {
  kind: '',
  years: '',
  onDate: '',
  date: '',
  minimum: '',
  toefl: '',
  ielts: '',
  duolingo: '',
  acceptsWaivers: false,
  codes: [],
  levels: [],
  types: [],
  genders: [],
}

/** Keys of questions that one award alone asks. */
const OWN_FACT = /^own-/

/** A new row. Most requirements are questions: students answer them, and see their verdict. */
export function newRow(others: readonly RequirementRow[]): RequirementRow {
  const taken = others.map(({ id }) => Number(/^new-(\d+)$/.exec(id)?.[1] ?? 0))
  return {
    id: `new-${Math.max(0, ...taken) + 1}`,
    key: '',
    text: '',
    decidedBy: 'QUESTION',
    canBeKept: false,
    rule: NO_RULE,
    fact: '',
    question: '',
    expects: 'yes',
    appliesTo: [],
  }
}

/** Whether nothing was typed or chosen in the row. */
export function isBlank(row: RequirementRow): boolean {
  const { key, text, question, fact, decidedBy, rule } = row
  const isUnsaid = decidedBy !== 'PROFILE' || rule.kind === ''
  return key === '' && !text.trim() && !question.trim() && fact === '' && isUnsaid
}

/** A stored requirement as the form shows it. */
export function rowOf(stored: Stored): RequirementRow {
  const { key, text, decidedBy, rule, question, appliesTo } = stored
  const canBeKept = decidedBy === 'ALTERNATIVES' || (rule !== null && !fitsFields(rule))
  return {
    ...newRow([]),
    id: key,
    key,
    text,
    decidedBy: decidedBy === 'ALTERNATIVES' || canBeKept ? 'KEPT' : decidedBy,
    canBeKept,
    rule: rule === null || canBeKept ? NO_RULE : ruleValuesOf(rule),
    fact: question === null || OWN_FACT.test(question.fact) ? '' : question.fact,
    question: question?.text ?? '',
    expects: question?.expects === false ? 'no' : 'yes',
    appliesTo,
  }
}

/** Copies a row for another award, which has nothing stored that it could be kept as. */
export function copiedRow(row: RequirementRow): RequirementRow {
  const decidedBy = row.decidedBy === 'KEPT' ? 'PROVIDER' : row.decidedBy
  return { ...row, key: '', canBeKept: false, decidedBy }
}

type StoredRule = NonNullable<Stored['rule']>

/** The form has no fields for ages that differ by level, or for a day of each year. */
function fitsFields({ byLevel, onDate }: StoredRule): boolean {
  return byLevel.length === 0 && (onDate === null || onDate.length > 'MM-DD'.length)
}

function ruleValuesOf(rule: StoredRule): RuleValues {
  return {
    kind: rule.kind,
    years: String(rule.years ?? ''),
    onDate: rule.onDate ?? '',
    date: rule.date ?? '',
    minimum: rule.minimum ?? '',
    toefl: String(rule.toefl ?? ''),
    ielts: rule.ielts ?? '',
    duolingo: String(rule.duolingo ?? ''),
    acceptsWaivers: rule.acceptsWaivers === true,
    codes: rule.codes,
    levels: rule.levels,
    types: rule.types,
    genders: rule.genders,
  }
}

/** The row as the server takes it. */
export function inputOfRow(row: RequirementRow): RequirementInput {
  const { key, text, decidedBy, rule, fact, question, expects, appliesTo } = row
  return {
    ...(key !== '' && { key }),
    text: text.trim() || null,
    appliesTo: appliesTo as DegreeLevel[],
    ...(decidedBy !== 'KEPT' && { decidedBy }),
    ...(decidedBy === 'PROFILE' && rule.kind && { rule: inputOfRule(rule, rule.kind) }),
    ...(decidedBy === 'QUESTION' && {
      question: {
        ...(fact === '' ? { text: question.trim() } : { fact }),
        expects: expects === 'yes',
      },
    }),
  }
}

function inputOfRule(rule: RuleValues, kind: ProfileRuleKind): ProfileRuleInput {
  switch (kind) {
    case 'AGE_MAX':
    case 'AGE_MIN':
      return { kind, years: Number(rule.years), onDate: rule.onDate || null }
    case 'BORN_AFTER':
      return { kind, date: rule.date }
    case 'GPA_MIN':
      return { kind, minimum: rule.minimum.trim() }
    case 'ENGLISH_MIN':
      return {
        kind,
        toefl: numberOf(rule.toefl),
        ielts: rule.ielts.trim() || null,
        duolingo: numberOf(rule.duolingo),
        acceptsWaivers: rule.acceptsWaivers ? true : null,
      }
    case 'LEVEL_IN':
      return { kind, levels: rule.levels as DegreeLevel[] }
    case 'VISA_IN':
      return { kind, types: rule.types }
    case 'GENDER':
      return { kind, genders: rule.genders as RuleGender[] }
    case 'NEEDS_AID':
      return { kind }
    default:
      return { kind, codes: rule.codes }
  }
}
