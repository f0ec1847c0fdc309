import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { type ChosenFilter, filterOf } from '#features/donor-dashboard/dashboard-filter.ts'
import { dashboardMessages as text } from '#features/donor-dashboard/dashboard-messages.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs, type Tab } from '#ui/tabs.tsx'

const DashboardFigures = lazyPart(
  async () => (await import('./dashboard-figures.tsx')).DashboardFigures,
)

const names = ['overview', 'scholarships', 'analytics', 'insights'] as const
type Name = (typeof names)[number]

type Props = {
  organizationId: string
  /** Left out where the scholarships stand elsewhere on the page. */
  scholarships?: ReactNode
}

/** Tabs over a filtered choice of applications; the address holds the tab and the filter. */
export function DashboardTabs({ organizationId, scholarships }: Props) {
  const [address, setAddress] = useSearchParams()
  const shown = names.filter((name) => name !== 'scholarships' || scholarships)
  const open = shown.find((name) => name === address.get('tab')) ?? 'overview'
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
  const tabs: Tab<Name>[] = shown.map((value) => ({
    value,
    label: text.tabs[value],
    content: value === open && (
      <LazyPart failed={<PartFailed />} fallback={<Skeleton className="h-96" />}>
        {value === 'scholarships' ? (
          scholarships
        ) : (
          <DashboardFigures
            part={value}
            organizationId={organizationId}
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
