import { idFromName } from '@landfall/kit/core/ids'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { contentHash } from '../../record/scholarship/content-hash.ts'
import { NOTHING_STATED } from '../../record/scholarship/nothing-stated.ts'
import type {
  NewScholarship,
  ScholarshipDetails,
} from '../../record/scholarship/scholarship.ts'
import { provenanceOf } from './provenance.ts'
import { NOTHING_BESIDE, type ShippedAsks } from './shipped-requirements.ts'
import { type ShippedScholarship, shippedScholarshipSchema } from './shipped-rows.ts'
import { universityIdOf } from '@landfall/reference/university-id'

/** A row that cannot be taken, with the reasons in words. */
export type RowFault = { key: string; faults: readonly string[] }

/** The id that every installation gives a shipped row. @param key the row's `id` */
function shippedScholarshipId(key: string): string {
  return idFromName('scholarship', `shipped:${key}`)
}

/**
 * Maps a row of the shipped files to a record. What the row does not state stays null. High and medium confidence are
 * published, low waits as a draft.
 * @param beside what the other files say about the row, which already has their corrections
 */
export function mapShippedScholarship(
  raw: unknown,
  beside: ShippedAsks = NOTHING_BESIDE,
): Result<NewScholarship, RowFault> {
  const parsed = shippedScholarshipSchema.safeParse(raw)
  if (!parsed.success)
    return err({ key: keyOf(raw), faults: issuesOf(parsed.error.issues) })
  const row = parsed.data
  const details = detailsOf(row, beside)
  const provenance = provenanceOf(row)
  return ok({
    ...details,
    id: shippedScholarshipId(row.id),
    slug: row.id,
    status: row.confidence === 'low' ? 'draft' : 'published',
    ownerId: null,
    provenance,
    contentHash: contentHash({
      details,
      provenance,
      // Changes the hash of loans, which were stored while loans still counted as amounts.
      isLoanNoAmount: details.loan === null ? undefined : true,
    }),
  })
}

function detailsOf(row: ShippedScholarship, beside: ShippedAsks): ScholarshipDetails {
  const isTiedToAdmission = tiedToAdmission(row)
  const admissionUrl = isTiedToAdmission === true ? row.admissionApplicationUrl : null
  return {
    ...NOTHING_STATED,
    title: row.title,
    provider: row.provider,
    amountType: row.amountType,
    amount: row.amount,
    maxAmount: row.maxAmount,
    currency: row.currency,
    amountPeriod: row.amountPeriod,
    coverage: row.coverage,
    citizenship: row.eligibleCountries,
    degreeLevels: row.degreeLevel,
    fields: row.fieldOfStudy,
    gpaRequirement: row.gpaRequirement,
    minToeflScore: row.minToeflScore,
    minIeltsScore: row.minIeltsScore,
    deadline: {
      ...row.applicationDeadline,
      basis: row.applicationDeadline.basis ?? row.deadlineType,
    },
    isRollingAdmission: row.deadlineType === 'rolling' ? true : null,
    description: beside.description,
    // If nobody has read what it asks, its texts are left to the provider to judge.
    requirements: beside.requirements ?? row.requirements,
    loan: beside.loan,
    asOf: beside.asOf,
    requiresEssay: row.requiresEssay,
    requiresNomination: row.nominationRequired,
    isRenewable: row.renewable,
    isNeedBased: row.needBased,
    isMeritBased: row.meritBased,
    isWomenOnly: row.womenOnly,
    eligibleVisaTypes: row.visaTypes,
    applicationUrl: row.applicationUrl ?? admissionUrl,
    sourceUrl: row.sourceUrl,
    sourceUrlKind: row.sourceUrlKind,
    universityId:
      row.universityUnitid === null ? null : universityIdOf(row.universityUnitid),
    isTiedToAdmission,
    note: row.note,
  }
}

/** An application of its own outweighs a date that follows the admission date. */
function tiedToAdmission(row: ShippedScholarship): boolean | null {
  if (row.separateApplication !== null) return !row.separateApplication
  return row.deadlineType === 'tied-to-admission' ? true : null
}

function keyOf(raw: unknown): string {
  const key = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined
  return typeof key === 'string' ? key : 'unknown'
}

function issuesOf(issues: readonly { path: PropertyKey[]; message: string }[]): string[] {
  return issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
}
