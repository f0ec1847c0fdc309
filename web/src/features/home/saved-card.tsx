import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import { formatNumber } from '#ui/format-number.ts'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'

export type SavedCounts = Record<keyof typeof text.counts | 'total', number>

const statuses = ['notApplied', 'planned', 'applied', 'accepted', 'rejected'] as const

/** How many scholarships have each status; leaves out zeros, and the sum when there is one figure only. */
export function SavedCard({ counts }: { counts: SavedCounts }) {
  const counted = statuses.filter((status) => counts[status] > 0)
  const isSpread = counted.length > 1
  return (
    <HomeCard title={text.saved}>
      <dl className="tabular flex flex-wrap gap-x-6 gap-y-2">
        {counted.map((status) => (
          <Count key={status} label={text.counts[status]} value={counts[status]} />
        ))}
        {isSpread && <Count label={text.total} value={counts.total} />}
      </dl>
      <LinkButton className="self-start" to={paths.saved()}>
        {text.openSaved}
      </LinkButton>
    </HomeCard>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-xl font-semibold">{formatNumber(value)}</dd>
    </div>
  )
}
