import { formatNumber } from '#lib/format/format.ts'
import { useQuery } from '@apollo/client/react'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import { applicationMessages as text } from './application-messages.ts'

const countsQuery = graphql(`
  query ApplicationCounts {
    applicationCounts {
      drafts
      open
      waitingForStudent
      decided
    }
  }
`)

/** Four figures of one's own applications; none when they cannot be read. */
export function ApplicationCounts() {
  const { data, error } = useQuery(countsQuery, { fetchPolicy: 'cache-and-network' })
  if (error) return null
  const counts = data?.applicationCounts
  const cards = [
    { label: text.drafts, value: counts?.drafts },
    { label: text.waitingForYou, value: counts?.waitingForStudent },
    { label: text.open, value: counts?.open },
    { label: text.decided, value: counts?.decided },
  ]
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="sr-only">
        {text.counts}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3 rounded border border-line bg-surface p-3">
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
