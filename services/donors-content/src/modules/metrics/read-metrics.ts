import type { ProjectionStore } from '../projection/projection.store.ts'
import type { MetricsReader } from './metrics.policy.ts'
import type { MetricsStore } from './metrics.store.ts'
import type {
  FoldedCounts,
  GroupCount,
  MetricsFilter,
  OrganizationMetrics,
  Period,
  ScholarshipCounts,
} from './metrics.ts'

type Stores = { metrics: MetricsStore; projection: ProjectionStore }

export type MetricsWish = {
  organizationId: string
  from: string | null
  to: string | null
  scholarshipId: string | null
  fundId: string | null
}

/** The figures of one organization of the reader's; null when it is not theirs, or the fund is not its. */
export function makeReadMetrics(stores: Stores) {
  return async function readMetrics(
    { organizationIds }: MetricsReader,
    wish: MetricsWish,
  ): Promise<OrganizationMetrics | null> {
    if (!organizationIds.includes(wish.organizationId)) return null
    const ofFund = await scholarshipsOfFund(stores, wish)
    if (ofFund === 'none') return null
    const { organizationId, from, to, scholarshipId } = wish
    const scholarshipIds = both(ofFund, scholarshipId)
    return computeMetrics(stores, { organizationId, from, to, scholarshipIds })
  }
}

export type ReadMetrics = ReturnType<typeof makeReadMetrics>

/** All figures of a filter. */
export async function computeMetrics(
  { metrics, projection }: Stores,
  filter: MetricsFilter,
): Promise<OrganizationMetrics> {
  // First: what is computed after it is at least as new.
  const version = await projection.versionOf(filter.organizationId)
  const daily = await metrics.overTime(filter, 'day')
  const period = periodFor(daily.map(({ start }) => start))
  const scholarships = await metrics.byScholarship(filter)
  const totals = sumOf(scholarships)
  const groups = await metrics.groups(filter)
  const folded = (of: GroupCount[]) => fold(of, totals.applications)
  return {
    organizationId: filter.organizationId,
    version,
    filter,
    totals,
    scholarships,
    period,
    overTime: period === 'day' ? daily : await metrics.overTime(filter, period),
    countries: folded(groups.country),
    fields: folded(groups.field),
    scores: folded(groups.score),
    decisions: await metrics.decisions(filter),
  }
}

async function scholarshipsOfFund(
  { projection }: Stores,
  { organizationId, fundId }: MetricsWish,
): Promise<readonly string[] | 'none' | null> {
  if (fundId === null) return null
  const funds = await projection.fundsOf(organizationId)
  const fund = funds.find((one) => one.fundId === fundId)
  if (!fund) return 'none'
  return fund.scholarshipIds.length === 0 ? null : fund.scholarshipIds
}

function both(ofFund: readonly string[] | null, scholarshipId: string | null) {
  if (scholarshipId === null) return ofFund
  return ofFund === null || ofFund.includes(scholarshipId) ? [scholarshipId] : []
}

/** So that a chart has some tens of points at most. */
function periodFor(days: readonly string[]): Period {
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return 'day'
  const length = (Date.parse(last) - Date.parse(first)) / 86_400_000
  if (length <= 31) return 'day'
  return length <= 200 ? 'week' : 'month'
}

function fold(groups: GroupCount[], total: number): FoldedCounts {
  const shown = groups.reduce((sum, { count }) => sum + count, 0)
  return { groups, other: total - shown }
}

function sumOf(rows: readonly ScholarshipCounts[]): OrganizationMetrics['totals'] {
  const sum = (key: keyof OrganizationMetrics['totals']) =>
    rows.reduce((total, row) => total + row[key], 0)
  return {
    applications: sum('applications'),
    inReview: sum('inReview'),
    shortlisted: sum('shortlisted'),
    awarded: sum('awarded'),
    accepted: sum('accepted'),
    declined: sum('declined'),
    withdrawn: sum('withdrawn'),
    waiting: sum('waiting'),
  }
}
