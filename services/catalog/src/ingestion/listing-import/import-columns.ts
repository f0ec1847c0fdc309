import type { ScholarshipForm } from '../../record/scholarship/form-input.ts'

export type ColumnKind = 'text' | 'list' | 'flag' | 'whole'
export type ImportField = keyof ScholarshipForm | 'reference' | 'university'

/** A column of the file: its header in the template, other headers that mean it, and an example. */
export type ImportColumn = {
  field: ImportField
  header: string
  synonyms: readonly string[]
  kind: ColumnKind
  example: string
}

/** The first word of an example's title; a row that still has it is refused. */
export const EXAMPLE_MARK = 'EXAMPLE'

const column = (
  field: ImportField,
  header: string,
  kind: ColumnKind,
  example: string,
  synonyms: readonly string[] = [],
): ImportColumn => ({ field, header, synonyms, kind, example })

export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  column('reference', 'Your reference', 'text', 'EX-1', [
    'reference',
    'ref',
    'id',
    'key',
    'code',
    'external id',
    'scholarship id',
  ]),
  column(
    'title',
    'Title',
    'text',
    `${EXAMPLE_MARK}: Harbour Bridge Award (delete this row)`,
    ['name', 'scholarship', 'scholarship name', 'scholarship title', 'award', 'award name'],
  ),
  column(
    'description',
    'Description',
    'text',
    'For students who build things that other people can walk over safely.',
    ['about', 'details', 'summary'],
  ),
  column('provider', 'Provider', 'text', 'Harbour Trust', [
    'organisation',
    'organization',
    'sponsor',
    'offered by',
    'donor',
    'foundation',
  ]),
  column('amount', 'Amount', 'text', '2500', [
    'award amount',
    'value',
    'award value',
    'min amount',
    'minimum amount',
  ]),
  column('maxAmount', 'Maximum amount', 'text', '', ['max amount', 'maxamount', 'up to']),
  column('currency', 'Currency', 'text', 'USD'),
  column('amountType', 'Award type', 'text', 'one-time', [
    'amount type',
    'type',
    'award kind',
  ]),
  column(
    'eligibilityRequirements',
    'Eligibility requirements',
    'list',
    'Enrolled full time; 2 references',
    ['requirements', 'eligibility', 'criteria', 'eligibility criteria'],
  ),
  column('benefits', 'Benefits', 'list', 'Mentoring', ['covers', 'includes']),
  column('applicationDeadline', 'Application deadline', 'text', '2027-03-31', [
    'deadline',
    'due date',
    'closing date',
    'close date',
    'due',
  ]),
  column('deadlineTimeZone', 'Deadline time zone', 'text', 'America/New_York', [
    'time zone',
    'timezone',
  ]),
  column('isRollingAdmission', 'Rolling admission', 'flag', 'no', [
    'rolling',
    'rolling deadline',
  ]),
  column('degreeLevel', 'Degree level', 'list', 'undergraduate; graduate', [
    'degree levels',
    'level',
    'levels',
    'study level',
    'level of study',
    'degree',
  ]),
  column('fieldOfStudy', 'Field of study', 'list', 'Engineering', [
    'fields of study',
    'field',
    'fields',
    'subject',
    'subjects',
    'major',
    'majors',
    'discipline',
  ]),
  column('eligibleCountries', 'Eligible countries', 'list', 'All countries', [
    'countries',
    'country',
    'nationalities',
    'nationality',
    'citizenship',
    'eligible nationalities',
  ]),
  column('gpaRequirement', 'Minimum GPA', 'text', '3.0', [
    'gpa',
    'gpa requirement',
    'min gpa',
  ]),
  column('languageRequirement', 'Language requirement', 'text', '', [
    'language',
    'english requirement',
  ]),
  column('minToeflScore', 'Minimum TOEFL', 'whole', '', [
    'toefl',
    'toefl score',
    'min toefl',
    'min toefl score',
  ]),
  column('minIeltsScore', 'Minimum IELTS', 'text', '6.5', [
    'ielts',
    'ielts score',
    'min ielts',
    'min ielts score',
  ]),
  column('minDuolingoScore', 'Minimum Duolingo', 'whole', '', [
    'duolingo',
    'duolingo score',
    'det',
    'min duolingo score',
  ]),
  column('acceptsEnglishWaivers', 'Accepts English waivers', 'flag', '', [
    'english waiver',
    'english waivers',
  ]),
  column('requiresEssay', 'Essay required', 'flag', 'yes', ['essay', 'requires essay']),
  column('applicationComplexity', 'Application complexity', 'text', 'medium', [
    'complexity',
    'difficulty',
  ]),
  column('estimatedTimeToApply', 'Estimated time to apply', 'text', '', [
    'time to apply',
    'estimated time',
  ]),
  column(
    'applicationUrl',
    'Application link',
    'text',
    'https://harbour.example.org/apply',
    ['application url', 'apply url', 'apply link', 'apply', 'url', 'link'],
  ),
  column('sourceUrl', 'Website', 'text', 'https://harbour.example.org', [
    'source url',
    'source',
    'web site',
    'homepage',
    'info url',
  ]),
  column('contactEmail', 'Contact email', 'text', 'awards@harbour.example.org', [
    'email',
    'e mail',
    'contact',
    'contact email',
  ]),
  column('fsaEligible', 'Federal aid eligibility required', 'flag', '', [
    'fsa eligible',
    'fafsa',
  ]),
  column('eligibleCitizenshipStatus', 'Eligible citizenship status', 'list', '', [
    'citizenship status',
  ]),
  column('eligibleVisaTypes', 'Eligible visa types', 'list', '', [
    'visa',
    'visas',
    'visa types',
    'visa type',
  ]),
  column('requiresUsHighSchool', 'US high school required', 'flag', '', [
    'us high school',
    'requires us high school',
  ]),
  column('requiresUsResidency', 'US residency required', 'flag', '', [
    'us residency',
    'requires us residency',
  ]),
  column('residencyRequirements', 'Residency requirements', 'text', '', ['residency']),
  column('maxFamilyIncome', 'Maximum family income', 'text', '', [
    'family income',
    'max family income',
    'income limit',
  ]),
  column('requiresFinancialNeed', 'Financial need required', 'flag', '', [
    'financial need',
    'need based',
    'requires financial need',
  ]),
  column('acceptedFundingSources', 'Accepted funding sources', 'list', '', [
    'funding sources',
  ]),
  column('university', 'University', 'text', '', [
    'university id',
    'unitid',
    'ipeds',
    'ipeds unit id',
    'institution',
  ]),
]

/** A header without regard to case, accents of style and punctuation. */
function plainHeader(header: string): string {
  return header
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

const BY_HEADER = new Map(
  IMPORT_COLUMNS.flatMap((known) =>
    [known.header, known.field, ...known.synonyms].map(
      (name) => [plainHeader(name), known] as const,
    ),
  ),
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
    faults.push('There is no column with the title. Start from the template')
  }
  return { columns, ignored, faults }
}

/** A file with all headers and one example, which is refused when it is left in. */
export function templateCsv(): string {
  return `${line(IMPORT_COLUMNS.map(({ header }) => header))}\r\n${line(IMPORT_COLUMNS.map(({ example }) => example))}\r\n`
}

function line(cells: readonly string[]): string {
  return cells.map(quoted).join(',')
}

function quoted(cell: string): string {
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
