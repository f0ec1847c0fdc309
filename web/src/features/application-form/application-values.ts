import type {
  ApplicationForm_ApplicationFragment,
  ApplicationFormInput,
  ApplicationTab,
  ExperienceInput,
} from '#gql/graphql'
import { isIeltsScore } from '#lib/forms/ielts-score.ts'
import { isNewToeflScale } from '#lib/forms/toefl-scale.ts'
import { isDecimal, isWhole } from '#lib/forms/typed-number.ts'
import { applicationFormMessages as text } from './application-form-messages.ts'

/** Fields that students type or choose, by tab, in the order of the form. */
export const textNames = {
  PERSONAL: [
    'firstName',
    'lastName',
    'email',
    'phone',
    'dateOfBirth',
    'citizenship',
    'countryOfResidence',
    'familyIncomeRange',
    'financialNeedStatement',
  ],
  ACADEMIC: [
    'currentDegreeLevel',
    'fieldOfStudy',
    'currentInstitution',
    'currentGpa',
    'expectedGraduationDate',
    'intendedInstitution',
    'englishProficiency',
    'toeflScore',
    'ieltsScore',
    'duolingoScore',
  ],
  ESSAYS: [
    'personalStatement',
    'careerGoals',
    'whyDeserving',
    'essay1',
    'essay2',
    'essay3',
  ],
  EXPERIENCE: ['otherScholarships'],
} as const satisfies Record<ApplicationTab, readonly (keyof ApplicationFormInput)[]>

export const listNames = [
  'extracurriculars',
  'workExperience',
  'volunteerWork',
  'awards',
] as const

/** Fields that hold ids of the student's own documents. */
export const documentNames = [
  'transcripts',
  'recommendationLetters',
  'additionalDocuments',
] as const

export type TextName = (typeof textNames)[ApplicationTab][number]
export type ListName = (typeof listNames)[number]
export type DocumentName = (typeof documentNames)[number]
export type FieldName = TextName | ListName | DocumentName

export const allTextNames: readonly TextName[] = Object.values(textNames).flat()

const rowNames = [
  'organization',
  'role',
  'startedOn',
  'endedOn',
  'hoursPerWeek',
  'description',
] as const

/** A row of the Experience tab as typed. */
export type ExperienceValues = Record<(typeof rowNames)[number], string> & {
  /** Identifies this row while the form is open, because rows change places. */
  key: string
}

/** The form: text as typed, '' for what is not stated. */
export type ApplicationValues = Record<TextName, string> &
  Record<ListName, ExperienceValues[]> &
  Record<DocumentName, string[]>

/** The server's form; it has other scholarships as a list, here they are a line each. */
export type ApplicationRecord = Partial<ApplicationForm_ApplicationFragment['form']>
type Experience = NonNullable<ApplicationRecord['awards']>[number]

let rows = 0
/** A row with nothing in it yet, or with the given values. */
export function newRow(given: Partial<ExperienceValues> = {}): ExperienceValues {
  rows += 1
  return {
    organization: '',
    role: '',
    startedOn: '',
    endedOn: '',
    hoursPerWeek: '',
    description: '',
    ...given,
    key: `row-${rows}`,
  }
}

export function valuesOf(record: ApplicationRecord): ApplicationValues {
  const texts = allTextNames.map((name) => {
    const value = record[name]
    return [name, Array.isArray(value) ? value.join('\n') : String(value ?? '')] as const
  })
  const lists = listNames.map((name) => [name, (record[name] ?? []).map(rowOf)] as const)
  const documents = documentNames.map((name) => [name, record[name] ?? []] as const)
  return Object.fromEntries<unknown>([
    ...texts,
    ...lists,
    ...documents,
  ]) as ApplicationValues
}

function rowOf(one: Experience): ExperienceValues {
  const { organization, role, startedOn, endedOn, hoursPerWeek, description } = one
  return newRow({
    organization: organization ?? '',
    role: role ?? '',
    startedOn: startedOn ?? '',
    endedOn: endedOn ?? '',
    hoursPerWeek: String(hoursPerWeek ?? ''),
    description: description ?? '',
  })
}

/** The form as it is sent: empty values become null, and rows with nothing in them are left out. */
export function formOf(values: ApplicationValues): ApplicationFormInput {
  const texts = allTextNames.map((name) => [name, sent(name, values[name])] as const)
  const lists = listNames.map(
    (name) => [name, values[name].filter(isFilled).map(sentRow)] as const,
  )
  const documents = documentNames.map((name) => [name, values[name]] as const)
  return Object.fromEntries<unknown>([
    ...texts,
    ...lists,
    ...documents,
  ]) as ApplicationFormInput
}

const wholeNumbers: readonly string[] = ['toeflScore', 'duolingoScore']
const decimals: readonly string[] = ['currentGpa', 'ieltsScore']

function sent(name: TextName, typed: string) {
  const plain = typed.trim()
  if (name === 'otherScholarships') return plain.split('\n').map(trimmed).filter(Boolean)
  if (plain === '') return null
  if (wholeNumbers.includes(name)) return Number(plain)
  return decimals.includes(name) ? plain.replace(',', '.') : plain
}

const trimmed = (line: string) => line.trim()

function isFilled(row: ExperienceValues): boolean {
  return rowNames.some((name) => row[name].trim() !== '')
}

function sentRow(row: ExperienceValues): ExperienceInput {
  const texts = rowNames.map((name) => [name, row[name].trim() || null])
  const hours = row.hoursPerWeek.trim()
  return { ...Object.fromEntries(texts), hoursPerWeek: hours ? Number(hours) : null }
}

export type Faults = Partial<Record<FieldName, string>>

/**
 * Faults of values that cannot be read: these are not sent until they are corrected. The server has the last word.
 */
export function faultsOf(values: ApplicationValues): Faults {
  const faults: Faults = {}
  if (!isDecimal(values.currentGpa, 4, 2)) faults.currentGpa = text.invalid.currentGpa
  if (!isIeltsScore(values.ieltsScore)) faults.ieltsScore = text.invalid.ieltsScore
  if (!isWhole(values.toeflScore, 0, 120)) faults.toeflScore = text.invalid.toeflScore
  if (isNewToeflScale(values.toeflScore)) faults.toeflScore = text.invalid.newToeflScale
  if (!isWhole(values.duolingoScore, 10, 160))
    faults.duolingoScore = text.invalid.duolingoScore
  for (const name of listNames)
    if (!values[name].every((row) => isWhole(row.hoursPerWeek, 0, 168)))
      faults[name] = text.invalid.hoursPerWeek
  return faults
}

/** The fields that can be read and differ from the server's; null when there are none. */
export function changedFields(
  values: ApplicationValues,
  saved: ApplicationFormInput,
): ApplicationFormInput | null {
  const faults = faultsOf(values)
  const changed = Object.entries(formOf(values)).filter(
    ([name, value]) =>
      !(name in faults) &&
      JSON.stringify(value) !== JSON.stringify(saved[name as FieldName]),
  )
  return changed.length > 0 ? Object.fromEntries(changed) : null
}

/** The tab that holds a field. */
export function tabOf(name: string): ApplicationTab | null {
  if (name === 'transcripts') return 'ACADEMIC'
  const others: readonly string[] = [...listNames, ...documentNames]
  if (others.includes(name)) return 'EXPERIENCE'
  const tabs = Object.keys(textNames) as ApplicationTab[]
  return tabs.find((tab) => textNames[tab].some((one) => one === name)) ?? null
}
