import { stringify } from 'csv-stringify/sync'
import { presentForm, upper } from '../../application/application/application.present.ts'
import type { ApplicationForm } from '../../application/application/application-form.ts'
import type { Application } from '../../application/application/application.ts'
import type { Submission } from '../../application/submission/submission.ts'
import type { PartnerExportFormat } from './partner-export.ts'

export type Cell = string | number | boolean | null
export type Column<T> = readonly [name: string, cell: (record: T) => Cell]

/** How to write records of one kind: each as an object, or as a row of these columns. */
export type ExportLines<T> = {
  toObject: (record: T) => object
  columns: readonly Column<T>[]
}

/**
 * Writes some records as a part of a file; the first part of a CSV begins with column names. Cells that a spreadsheet
 * would run as formulas are escaped.
 */
export function writePart<T>(
  { toObject, columns }: ExportLines<T>,
  records: readonly T[],
  o: { format: PartnerExportFormat; isFirst: boolean },
): Buffer {
  if (o.format === 'jsonl')
    return Buffer.from(records.map((one) => `${JSON.stringify(toObject(one))}\n`).join(''))
  const header = o.isFirst ? [columns.map(([name]) => name)] : []
  const rows = records.map((one) => columns.map(([, cell]) => cell(one)))
  // `true` would be written as 1.
  const cast = { boolean: String }
  const style = { record_delimiter: 'windows', escape_formulas: true, cast } as const
  return Buffer.from(stringify([...header, ...rows], { ...style, bom: o.isFirst }))
}

/** An application, with its last submission if the applicant agreed. */
export type ExportedApplication = { application: Application; shared: Submission | null; isShared: boolean } // prettier-ignore

const iso = (at: Date | null) => at && at.toISOString()
/** A list of words with semicolons between. */
const inOneCell = (words: readonly string[] | undefined) => words?.join('; ') ?? null
const formOf = ({ shared }: ExportedApplication) => shared && presentForm(shared.form)

/** The columns of a row; documents, work and activities are only in the JSON lines. */
const FORM_COLUMNS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'citizenship',
  'countryOfResidence',
  'currentDegreeLevel',
  'fieldOfStudy',
  'currentGpa',
  'expectedGraduationDate',
  'currentInstitution',
  'intendedInstitution',
  'familyIncomeRange',
  'financialNeedStatement',
  'personalStatement',
  'essay1',
  'essay2',
  'essay3',
  'careerGoals',
  'whyDeserving',
  'englishProficiency',
  'toeflScore',
  'ieltsScore',
  'duolingoScore',
] as const satisfies readonly (keyof ApplicationForm)[]

/** Uses the field names of `Partner.applications`. */
export const applicationLines: ExportLines<ExportedApplication> = {
  toObject: ({ application, shared, isShared }) => ({
    id: application.id,
    programId: application.scholarshipId,
    state: upper(application.state),
    version: application.version,
    submittedAt: iso(application.submittedAt),
    decisionPromisedOn: application.decisionPromisedOn,
    isShared,
    submission: shared && {
      number: shared.number,
      submittedAt: iso(shared.submittedAt),
      verdict: shared.verdict,
      note: shared.note,
      form: presentForm(shared.form),
    },
  }),
  columns: [
    ['id', ({ application }) => application.id],
    ['programId', ({ application }) => application.scholarshipId],
    ['state', ({ application }) => upper(application.state)],
    ['version', ({ application }) => application.version],
    ['submittedAt', ({ application }) => iso(application.submittedAt)],
    ['decisionPromisedOn', ({ application }) => application.decisionPromisedOn],
    ['isShared', ({ isShared }) => isShared],
    ['submission.number', ({ shared }) => shared && shared.number],
    ['submission.verdict', ({ shared }) => shared && shared.verdict],
    ['submission.note', ({ shared }) => shared && shared.note],
    ...FORM_COLUMNS.map((field): Column<ExportedApplication> => [
      `form.${field}`,
      (one) => formOf(one)?.[field] ?? null,
    ]),
    // Comes last, so that programs that read columns by position still find the others.
    ['form.otherScholarships', (one) => inOneCell(formOf(one)?.otherScholarships)],
  ],
}
