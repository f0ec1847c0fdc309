import { LinkButton } from '#page/links.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { HomeCard } from './home-card.tsx'

/** How they stand beside each other. */
export const workCards = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3'

type Queue = { totalCount: number }

type WorkCardProps = {
  title: string
  state: string
  /** What the state counts: where something waits, it stands out among those where nothing does. */
  queues?: readonly Queue[]
  to: string
  action: string
}

/** One queue of administrators: how much is in it, and the way to it. */
export function WorkCard({ title, state, queues = [], to, action }: WorkCardProps) {
  const isWaiting = queues.some(({ totalCount }) => totalCount > 0)
  return (
    <HomeCard title={title}>
      <p className="grow text-muted">
        {isWaiting ? <strong className="font-semibold text-ink">{state}</strong> : state}
      </p>
      <LinkButton className="self-start" to={to}>
        {action}
      </LinkButton>
    </HomeCard>
  )
}

/** In the place of so many cards while they load. */
export function WorkLoading({ count }: { count: number }) {
  return (
    <div className={workCards}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-36" />
      ))}
    </div>
  )
}

/** The figure as it is read, or null when nothing waits. */
export function say({ totalCount }: Queue): string | null {
  return totalCount === 0 ? null : formatNumber(totalCount)
}
