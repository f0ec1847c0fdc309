import { useQuery } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { EraseRecords } from '#features/immigration/erase-records.tsx'
import { FactsForm } from '#features/immigration/facts-form.tsx'
import { immigrationMessages as text } from '#features/immigration/immigration-messages.ts'
import { Disclaimer } from '#features/immigration/info-cards.tsx'
import { TrainingAccounts } from '#features/immigration/training-accounts.tsx'
import { TrainingSpells } from '#features/immigration/training-spells.tsx'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { useViewer } from '#lib/session/session.ts'
import { TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'

const query = graphql(`
  query ImmigrationStatusPage {
    immigrationProfile {
      id
      version
      ...FactsForm_Profile
      ...TrainingAccounts_Profile
      ...TrainingSpells_Profile
    }
  }
`)

/** /immigration/status: what rules count from, and the ledger of practical training. */
export function ImmigrationStatusPage() {
  const back = (
    <TextLink to={paths.immigration()} className="inline-flex min-h-11 items-center">
      {text.backToList}
    </TextLink>
  )
  const isStudent = useViewer()?.accountType === 'STUDENT'
  return (
    <Page title={text.factsTitle} lead={text.factsLead} actions={back}>
      <Disclaimer />
      {isStudent ? (
        <Facts />
      ) : (
        <FindScholarships title={text.notStudentTitle} find={text.find}>
          {text.notStudent}
        </FindScholarships>
      )}
    </Page>
  )
}

function Facts() {
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
      <section aria-labelledby="ledger" className="flex flex-col gap-4">
        <h2 id="ledger" className="text-xl">
          {text.ledger}
        </h2>
        <p className="text-muted">{text.ledgerLead}</p>
        <TrainingAccounts profile={profile} />
        <TrainingSpells profile={profile} />
      </section>
      <section aria-labelledby="facts" className="flex max-w-form flex-col gap-4">
        <h2 id="facts" className="text-xl">
          {text.facts}
        </h2>
        <FactsForm key={profile.version === 0 ? 'new' : 'told'} profile={profile} />
      </section>
      {profile.version > 0 && (
        <div>
          <EraseRecords onGone={() => void navigate(paths.immigration())} />
        </div>
      )}
    </>
  )
}
