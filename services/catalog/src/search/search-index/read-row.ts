import type {
  ScholarshipStatus,
  Visibility,
} from '../../record/scholarship/listing-status.ts'
import type { IndexedRow } from './indexed-row.ts'

/** Lists come as one text, which is much faster to read than an array. */
const SEPARATOR = '\u001f'
const list = (column: string, name: string) =>
  `array_to_string(${column}, E'\\x1f') as "${name}"`

/** The columns of `scholarships` that the index needs, under the names of `ReadRow`. */
export const ROW_COLUMNS = [
  'id',
  'change_seq as change',
  'status',
  'visibility',
  'university_id as "universityId"',
  'owner_id as "ownerId"',
  list('search_countries', 'countries'),
  list('search_degrees', 'degrees'),
  list('search_fields', 'fields'),
  'application_complexity as complexity',
  'requires_essay as "requiresEssay"',
  'amount_type as "amountType"',
  'least_amount as least',
  'most_amount as most',
  'amount_sort as "amountSort"',
  'deadline_sort as "deadlineSort"',
  `case when deadline_kind in ('day', 'month') and deadline_precision <> 'last-known'
    then deadline_time_zone end as "deadlineZone"`,
  '(extract(epoch from published_at) * 1000)::float8 as "publishedAt"',
  'search_text::text as text',
  'citizenship_kind as "citizenshipKind"',
  list('citizenship_codes', 'citizenshipCodes'),
  'citizenship_hint is not null as "hasCitizenshipHint"',
  'field_kind as "fieldKind"',
  'requirement_set as "requirementSet"',
  list('field_codes', 'fieldCodes'),
  list('degree_levels', 'degreeLevels'),
  list('eligible_visa_types', 'eligibleVisaTypes'),
  list('eligible_citizenship_status', 'eligibleCitizenshipStatus'),
  'accepts_english_waivers as "acceptsEnglishWaivers"',
  'requires_us_high_school as "requiresUsHighSchool"',
  'requires_us_residency as "requiresUsResidency"',
  'requires_financial_need as "requiresFinancialNeed"',
  'is_need_based as "isNeedBased"',
  'is_women_only as "isWomenOnly"',
  'requires_nomination as "requiresNomination"',
  'gpa_requirement as "gpaRequirement"',
  'min_toefl_score as "minToeflScore"',
  'min_ielts_score as "minIeltsScore"',
  'min_duolingo_score as "minDuolingoScore"',
  'max_family_income as "maxFamilyIncome"',
].join(', ')

type ListName =
  | 'citizenshipCodes'
  | 'fieldCodes'
  | 'degreeLevels'
  | 'eligibleVisaTypes'
  | 'eligibleCitizenshipStatus'
type Criteria = NonNullable<IndexedRow['criteria']>

/** A row as PostgreSQL returns it for ROW_COLUMNS. */
export type ReadRow = Omit<
  IndexedRow,
  'change' | 'countries' | 'degrees' | 'fields' | 'criteria' | 'status'
> &
  Omit<Criteria, ListName | 'citizenshipHint'> &
  Record<ListName, string | null> & {
    change: string
    status: ScholarshipStatus
    visibility: Visibility
    countries: string
    degrees: string
    fields: string
    hasCitizenshipHint: boolean
  }

/** @param read a row with a searchable status */
export function rowOf(read: ReadRow): IndexedRow {
  return {
    id: read.id,
    change: Number(read.change),
    status: read.status === 'published' ? 'published' : 'closed',
    universityId: read.universityId,
    ownerId: read.ownerId,
    countries: partsOf(read.countries),
    degrees: partsOf(read.degrees),
    fields: partsOf(read.fields),
    complexity: read.complexity,
    requiresEssay: read.requiresEssay,
    amountType: read.amountType,
    least: read.least,
    most: read.most,
    amountSort: read.amountSort,
    deadlineSort: read.deadlineSort,
    deadlineZone: read.deadlineZone,
    publishedAt: read.publishedAt,
    text: read.text,
    criteria: criteriaOf(read),
  }
}

function criteriaOf(read: ReadRow): Criteria {
  return {
    citizenshipKind: read.citizenshipKind,
    citizenshipCodes: partsOf(read.citizenshipCodes),
    // Plans only ask whether there is one.
    citizenshipHint: read.hasCitizenshipHint ? 'stated' : null,
    fieldKind: read.fieldKind,
    requirementSet: read.requirementSet,
    fieldCodes: partsOf(read.fieldCodes),
    degreeLevels: partsOrNull(read.degreeLevels),
    eligibleVisaTypes: partsOrNull(read.eligibleVisaTypes),
    eligibleCitizenshipStatus: partsOrNull(read.eligibleCitizenshipStatus),
    acceptsEnglishWaivers: read.acceptsEnglishWaivers,
    requiresUsHighSchool: read.requiresUsHighSchool,
    requiresUsResidency: read.requiresUsResidency,
    requiresFinancialNeed: read.requiresFinancialNeed,
    isNeedBased: read.isNeedBased,
    isWomenOnly: read.isWomenOnly,
    requiresNomination: read.requiresNomination,
    gpaRequirement: read.gpaRequirement,
    minToeflScore: read.minToeflScore,
    minIeltsScore: read.minIeltsScore,
    minDuolingoScore: read.minDuolingoScore,
    maxFamilyIncome: read.maxFamilyIncome,
  }
}

function partsOf(text: string | null): string[] {
  return text === null || text === '' ? [] : text.split(SEPARATOR)
}

function partsOrNull(text: string | null): string[] | null {
  return text === null ? null : partsOf(text)
}
