import { useSearchParams } from 'react-router'
import { type ChosenFilter, filterOf } from '#features/donor-dashboard/dashboard-filter.ts'
import { dashboardMessages as text } from '#features/donor-dashboard/dashboard-messages.ts'
import { publishObstacle } from '#features/organizations/publish-obstacle.ts'
import type { Viewer } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs, type Tab } from '#ui/tabs.tsx'

const DashboardFigures = lazyPart(
  async () => (await import('./dashboard-figures.tsx')).DashboardFigures,
)
const OwnScholarships = lazyPart(
  async () =>
    (await import('#features/organizations/own-scholarships.tsx')).OwnScholarships,
)

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
    content: value === open && (
      <LazyPart failed={<PartFailed />} fallback={<Skeleton className="h-96" />}>
        {value === 'scholarships' ? (
          <Scholarships viewer={viewer} membership={membership} />
        ) : (
          <DashboardFigures
            part={value}
            organizationId={membership.organization.id}
            chosen={filterOf(address)}
            onChange={set}
          />
        )}
      </LazyPart>
    ),
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
