import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { ApplicationBadge } from '#entities/application/application-badge.tsx'
import { SubmittedForm } from '#entities/application/submitted-form.tsx'
import { Timeline } from '#entities/application/timeline.tsx'
import { OwnerActions } from '#features/submitted-applications/owner-actions.tsx'
import { mayOffer } from '#features/submitted-applications/next-steps.ts'
import { submittedFragment } from '#features/submitted-applications/submitted-fragment.ts'
import { submittedMessages as text } from '#features/submitted-applications/submitted-messages.ts'
import { graphql, readFragment } from '#gql'
import type { SubmittedApplication_SubmittedApplicationFragment } from '#gql/graphql'
import { LinkButton, TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { Disclosure } from '#ui/disclosure.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'

// Loaded separately: few applications come with letters.
const SubmittedLetters = lazyPart(
  async () =>
    (await import('#features/submitted-applications/submitted-letters.tsx'))
      .SubmittedLetters,
)
// Loaded separately: few applications come as far as an award.
const OwnerAward = lazyPart(
  async () => (await import('#features/awards/owner-award.tsx')).OwnerAward,
)

const query = graphql(`
  query SubmittedApplicationPage($id: ID!) {
    submittedApplication(id: $id) {
      id
      ...SubmittedApplication_SubmittedApplication
    }
  }
`)

/** /submitted-applications/:id for people who act for the scholarship's owner. */
export function SubmittedApplicationPage() {
  const { id = '' } = useParams()
  const result = useQuery(query, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const { data, error } = result
  const found = readFragment(submittedFragment, data?.submittedApplication)
  if (found) {
    const { firstName, lastName } = found.lastSubmission.form
    return (
      <Page
        title={[firstName, lastName].filter(Boolean).join(' ')}
        lead={found.scholarship.title}
        actions={<ApplicationBadge state={found.state} />}
      >
        <OnePage application={found} />
      </Page>
    )
  }
  if (data)
    return (
      <Page title={text.notFoundTitle}>
        <EmptyState
          title={text.notFound}
          action={
            <LinkButton kind="primary" to={paths.home()}>
              {text.home}
            </LinkButton>
          }
        >
          {text.notFoundHelp}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={error ? text.oneFailed : text.title}>
      <QueryState result={result} failed={text.oneFailed} label={text.oneLoading}>
        <ListSkeleton />
      </QueryState>
    </Page>
  )
}

type Props = { application: SubmittedApplication_SubmittedApplicationFragment }

function OnePage({ application }: Props) {
  const { scholarship, submissions, timeline } = application
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Submissions submissions={submissions} />
          {application.letters.length > 0 && (
            <LazyPart failed={<PartFailed />}>
              <SubmittedLetters letters={application.letters} />
            </LazyPart>
          )}
        </div>
        <div className="flex flex-col gap-8">
          <OwnerActions application={application} />
          <LazyPart failed={<PartFailed />}>
            <OwnerAward applicationId={application.id} mayOffer={mayOffer(application)} />
          </LazyPart>
          <section aria-labelledby="timeline" className="flex flex-col gap-4">
            <h2 id="timeline" className="text-xl">
              {text.timeline}
            </h2>
            <Timeline steps={timeline} wordsOf={wordsOf} />
          </section>
          <p className="text-sm text-muted">{text.seen}</p>
        </div>
      </div>
      <TextLink
        to={workspacePaths.submittedApplications(scholarship.id)}
        className="inline-flex min-h-11 items-center self-start"
      >
        {text.back}
      </TextLink>
    </>
  )
}

/** The newest submission is open, earlier ones are folded. */
function Submissions({ submissions }: Pick<Props['application'], 'submissions'>) {
  const [newest, ...older] = submissions
  return (
    <section aria-labelledby="form" className="flex min-w-0 flex-col gap-4">
      <h2 id="form" className="text-xl">
        {text.form}
      </h2>
      {newest && <SubmittedForm submission={newest} isForProvider />}
      {older.map((submission, index) => (
        <Disclosure key={submission.id} summary={text.earlier(older.length - index)}>
          <SubmittedForm submission={submission} heading="h4" isForProvider />
        </Disclosure>
      ))}
    </section>
  )
}

function wordsOf({ from, to, by }: Props['application']['timeline'][number]): string {
  if (from === 'MORE_INFO' && by === 'STUDENT' && to !== 'WITHDRAWN') return text.answered
  if (from === 'WITHDRAWN') return text.reopened
  return text.happened[to]
}
