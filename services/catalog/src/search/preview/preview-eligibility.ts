import { deadlineDay } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { NOTHING_KNOWN } from '@landfall/matching/criteria/student-facts'
import type { AwardJudgement } from '@landfall/matching/requirements/judge-award'
import type { EligibilityPlan } from '@landfall/matching/requirements/plan-eligibility'
import {
  type AskedStudent,
  NOTHING_ANSWERED,
} from '@landfall/matching/requirements/student-answers'
import type { DegreeLevel } from '@landfall/matching/scholarship-criteria'
import { viewDeadline } from '../../record/scholarship/deadline.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { judgeScholarship } from '../eligibility/judge-scholarship.ts'
import { ANY_SCHOLARSHIP, type ScholarshipSearch } from '../filter/scholarship-search.ts'
import { oncePerChange } from '../../record/scholarship/per-change.ts'
import type { PreparedSearch } from '../search/search-scholarships.ts'
import type { DeadlineCounts } from '../search/search.store.ts'

export type PreviewedAward = { scholarship: StoredScholarship; eligibility: AwardJudgement }

export type EligibilityPreview = {
  /** Open scholarships that nothing known rules out for the person. */
  possibleCount: number
  deadlines: DeadlineCounts
  awards: PreviewedAward[]
}

const AWARDS = 3
/** Among this many best fits, those with a coming date come first. */
const LOOKED_AT = 60

type Deps = {
  searchByFit: (
    search: ScholarshipSearch,
    plan: EligibilityPlan,
    student: AskedStudent,
  ) => Promise<PreparedSearch>
  planEligibility: (student: AskedStudent) => Promise<EligibilityPlan>
  stores: { search: { catalogVersion(): Promise<number> } }
  clock: Clock
}

/**
 * Says what is open to somebody of whom only country (ISO code) and level are known, by the same rules as for
 * students. The answer is the same for everybody, and cached until a scholarship changes.
 */
export function makePreviewEligibility(deps: Deps) {
  const onceAChange = oncePerChange(deps.stores.search.catalogVersion)
  return (country: string, level: DegreeLevel): Promise<EligibilityPreview> =>
    onceAChange(`${country} ${level} ${deadlineDay(deps.clock.now())}`, () =>
      computed(deps, {
        ...NOTHING_KNOWN,
        ...NOTHING_ANSWERED,
        country,
        intendedDegreeLevel: level,
      }),
    )
}

async function computed(
  { searchByFit, planEligibility, clock }: Deps,
  student: AskedStudent,
): Promise<EligibilityPreview> {
  const search = { ...ANY_SCHOLARSHIP, eligibleOnly: true, includeUnknown: true }
  const found = await searchByFit(search, await planEligibility(student), student)
  const [possibleCount, deadlines, { items }] = await Promise.all([
    found.totalCount(),
    found.deadlineCounts(),
    found.page({ first: LOOKED_AT, after: null }),
  ])
  const now = clock.now()
  const awards = examplesOf(
    items.map(({ scholarship }) => scholarship),
    now,
  ).flatMap((scholarship) => {
    const eligibility = judgeScholarship(scholarship, student, now)
    return eligibility ? [{ scholarship, eligibility }] : []
  })
  return { possibleCount, deadlines, awards }
}

/**
 * Examples of different providers, without loans; those that wait for their next round only if nothing else is left.
 */
function examplesOf(fitting: readonly StoredScholarship[], now: Date): StoredScholarship[] {
  const given = fitting.filter(({ loan }) => loan === null)
  const byProvider = [...Map.groupBy(given, ({ provider }) => provider).values()].flatMap(
    (some) => some.find((one) => isAhead(one, now)) ?? some[0] ?? [],
  )
  const [ahead, others] = [true, false].map((is) =>
    byProvider.filter((one) => isAhead(one, now) === is),
  )
  return [...(ahead ?? []), ...(others ?? [])].slice(0, AWARDS)
}

function isAhead({ deadline }: StoredScholarship, now: Date): boolean {
  const { precision } = viewDeadline(deadline, now)
  return precision !== 'last-known' && precision !== 'none'
}
