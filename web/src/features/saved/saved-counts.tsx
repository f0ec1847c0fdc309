import { formatNumber } from '#lib/format/format.ts'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stat } from '#ui/stat.tsx'
import { graphql } from '#gql'
import { savedMessages as text } from './saved-messages.ts'

const countsDocument = graphql(`
  subscription SavedCounts {
    savedScholarshipCounts {
      total
      planned
      applied
      accepted
    }
  }
`)

/** The four figures of one's own list; none when they cannot be read. */
export function SavedCounts() {
  const { data, error } = useLiveQuery(countsDocument, { variables: {} })
  if (error) return null
  const counts = data?.savedScholarshipCounts
  const cards = [
    { label: text.totalSaved, value: counts?.total },
    { label: text.planned, value: counts?.planned },
    { label: text.applied, value: counts?.applied },
    { label: text.accepted, value: counts?.accepted },
  ]
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="sr-only">
        {text.counts}
      </h2>
      <dl className="figures">
        {cards.map(({ label, value }) =>
          value === undefined ? (
            <Card key={label}>
              <Skeleton className="h-6 w-24" />
              <Skeleton className="mt-1 h-9 w-12" />
            </Card>
          ) : (
            <Stat key={label} label={label} value={formatNumber(value)} />
          ),
        )}
      </dl>
    </section>
  )
}
