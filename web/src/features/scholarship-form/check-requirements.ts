import { isNewToeflScale } from '#lib/forms/toefl-scale.ts'
import { isDecimal, isDuolingo } from './check-figures.ts'
import { requirementMessages } from './requirement-messages.ts'
import { isBlank, type RequirementRow, type RuleValues } from './requirement-row.ts'

const text = requirementMessages.faults

/** The controls of a row that may be at fault. */
export type RowField = 'text' | 'question' | 'rule' | Exclude<keyof RuleValues, 'kind'>
/** The name of a row's control in the form. */
type RowFieldName = `requirements.${string}`

export function rowField(
  { id }: Pick<RequirementRow, 'id'>,
  field: RowField,
): RowFieldName {
  return `requirements.${id}.${field}`
}

/** The faults of the rows, by the names of their controls; empty rows are left out. */
export function checkRequirements(
  rows: readonly RequirementRow[],
): Partial<Record<RowFieldName, string>> {
  const faults = rows.flatMap((row, at) =>
    isBlank(row)
      ? []
      : faultsOfRow(row).map(
          ([field, message]) =>
            [
              rowField(row, field),
              `${requirementMessages.row(at + 1)}: ${message}`,
            ] as const,
        ),
  )
  return Object.fromEntries(faults)
}

type Fault = readonly [RowField, string]

function faultsOfRow(row: RequirementRow): Fault[] {
  switch (row.decidedBy) {
    case 'PROFILE':
      return faultsOfRule(row.rule)
    case 'QUESTION':
      return faultsOfQuestion(row)
    default:
      return row.text.trim() ? [] : [['text', text.text]]
  }
}

function faultsOfQuestion({ fact, question }: RequirementRow): Fault[] {
  if (fact !== '') return []
  if (!question.trim()) return [['question', text.question]]
  return question.trim().endsWith('?') ? [] : [['question', text.questionMark]]
}

function faultsOfRule(rule: RuleValues): Fault[] {
  switch (rule.kind) {
    case '':
      return [['rule', text.rule]]
    case 'AGE_MAX':
    case 'AGE_MIN':
      return isAge(rule.years) ? [] : [['years', text.years]]
    case 'BORN_AFTER':
      return rule.date ? [] : [['date', text.date]]
    case 'GPA_MIN':
      return rule.minimum.trim() && isDecimal(rule.minimum, 4, 2)
        ? []
        : [['minimum', text.minimum]]
    case 'ENGLISH_MIN':
      return faultsOfEnglish(rule)
    case 'NEEDS_AID':
      return []
    default:
      return faultsOfLists(rule)
  }
}

function faultsOfLists({ kind, levels, types, genders, codes }: RuleValues): Fault[] {
  switch (kind) {
    case 'LEVEL_IN':
      return levels.length > 0 ? [] : [['levels', text.levels]]
    case 'VISA_IN':
      return types.length > 0 ? [] : [['types', text.types]]
    case 'GENDER':
      return genders.length > 0 ? [] : [['genders', text.genders]]
    default:
      return codes.length > 0 ? [] : [['codes', text.codes]]
  }
}

function faultsOfEnglish({ toefl, ielts, duolingo }: RuleValues): Fault[] {
  if (!toefl.trim() && !ielts.trim() && !duolingo.trim()) return [['toefl', text.tests]]
  const faults: Fault[] = []
  if (!isDecimal(toefl, 120, 0)) faults.push(['toefl', text.toefl])
  else if (isNewToeflScale(toefl)) faults.push(['toefl', text.newToeflScale])
  if (!isDecimal(ielts, 9, 1)) faults.push(['ielts', text.ielts])
  if (!isDuolingo(duolingo)) faults.push(['duolingo', text.duolingo])
  return faults
}

function isAge(typed: string): boolean {
  return /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= 120
}
