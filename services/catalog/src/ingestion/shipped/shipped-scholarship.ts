import { idFromName } from '@landfall/kit/core/ids'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { visaCode } from '@landfall/matching/reference/visa'
import { parseCitizenship } from '../../record/scholarship/citizenship.ts'
import { contentHash } from '../../record/scholarship/content-hash.ts'
import { parseDeadline } from '../../record/scholarship/deadline.ts'
import { parseFields } from '@landfall/matching/reference/fields'
import type {
  NewScholarship,
  ScholarshipDetails,
  StoredDeadline,
} from '../../record/scholarship/scholarship.ts'
import { decimalText, statedList } from './cells.ts'
import { provenanceOf } from './provenance.ts'
import { type ShippedScholarship, shippedScholarshipSchema } from './shipped-rows.ts'
import { universityIdOf } from './shipped-university.ts'

/** A row that cannot be taken, with the reasons in words. */
export type RowFault = { key: string; faults: readonly string[] }

/** The id that every installation gives a shipped row. @param key the row's `id` */
function shippedScholarshipId(key: string): string {
  return idFromName('scholarship', `shipped:${key}`)
}

/**
 * Maps a row of the shipped files to a record. What the row does not state stays null. High and medium
 * confidence are published, low waits as a draft.
 */
export function mapShippedScholarship(raw: unknown): Result<NewScholarship, RowFault> {
  const parsed = shippedScholarshipSchema.safeParse(raw)
  if (!parsed.success)
    return err({ key: keyOf(raw), faults: issuesOf(parsed.error.issues) })
  const row = parsed.data
  const citizenship = parseCitizenship(row.eligibleCountries, row)
  const fields = parseFields(row.fieldOfStudy)
  const deadline = parseDeadline(row.applicationDeadline, { basis: row.deadlineType })
  const faults = [
    ...citizenship.unknown.map((value) => `"${value}" is no country`),
    ...fields.unknown.map((value) => `"${value}" is no field of study`),
    ...(deadline === null ? [`"${row.applicationDeadline}" is no deadline`] : []),
  ]
  if (deadline === null || faults.length > 0) return err({ key: row.id, faults })
  const details = detailsOf(row, citizenship.rule, fields.rule, deadline)
  const provenance = provenanceOf(row)
  return ok({
    ...details,
    id: shippedScholarshipId(row.id),
    slug: row.id,
    status: row.confidence === 'low' ? 'draft' : 'published',
    ownerId: null,
    provenance,
    contentHash: contentHash({ details, provenance }),
  })
}

function detailsOf(
  row: ShippedScholarship,
  citizenship: ScholarshipDetails['citizenship'],
  fields: ScholarshipDetails['fields'],
  deadline: StoredDeadline,
): ScholarshipDetails {
  const isTiedToAdmission = tiedToAdmission(row)
  return {
    ...NOTHING_STATED,
    title: row.title,
    provider: row.provider,
    amountType: row.amountType,
    amount: decimalText(row.amount, 2),
    maxAmount: decimalText(row.maxAmount, 2),
    currency: row.currency,
    amountPeriod: row.amountPeriod,
    coverage: statedList(row.coverage),
    citizenship,
    degreeLevels: statedList(row.degreeLevel),
    fields,
    gpaRequirement: decimalText(row.gpaRequirement, 2),
    minToeflScore: row.minToeflScore,
    minIeltsScore: decimalText(row.minIeltsScore, 1),
    deadline,
    isRollingAdmission: row.deadlineType === 'rolling' ? true : null,
    requirements: statedList(row.requirements),
    requiresEssay: row.requiresEssay,
    requiresNomination: row.nominationRequired,
    isRenewable: row.renewable,
    isNeedBased: row.needBased,
    isMeritBased: row.meritBased,
    isWomenOnly: row.womenOnly,
    eligibleVisaTypes: statedList(row.visaTypes.flatMap((visa) => visaCode(visa) ?? [])),
    applicationUrl:
      row.applicationUrl ??
      (isTiedToAdmission === true ? row.admissionApplicationUrl : null),
    sourceUrl: row.sourceUrl,
    sourceUrlKind: row.sourceUrlKind,
    universityId:
      row.universityUnitid === null ? null : universityIdOf(row.universityUnitid),
    isTiedToAdmission,
    note: row.note,
  }
}

/** An application of its own is the stronger statement than a date that follows admission's. */
function tiedToAdmission(row: ShippedScholarship): boolean | null {
  if (row.separateApplication !== null) return !row.separateApplication
  return row.deadlineType === 'tied-to-admission' ? true : null
}

/** What the shipped files have no column for. */
const NOTHING_STATED = {
  description: null,
  languageRequirement: null,
  minDuolingoScore: null,
  acceptsEnglishWaivers: null,
  englishWaiverConditions: null,
  benefits: null,
  applicationComplexity: null,
  estimatedTimeToApply: null,
  fsaEligible: null,
  eligibleCitizenshipStatus: null,
  requiresUsHighSchool: null,
  requiresUsResidency: null,
  residencyRequirements: null,
  maxFamilyIncome: null,
  requiresFinancialNeed: null,
  acceptedFundingSources: null,
  contactEmail: null,
} satisfies Partial<ScholarshipDetails>

function keyOf(raw: unknown): string {
  const key = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined
  return typeof key === 'string' ? key : 'unknown'
}

function issuesOf(issues: readonly { path: PropertyKey[]; message: string }[]): string[] {
  return issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
}
