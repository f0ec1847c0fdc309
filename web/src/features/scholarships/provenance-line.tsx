import { useDayOf } from '#lib/format/use-in-own-zone.ts'
import { roundInWords } from '#entities/scholarship/round-in-words.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { provenanceMessages as text } from './provenance-messages.ts'

const provenanceFragment = graphql(`
  fragment ProvenanceLine_Scholarship on Scholarship {
    id
    lastVerifiedAt
    verifiedBy
    asOf
    provenance {
      source
      year
      confidence
    }
  }
`)

type Props = { scholarship: FragmentType<typeof provenanceFragment> }

/** Where a listing comes from and when we checked it: always shown, in small type. */
export function ProvenanceLine(props: Props) {
  const { lastVerifiedAt, verifiedBy, asOf, provenance } = readFragment(
    provenanceFragment,
    props.scholarship,
  )
  const { source, year, confidence } = provenance
  const from = year === null || year === undefined ? source : `${source}, ${year}`
  const day = useDayOf(lastVerifiedAt)
  const isOwn = confidence === 'OWNER'
  const check = day ? text.verified(day, verifiedBy ?? null) : text.unverified
  const origin = isOwn ? text.fromOwner : text.from(from)
  return (
    <p className="text-sm text-muted">
      {isOwn && !day ? text.ownListing : `${check}; ${origin}`}
      {asOf && `. ${text.round(roundInWords(asOf))}`}
    </p>
  )
}
