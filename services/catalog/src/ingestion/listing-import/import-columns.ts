import { stringify } from 'csv-stringify/sync'
import type { FormField } from '../../record/scholarship/scholarship-form.ts'

/** A column of the file: its header in the template, other headers that mean it, and an example. */
export type ImportColumn = {
  field: ImportField
  header: string
  synonyms: readonly string[]
  example: string
  /** Its cells hold several entries. */
  isList: boolean
}

/** The first word of an example's title; a row that still has it is refused. */
export const EXAMPLE_MARK = 'EXAMPLE'

/** Questions of the form that no cell can answer are left to the form. */
type ImportField =
  | Exclude<FormField, 'englishWaiverConditions' | 'universityId'>
  | 'reference'
  | 'university'
type Known = Omit<ImportColumn, 'field'>

const column = (header: string, example = '', synonyms = ''): Known => ({
  header,
  synonyms: synonyms.split(', ').filter((name) => name !== ''),
  example,
  isList: false,
})
const listColumn = (...known: Parameters<typeof column>): Known => ({
  ...column(...known),
  isList: true,
})

const COLUMNS: Readonly<Record<ImportField, Known>> = {
  reference: column(
    'Your reference',
    'EX-1',
    'reference, ref, id, key, code, external id, scholarship id',
  ),
  title: column(
    'Title',
    `${EXAMPLE_MARK}: Harbour Bridge Award (delete this row)`,
    'name, scholarship, scholarship name, scholarship title, award, award name',
  ),
  description: column(
    'Description',
    'For students who build things that other people can walk over safely.',
    'about, details, summary',
  ),
  provider: column(
    'Provider',
    'Harbour Trust',
    'organization, organization, sponsor, offered by, donor, foundation',
  ),
  amount: column(
    'Amount',
    '2500',
    'award amount, value, award value, min amount, minimum amount',
  ),
  maxAmount: column('Maximum amount', '', 'max amount, maxamount, up to'),
  currency: column('Currency', 'USD'),
  amountType: column('Award type', 'one-time', 'amount type, type, award kind'),
  eligibilityRequirements: listColumn(
    'Eligibility requirements',
    'Enrolled full time; 2 references',
    'requirements, eligibility, criteria, eligibility criteria',
  ),
  requirements: column(
    'Requirement rules',
    'age-max: 30; question: Will you study full-time?; step: Send two references',
    'rules, decided requirements',
  ),
  hasNoFurtherConditions: column(
    'No further conditions',
    '',
    'no conditions, no further requirements',
  ),
  letters: column(
    'Letters of recommendation',
    '2',
    'letters, recommendation letters, recommendations, number of letters',
  ),
  lettersMayFollow: column(
    'Letters may follow',
    'no',
    'letters may follow the deadline, letters may be late',
  ),
  benefits: listColumn('Benefits', 'Mentoring', 'covers, includes'),
  applicationDeadline: column(
    'Application deadline',
    '2027-03-31',
    'deadline, due date, closing date, close date, due',
  ),
  deadlineTimeZone: column('Deadline time zone', 'America/New_York', 'time zone, timezone'),
  isRollingAdmission: column('Rolling admission', 'no', 'rolling, rolling deadline'),
  degreeLevel: listColumn(
    'Degree level',
    'undergraduate; graduate',
    'degree levels, level, levels, study level, level of study, degree',
  ),
  fieldOfStudy: listColumn(
    'Field of study',
    'Engineering',
    'fields of study, field, fields, subject, subjects, major, majors, discipline',
  ),
  eligibleCountries: listColumn(
    'Eligible countries',
    'All countries',
    'countries, country, nationalities, nationality, citizenship, eligible nationalities',
  ),
  gpaRequirement: column('Minimum GPA', '3.0', 'gpa, gpa requirement, min gpa'),
  languageRequirement: column('Language requirement', '', 'language, english requirement'),
  minToeflScore: column(
    'Minimum TOEFL',
    '',
    'toefl, toefl score, min toefl, min toefl score',
  ),
  minIeltsScore: column(
    'Minimum IELTS',
    '6.5',
    'ielts, ielts score, min ielts, min ielts score',
  ),
  minDuolingoScore: column(
    'Minimum Duolingo',
    '',
    'duolingo, duolingo score, det, min duolingo score',
  ),
  acceptsEnglishWaivers: column(
    'Accepts English waivers',
    '',
    'english waiver, english waivers',
  ),
  requiresEssay: column('Essay required', 'yes', 'essay, requires essay'),
  applicationComplexity: column(
    'Application complexity',
    'medium',
    'complexity, difficulty',
  ),
  estimatedTimeToApply: column(
    'Estimated time to apply',
    '',
    'time to apply, estimated time',
  ),
  applicationUrl: column(
    'Application link',
    'https://harbour.example.org/apply',
    'application url, apply url, apply link, apply, url, link',
  ),
  sourceUrl: column(
    'Website',
    'https://harbour.example.org',
    'source url, source, web site, homepage, info url',
  ),
  contactEmail: column(
    'Contact email',
    'awards@harbour.example.org',
    'email, e mail, contact, contact email',
  ),
  fsaEligible: column('Federal aid eligibility required', '', 'fsa eligible, fafsa'),
  eligibleCitizenshipStatus: listColumn(
    'Eligible citizenship status',
    '',
    'citizenship status',
  ),
  eligibleVisaTypes: listColumn(
    'Eligible visa types',
    '',
    'visa, visas, visa types, visa type',
  ),
  requiresUsHighSchool: column(
    'US high school required',
    '',
    'us high school, requires us high school',
  ),
  requiresUsResidency: column(
    'US residency required',
    '',
    'us residency, requires us residency',
  ),
  residencyRequirements: column('Residency requirements', '', 'residency'),
  maxFamilyIncome: column(
    'Maximum family income',
    '',
    'family income, max family income, income limit',
  ),
  requiresFinancialNeed: column(
    'Financial need required',
    '',
    'financial need, need based, requires financial need',
  ),
  acceptedFundingSources: listColumn('Accepted funding sources', '', 'funding sources'),
  university: column(
    'University',
    '',
    'university id, unitid, ipeds, ipeds unit id, institution',
  ),
}

