import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Timeline } from '#entities/application/timeline.tsx'
import { applicationPageFragment } from '#features/applications/application-fragment.ts'
import { applicationMessages as text } from '#features/applications/application-messages.ts'
import { MoreInfoCard } from '#features/applications/application-standing.tsx'
import { ApplicationStanding } from '#features/applications/application-standing.tsx'
import { graphql, readFragment } from '#gql'
import type {
  ApplicationPage_ApplicationFragment,
  ApplicationPageSubscription,
} from '#gql/graphql'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { pageWithoutRecord } from '#page/page-without-record.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { paths } from '#paths'
import { Disclosure } from '#ui/disclosure.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

// Loaded separately: a draft has none.
const SubmittedForm = lazyPart(
  async () => (await import('#entities/application/submitted-form.tsx')).SubmittedForm,
)
// Loaded separately: few reviews share a summary.
const ReviewSummary = lazyPart(
  async () => (await import('#features/applications/review-summary.tsx')).ReviewSummary,
)
// Loaded separately: few students press these.
const ApplicationActions = lazyPart(
  async () =>
    (await import('#features/applications/application-actions.tsx')).ApplicationActions,
)
const RecommendersPanel = lazyPart(
  async () =>
    (await import('#features/recommenders/recommenders-panel.tsx')).RecommendersPanel,
)
const ApplicationHost = lazyPart(
  async () =>
    (await import('#features/application-form/application-host.tsx')).ApplicationHost,
)

// Loaded separately: few students are offered an award.
const StudentAward = lazyPart(
  async () => (await import('#features/awards/student-award.tsx')).StudentAward,
)

const applicationDocument = graphql(`
  subscription ApplicationPage($id: ID!) {
    application(id: $id) {
      id
      ...ApplicationPage_Application
      ...Recommenders_Application
    }
  }
`)

/** /applications/:id, kept up to date by the server. */
export function ApplicationPage() {
  const { id = '' } = useParams()
  const result = useLiveQuery(applicationDocument, { variables: { id } })
  const { data, error } = result
  const refetch = async () => void (await result.refetch())
  if (data?.application) {
    const { title, provider, slug } = readFragment(
      applicationPageFragment,
      data.application,
    ).scholarship
    return (
      <Page
        title={title}
        lead={provider}
        actions={
          <LinkButton to={paths.scholarship(slug)}>{text.seeScholarship}</LinkButton>
        }
      >
        <FoundApplication found={data.application} refetch={refetch} />
      </Page>
    )
  }
  return pageWithoutRecord({
    result,
    title: error ? text.oneFailed : text.title,
    words: text,
    next: { to: paths.applications(), label: text.back },
    skeleton: <ListSkeleton />,
  })
}

type Found = NonNullable<ApplicationPageSubscription['application']>

function FoundApplication({
  found,
  refetch,
}: {
  found: Found
  refetch: () => Promise<void>
}) {
  const application = readFragment(applicationPageFragment, found)
  return (
    <>
      <OneApplication
        application={application}
        recommenders={<RecommendersPanel application={found} onChanged={refetch} />}
      />
      <LazyPart>
        <ApplicationHost />
      </LazyPart>
    </>
  )
}

type Application = ApplicationPage_ApplicationFragment

type OneApplicationProps = { application: Application; recommenders: ReactNode }

function OneApplication({ application, recommenders }: OneApplicationProps) {
  const { timeline, submissions, reviewSummary } = application
  return (
    <div className="in-order flex flex-col gap-8">
      <MoreInfoCard application={application} />
      {mayHaveAward(application) && (
        <Part>
          <StudentAward key={application.version} applicationId={application.id} />
        </Part>
      )}
      <div className="grid grid-cols-1 items-start gap-8 max-lg:in-order lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="in-order flex min-w-0 flex-col gap-8">
          <ApplicationStanding application={application} />
          <Part>{recommenders}</Part>
          {reviewSummary && (
            <Part>
              <ReviewSummary summary={reviewSummary} />
            </Part>
          )}
          {submissions.length > 0 && <Submissions submissions={submissions} />}
        </div>
        <section aria-labelledby="timeline" className="flex flex-col gap-4">
          <h2 id="timeline" className="text-xl">
            {text.timeline}
          </h2>
          <Timeline steps={timeline} wordsOf={wordsOf} />
        </section>
      </div>
      <Part>
        <ApplicationActions application={application} />
      </Part>
      <TextLink
        to={paths.applications()}
        className="inline-flex min-h-11 items-center self-start"
      >
        {text.back}
      </TextLink>
    </div>
  )
}

/** A part of the page; what stands below it shows after it. */
function Part({ children }: { children: ReactNode }) {
  return (
    <LazyPart
      failed={<PartFailed />}
      fallback={
        <Loading label={text.oneLoading}>
          <Skeleton className="h-44" />
        </Loading>
      }
    >
      {children}
    </LazyPart>
  )
}

/** Whether an award was ever offered, whatever became of it. */
function mayHaveAward({ timeline }: Application): boolean {
  return timeline.some(({ to }) => to === 'AWARDED')
}

function Submissions({ submissions }: Pick<Application, 'submissions'>) {
  const [newest, ...older] = submissions
  return (
    <section aria-labelledby="submitted" className="flex flex-col gap-4">
      <h2 id="submitted" className="text-xl">
        {text.submittedForm}
      </h2>
      {newest && (
        <Part>
          <SubmittedForm submission={newest} />
        </Part>
      )}
      {older.map((submission, index) => (
        <Disclosure key={submission.id} summary={text.earlier(older.length - index)}>
          <LazyPart failed={<PartFailed />}>
            <SubmittedForm submission={submission} heading="h4" />
          </LazyPart>
        </Disclosure>
      ))}
    </section>
  )
}

function wordsOf({ from, to, by }: Application['timeline'][number]): string {
  if (from === 'MORE_INFO' && by === 'STUDENT' && to !== 'WITHDRAWN') return text.answered
  if (from === 'WITHDRAWN' && to === 'DRAFT') return text.reopened
  return text.steps[to]
}
