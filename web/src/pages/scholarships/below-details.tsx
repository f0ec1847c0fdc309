import { furtherDetailMessages as text } from '#features/scholarships/further-detail-messages.ts'
import { ProvenanceSection } from '#features/scholarships/provenance-section.tsx'
import { SimilarScholarships } from '#features/scholarships/similar-scholarships.tsx'
import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import type { ScholarshipPageQuery } from '#gql/graphql'

type Props = { scholarship: NonNullable<ScholarshipPageQuery['scholarship']> }

/** What ends the page of a scholarship: others that fit, and where this one comes from. */
export function BelowDetails({ scholarship }: Props) {
  return (
    <>
      <MatchingInvitation />
      <SimilarScholarships id={scholarship.id} />
      <ProvenanceSection scholarship={scholarship} />
    </>
  )
}

function MatchingInvitation() {
  return (
    <section
      aria-labelledby="matching"
      className="flex flex-wrap items-center justify-between gap-4 rounded border border-line bg-sea-soft p-5"
    >
      <div className="max-w-prose">
        <h2 id="matching" className="text-lg">
          {text.matchTitle}
        </h2>
        <p>{text.match}</p>
      </div>
      <LinkButton kind="primary" to={paths.matching()}>
        {text.matchAction}
      </LinkButton>
    </section>
  )
}
