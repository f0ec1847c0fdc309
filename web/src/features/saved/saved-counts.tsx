import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { FigureStrip } from '#page/figure-strip.tsx'
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

/** The four figures of one's own list; nothing when they cannot be read. */
export function SavedCounts() {
  const { data, error } = useLiveQuery(countsDocument, { variables: {} })
  if (error) return null
  const counts = data?.savedScholarshipCounts
  const figures = [
    { label: text.totalSaved, value: counts?.total },
    { label: text.planned, value: counts?.planned },
    { label: text.applied, value: counts?.applied },
    { label: text.accepted, value: counts?.accepted },
  ]
  return (
    <section aria-labelledby="counts" className="print:hidden">
      <h2 id="counts" className="sr-only">
        {text.counts}
      </h2>
      <FigureStrip figures={figures} />
    </section>
  )
}
