import { dashboardFragment } from '#features/donor-dashboard/dashboard-fragment.ts'
import {
  askedFilter,
  type ChosenFilter,
  reportAddress,
  reportChoice,
} from '#features/donor-dashboard/dashboard-filter.ts'
import { dashboardMessages as text } from '#features/donor-dashboard/dashboard-messages.ts'
import { FilterBar } from '#features/donor-dashboard/filter-bar.tsx'
import { graphql, readFragment } from '#gql'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { FoldedFilters } from '#page/folded-filters.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { workspacePaths } from '#workspace-paths'

const Overview = lazyPart(
  async () => (await import('#features/donor-dashboard/overview.tsx')).Overview,
)
const Analytics = lazyPart(
  async () => (await import('#features/donor-dashboard/analytics.tsx')).Analytics,
)
const Insights = lazyPart(
  async () => (await import('#features/donor-dashboard/insights.tsx')).Insights,
)
const ImpactReport = lazyPart(
  async () => (await import('#features/donor-dashboard/impact-report.tsx')).ImpactReport,
)
const ImpactStories = lazyPart(
  async () => (await import('./impact-stories.tsx')).ImpactStories,
)

const subscription = graphql(`
  subscription DonorDashboard($organizationId: ID!, $filter: DonorMetricsFilter) {
    donorMetrics(organizationId: $organizationId, filter: $filter) {
      ...Dashboard_DonorMetrics
    }
  }
`)

type Props = {
  part: 'overview' | 'analytics' | 'insights'
  organizationId: string
  chosen: ChosenFilter
  onChange: (change: Partial<ChosenFilter>) => void
}

/** The figures of a filtered choice of applications, kept up to date by the server. */
export function DashboardFigures({ part, organizationId, chosen, onChange }: Props) {
  const filter = askedFilter(chosen)
  const choice = reportChoice(organizationId, chosen)
  const result = useLiveQuery(subscription, { variables: { organizationId, filter } })
  const metrics = readFragment(dashboardFragment, result.data?.donorMetrics)
  return (
    <div className="flex flex-col gap-6">
      <FoldedFilters count={Object.values(filter).filter(Boolean).length}>
        <FilterBar
          organizationId={organizationId}
          funds={metrics?.funds ?? []}
          chosen={chosen}
          onChange={onChange}
        />
      </FoldedFilters>
      {metrics ? (
        <LazyPart failed={<PartFailed />} fallback={<Skeleton className="h-96" />}>
          {metrics.totalApplications === 0 ? (
            <NoApplications isChosen={Object.values(filter).some(Boolean)} />
          ) : part === 'overview' ? (
            <Overview metrics={metrics} />
          ) : part === 'analytics' ? (
            <Analytics metrics={metrics} filter={filter} />
          ) : (
            <Insights metrics={metrics} filter={filter} />
          )}
          {part === 'overview' && (
            <ImpactReport
              metrics={metrics}
              pageAddress={workspacePaths.impactReport(choice)}
              reportAddress={reportAddress(choice)}
              stories={<ImpactStories organizationId={organizationId} filter={filter} />}
            />
          )}
        </LazyPart>
      ) : result.data ? (
        <NoApplications isChosen />
      ) : (
        <QueryState result={result} failed={text.failed} label={text.loading}>
          <Skeleton className="h-96" />
        </QueryState>
      )}
    </div>
  )
}

function NoApplications({ isChosen }: { isChosen: boolean }) {
  return (
    <EmptyState illustration="chart" title={isChosen ? text.emptyFilter : text.empty}>
      {isChosen ? text.emptyFilterText : text.emptyText}
    </EmptyState>
  )
}
