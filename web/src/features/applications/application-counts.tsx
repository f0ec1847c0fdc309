import { useQuery } from '@apollo/client/react'
import { FigureStrip } from '#page/figure-strip.tsx'
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
  const figures = [
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
      <FigureStrip figures={figures} />
    </section>
  )
}
