import { useSearchParams } from 'react-router'
import { dashboardFragment } from '#features/donor-dashboard/dashboard-fragment.ts'
import {
  askedFilter,
  type ChosenFilter,
  filterOf,
  reportAddress,
} from '#features/donor-dashboard/dashboard-filter.ts'
import { dashboardMessages as text } from '#features/donor-dashboard/dashboard-messages.ts'
import { FilterBar } from '#features/donor-dashboard/filter-bar.tsx'
import { Overview } from '#features/donor-dashboard/overview.tsx'
import { ImpactReport } from '#features/donor-dashboard/impact-report.tsx'
import { OwnScholarships } from '#features/organizations/own-scholarships.tsx'
import { publishObstacle } from '#features/organizations/publish-obstacle.ts'
import { graphql, readFragment } from '#gql'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import type { Viewer } from '#lib/session/session.ts'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs, type Tab } from '#ui/tabs.tsx'

const Analytics = lazyPart(
  async () => (await import('#features/donor-dashboard/analytics.tsx')).Analytics,
)
const Insights = lazyPart(
  async () => (await import('#features/donor-dashboard/insights.tsx')).Insights,
)

const subscription = graphql(`
  subscription DonorDashboard($organizationId: ID!, $filter: DonorMetricsFilter) {
    donorMetrics(organizationId: $organizationId, filter: $filter) {
      ...Dashboard_DonorMetrics
    }
  }
`)

const names = ['overview', 'scholarships', 'analytics', 'insights'] as const
type Name = (typeof names)[number]
type Membership = NonNullable<Viewer['memberships']>[number]
type Props = { viewer: Viewer; membership: Membership }

/** Four tabs over one choice of applications; both stand in the address. */
export function OrganizationDashboard({ viewer, membership }: Props) {
  const [address, setAddress] = useSearchParams()
  const open = names.find((name) => name === address.get('tab')) ?? 'overview'
  const set = (change: Partial<ChosenFilter> & { tab?: string }) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(change))
          if (value) next.set(key, value)
          else next.delete(key)
        return next
      },
      { replace: true },
    )
  const tabs: Tab<Name>[] = names.map((value) => ({
    value,
    label: text.tabs[value],
    content:
      value === open &&
      (value === 'scholarships' ? (
        <Scholarships viewer={viewer} membership={membership} />
      ) : (
        <Figures
          part={value}
          organizationId={membership.organization.id}
          chosen={filterOf(address)}
          onChange={set}
        />
      )),
  }))
  return (
    <Tabs
      label={text.tabsLabel}
      tabs={tabs}
      value={open}
      onChange={(tab) => set({ tab: tab === 'overview' ? '' : tab })}
    />
  )
}

type FiguresProps = {
  part: Exclude<Name, 'scholarships'>
  organizationId: string
  chosen: ChosenFilter
  onChange: (change: Partial<ChosenFilter>) => void
}

function Figures({ part, organizationId, chosen, onChange }: FiguresProps) {
  const filter = askedFilter(chosen)
  const result = useLiveQuery(subscription, { variables: { organizationId, filter } })
  const metrics = readFragment(dashboardFragment, result.data?.donorMetrics)
  return (
    <div className="flex flex-col gap-6">
      <FilterBar
        organizationId={organizationId}
        funds={metrics?.funds ?? []}
        chosen={chosen}
        onChange={onChange}
      />
      {metrics ? (
        <LazyPart failed={<PartFailed />} fallback={<Skeleton className="h-96" />}>
          {metrics.totalApplications === 0 ? (
            <NoApplications isChosen={Object.values(filter).some(Boolean)} />
          ) : part === 'overview' ? (
            <Overview metrics={metrics} />
          ) : part === 'analytics' ? (
            <Analytics metrics={metrics} filter={filter} />
          ) : (
            <Insights metrics={metrics} />
          )}
          {part === 'overview' && (
            <ImpactReport
              metrics={metrics}
              reportAddress={reportAddress(organizationId, chosen)}
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

function Scholarships({ viewer, membership: { role, organization } }: Props) {
  return (
    <OwnScholarships
      organizationId={organization.id}
      mayEdit={role === 'OWNER' || role === 'EDITOR'}
      mayReview={role !== 'READER'}
      publishObstacle={publishObstacle(viewer, organization.verification)}
    />
  )
}
