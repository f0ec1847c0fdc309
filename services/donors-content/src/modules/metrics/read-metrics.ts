import { daysBetween } from '@landfall/calendar/day'
import type { FundFigures } from '../projection/application-figures.ts'
import type { ProjectionStore } from '../projection/projection.store.ts'
import type { TitleStore } from '../projection/title.store.ts'
import type { MetricsReader } from './metrics.policy.ts'
import type { MetricsStore } from './metrics.store.ts'
import { filled } from './periods.ts'
import type {
  ChosenMetrics,
  FoldedCounts,
  GroupCount,
  MetricsFilter,
  OrganizationMetrics,
  Period,
  ScholarshipCounts,
} from './metrics.ts'

type Stores = { metrics: MetricsStore; projection: ProjectionStore }
type NamingStores = Stores & { titles: TitleStore }

export type MetricsWish = {
  organizationId: string
  from: string | null
  to: string | null
  scholarshipId: string | null
  fundId: string | null
}

/**
 * The figures of one of the reader's organizations; null if it is not theirs, or the fund is not the organization's.
 */
export function makeReadMetrics(stores: NamingStores) {
  return async function readMetrics(
    { organizationIds }: MetricsReader,
    wish: MetricsWish,
  ): Promise<ChosenMetrics | null> {
    if (!organizationIds.includes(wish.organizationId)) return null
    const { organizationId, from, to, scholarshipId, fundId } = wish
    const fund = fundId === null ? null : await findFund(stores, organizationId, fundId)
    if (fund === undefined) return null
    const scholarshipIds = both(idsOf(fund), scholarshipId)
    const filter = { organizationId, from, to, scholarshipIds }
    const metrics = await computeMetrics(stores, filter)
    const counted = metrics.scholarships.map((one) => one.scholarshipId)
    const named = scholarshipId === null ? counted : [scholarshipId]
    const titles = await stores.titles.titlesOf(organizationId, named)
    const scholarship =
      scholarshipId === null
        ? null
        : { id: scholarshipId, title: titles.get(scholarshipId) ?? null }
    const ofFund = fund && { id: fund.fundId, name: fund.name }
    return { ...metrics, chosen: { scholarship, fund: ofFund }, titles }
  }
}

export type ReadMetrics = ReturnType<typeof makeReadMetrics>

/** All figures of a filter. */
export async function computeMetrics(
  { metrics, projection }: Stores,
  filter: MetricsFilter,
): Promise<OrganizationMetrics> {
  // Read first, so that the figures computed after it are at least as new.
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
    overTime: filled(
      period === 'day' ? daily : await metrics.overTime(filter, period),
      period,
    ),
    countries: folded(groups.country),
    fields: folded(groups.field),
    scores: folded(groups.score),
    decisions: await metrics.decisions(filter),
  }
}

async function findFund(
  { projection }: Stores,
  organizationId: string,
  fundId: string,
): Promise<FundFigures | undefined> {
  const funds = await projection.fundsOf(organizationId)
  return funds.find((one) => one.fundId === fundId)
}

/** Null: everything. */
function idsOf(fund: FundFigures | null): readonly string[] | null {
  return fund === null || fund.scholarshipIds.length === 0 ? null : fund.scholarshipIds
}

function both(ofFund: readonly string[] | null, scholarshipId: string | null) {
  if (scholarshipId === null) return ofFund
  return ofFund === null || ofFund.includes(scholarshipId) ? [scholarshipId] : []
}

/** Chosen so that a chart has some tens of points at most. */
function periodFor(days: readonly string[]): Period {
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return 'day'
  const length = daysBetween(first, last)
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
