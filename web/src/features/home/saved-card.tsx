import { LinkButton } from '#page/links.tsx'
import { formatNumber } from '#lib/format/format.ts'
import { paths } from '#paths'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'

export type SavedCounts = Record<keyof typeof text.counts | 'total', number>

const statuses = ['notApplied', 'planned', 'applied', 'accepted', 'rejected'] as const

export function SavedCard({ counts }: { counts: SavedCounts }) {
  if (counts.total === 0) {
    return (
      <HomeCard title={text.saved}>
        <p>{text.savedNone}</p>
        <LinkButton className="self-start" to={paths.scholarships()}>
          {text.findScholarships}
        </LinkButton>
      </HomeCard>
    )
  }
  return (
    <HomeCard title={text.saved}>
      <dl className="tabular grid grid-cols-2 gap-x-6 gap-y-1">
        {statuses.map((status) => (
          <Count key={status} label={text.counts[status]} value={counts[status]} />
        ))}
        <Count label={text.total} value={counts.total} />
      </dl>
      <LinkButton className="self-start" to={paths.saved()}>
        {text.openSaved}
      </LinkButton>
    </HomeCard>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex justify-between gap-2 border-b border-line py-1">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{formatNumber(value)}</dd>
    </div>
  )
}
