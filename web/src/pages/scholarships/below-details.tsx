import { furtherDetailMessages as text } from '#features/scholarships/further-detail-messages.ts'
import { ProvenanceSection } from '#features/scholarships/provenance-section.tsx'
import { SimilarScholarships } from '#features/scholarships/similar-scholarships.tsx'
import { LinkButton } from '#page/links.tsx'
import { useViewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import type { ScholarshipPageQuery } from '#gql/graphql'

// Loaded separately: only students who saved the scholarship see them.
const ScholarshipReminders = lazyPart(
  async () =>
    (await import('#features/calendar/scholarship-reminders.tsx')).ScholarshipReminders,
)

type Props = {
  scholarship: NonNullable<ScholarshipPageQuery['scholarship']>
  isStudent: boolean
}

/** The end of a scholarship's page: its reminders, similar scholarships that fit, and its source. */
export function BelowDetails({ scholarship, isStudent }: Props) {
  const viewer = useViewer()
  return (
    <>
      {isStudent && (
        <LazyPart>
          <ScholarshipReminders scholarshipId={scholarship.id} />
        </LazyPart>
      )}
      {(isStudent || viewer === null) && <MatchingInvitation />}
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
