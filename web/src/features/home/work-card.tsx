import { LinkButton } from '#page/links.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { HomeCard } from './home-card.tsx'

export const workCards = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3'

type WorkCardProps = { title: string; state: string; to: string; action: string }

/** One queue of administrators: how much is in it, and the way to it. */
export function WorkCard({ title, state, to, action }: WorkCardProps) {
  return (
    <HomeCard title={title}>
      <p className="grow">{state}</p>
      <LinkButton className="self-start" to={to}>
        {action}
      </LinkButton>
    </HomeCard>
  )
}

/** The figure as it is read, or null when nothing waits. */
export function say({ totalCount }: { totalCount: number }): string | null {
  return totalCount === 0 ? null : formatNumber(totalCount)
}
