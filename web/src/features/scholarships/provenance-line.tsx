import { formatDayOf } from '#lib/format.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { scholarshipMessages as text } from './scholarship-messages.ts'

export const provenanceFragment = graphql(`
  fragment ProvenanceLine_Scholarship on Scholarship {
    id
    lastVerifiedAt
    provenance {
      source
      year
      confidence
    }
  }
`)

type Props = { scholarship: FragmentType<typeof provenanceFragment> }

/** Where a listing comes from and when we checked it: always there, in small type. */
export function ProvenanceLine(props: Props) {
  const { lastVerifiedAt, provenance } = readFragment(provenanceFragment, props.scholarship)
  const { source, year, confidence } = provenance
  if (confidence === 'OWNER') return <p className="text-sm text-muted">{text.ownListing}</p>
  const from = year === null || year === undefined ? source : `${source}, ${year}`
  const day = lastVerifiedAt && formatDayOf(lastVerifiedAt)
  return (
    <p className="text-sm text-muted">
      {day ? text.verified(day, from) : text.unverified(from)}
    </p>
  )
}