export const IMPORT_COLUMNS: readonly ImportColumn[] = Object.entries(COLUMNS).map(
  ([field, known]) => ({ field: field as ImportField, ...known }),
)

/** A header without regard to case, accents of style and punctuation. */
function plainHeader(header: string): string {
  return header
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** A name that two columns share means the first: “requirements” were texts before there were rules. */
const BY_HEADER = new Map(
  IMPORT_COLUMNS.flatMap((known) =>
    [known.header, known.field, ...known.synonyms].map(
      (name) => [plainHeader(name), known] as const,
    ),
  ).toReversed(),
)

export type MappedColumns = {
  /** By position in the file; null is ignored. */
  columns: readonly (ImportColumn | null)[]
  ignored: string[]
  faults: string[]
}

/** Finds out which column is which; two that mean the same, or none with a title, are faults. */
export function mapColumns(header: readonly string[]): MappedColumns {
  const columns = header.map((name) => BY_HEADER.get(plainHeader(name)) ?? null)
  const ignored = header.filter((name, n) => columns[n] === null && name.trim() !== '')
  const faults: string[] = []
  for (const [n, known] of columns.entries()) {
    if (known === null) continue
    const first = columns.indexOf(known)
    if (first === n) continue
    faults.push(
      `The columns “${header[first]}” and “${header[n]}” both mean ${known.header}: keep one of them`,
    )
  }
  if (!columns.some((known) => known?.field === 'title')) {
    faults.push('There is no title column. Start from the template')
  }
  return { columns, ignored, faults }
}

/** A file with all headers and one example, which is refused when it is left in. */
export function templateCsv(): string {
  const lines = [
    IMPORT_COLUMNS.map(({ header }) => header),
    IMPORT_COLUMNS.map(({ example }) => example),
  ]
  // Quotes cells that a spreadsheet with semicolon separators would otherwise split.
  return stringify(lines, { record_delimiter: 'windows', quoted_match: ';' })
}
