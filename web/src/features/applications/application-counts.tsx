import { useQuery } from '@apollo/client/react'
import { FigureStrip } from '#page/figure-strip.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import type { ApplicationCountsQuery } from '#gql/graphql'
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

/** Four figures of one's own applications; nothing when they cannot be read or are all zero. */
export function ApplicationCounts() {
  const { data, error } = useQuery(countsQuery, { fetchPolicy: 'cache-and-network' })
  if (error) return null
  const counts = data?.applicationCounts
  if (counts && !isAny(counts)) return null
  const figures = [
    { label: text.drafts, value: counts?.drafts },
    { label: text.waitingForYou, value: counts?.waitingForStudent },
    { label: text.open, value: counts?.open },
    { label: text.decided, value: counts?.decided },
  ]
  const strip = <FigureStrip figures={figures} />
  // There may be none of it, so what is below waits.
  if (!counts) return <Loading label={text.loading}>{strip}</Loading>
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="sr-only">
        {text.counts}
      </h2>
      {strip}
    </section>
  )
}

function isAny(counts: ApplicationCountsQuery['applicationCounts']): boolean {
  const { drafts, open, waitingForStudent, decided } = counts
  return drafts + open + waitingForStudent + decided > 0
}
