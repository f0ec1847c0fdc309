import { formatNumber } from '#lib/format/format.ts'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { Skeleton } from '#ui/skeleton.tsx'
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
      {/* One line on a phone: the list is what people come for. */}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-3 rounded border border-line bg-surface p-3">
        {cards.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="tabular text-xl font-semibold">
              {value === undefined ? <Skeleton className="h-7 w-8" /> : formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
