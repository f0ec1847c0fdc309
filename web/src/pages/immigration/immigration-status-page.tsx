import { useQuery } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { EraseRecords } from '#features/immigration/erase-records.tsx'
import { immigrationMessages as text } from '#features/immigration/immigration-messages.ts'
import { Disclaimer } from '#features/immigration/info-cards.tsx'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { useViewer } from '#lib/session/session.ts'
import { TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { QueryState } from '#page/query-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'

const FactsByStep = lazyPart(
  async () => (await import('#features/immigration/facts-by-step.tsx')).FactsByStep,
)

const query = graphql(`
  query ImmigrationStatusPage {
    immigrationProfile {
      id
      version
      ...FactsValues_Profile
      ...TrainingAccounts_Profile
      ...TrainingSpells_Profile
    }
  }
`)

/** /immigration/status: where a student is, what the rules count from there, and the ledger of practical training. */
export function ImmigrationStatusPage() {
  const back = (
    <TextLink to={paths.immigration()} className="inline-flex min-h-11 items-center">
      {text.backToList}
    </TextLink>
  )
  const viewer = useViewer()
  return (
    <Page title={text.factsTitle} lead={text.factsLead} actions={back}>
      <Disclaimer />
      {viewer?.accountType === 'STUDENT' ? (
        <Facts viewerId={viewer.id} />
      ) : (
        <FindScholarships title={text.notStudentTitle} find={text.find}>
          {text.notStudent}
        </FindScholarships>
      )}
    </Page>
  )
}

function Facts({ viewerId }: { viewerId: string }) {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const navigate = useNavigate()
  const profile = result.data?.immigrationProfile
  if (!profile) {
    return (
      <QueryState result={result} failed={text.factsFailed} label={text.factsLoading}>
        <Skeleton className="h-96" />
      </QueryState>
    )
  }
  return (
    <>
      <LazyPart fallback={<Skeleton className="h-96" />} failed={<PartFailed />}>
        <FactsByStep viewerId={viewerId} profile={profile} />
      </LazyPart>
      {profile.version > 0 && (
        <div>
          <EraseRecords onGone={() => void navigate(paths.immigration())} />
        </div>
      )}
    </>
  )
}
