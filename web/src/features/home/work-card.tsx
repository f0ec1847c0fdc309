import { LinkButton } from '#page/links.tsx'
import { RowLink } from '#page/row-link.tsx'
import { Card } from '#ui/card.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { HomeCard } from './home-card.tsx'

const workCards = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3'

type Queue = { totalCount: number }

/** One queue of administrators: how much it holds, and the way to it. */
export type Work = {
  title: string
  state: string
  /** The queues that the state counts. */
  queues?: readonly Queue[]
  to: string
  action: string
}

export function isWaiting({ queues = [] }: Work): boolean {
  return queues.some(({ totalCount }) => totalCount > 0)
}

/** Queues with work: a card each, with the button that opens it. */
export function WaitingCards({ works }: { works: readonly Work[] }) {
  return (
    <div className={workCards}>
      {works.map(({ title, state, to, action }) => (
        <HomeCard key={title} title={title}>
          <p className="grow">
            <strong className="font-semibold">{state}</strong>
          </p>
          <LinkButton className="self-start" to={to}>
            {action}
          </LinkButton>
        </HomeCard>
      ))}
    </div>
  )
}

/** Queues without work: a row each, which is a link. */
export function QuietRows({ works }: { works: readonly Work[] }) {
  return (
    <Card className="py-1">
      <ul className="divide-y divide-line">
        {works.map(({ title, state, to }) => (
          <li
            key={title}
            className="relative flex min-h-11 flex-col justify-center py-2 sm:flex-row sm:items-center sm:justify-start sm:gap-4"
          >
            <span className="sm:w-48 sm:shrink-0">
              <RowLink to={to}>{title}</RowLink>
            </span>
            <span className="text-muted">{state}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Takes the place of this many cards while they load. */
export function WorkLoading({ count }: { count: number }) {
  return (
    <div className={workCards}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-36" />
      ))}
    </div>
  )
}

/** The figure as it is shown, or null when nothing waits. */
export function say({ totalCount }: Queue): string | null {
  return totalCount === 0 ? null : formatNumber(totalCount)
}
