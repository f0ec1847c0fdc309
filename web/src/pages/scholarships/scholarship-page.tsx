import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { detailMessages as text } from '#features/scholarships/detail-messages.ts'
import { useReturningSave } from '#features/scholarships/returning-save.ts'
import { QueryState } from '#page/query-state.tsx'
import { Page } from '#page/page.tsx'
import { useSession } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { scholarshipQuery } from './scholarship-query.ts'
import { BackLink, ScholarshipActions, ScholarshipDetails } from './scholarship-details.tsx'

/** Empty until scholarships are chosen for comparison, or a form is opened. */
const OverDetails = lazyPart(async () => (await import('./over-details.tsx')).OverDetails)

const ScholarshipNotFound = lazyPart(
  async () => (await import('./scholarship-not-found.tsx')).ScholarshipNotFound,
)

/** /scholarships/:id, by id or slug. */
export function ScholarshipPage() {
  const { viewer } = useSession()
  return <ScholarshipOf key={viewer?.id ?? 'nobody'} />
}

/** One frame for every state, so that the heading which has the focus stays the same element. */
function ScholarshipOf() {
  useReturningSave()
  const { id = '' } = useParams()
  const result = useQuery(scholarshipQuery, { variables: { id } })
  const { data, error } = result
  const found = data?.scholarship
  if (found)
    return (
      <Page
        title={found.title}
        lead={found.provider}
        actions={
          // Nobody can apply to a draft or open a link to it.
          found.status !== 'DRAFT' && (
            <div className="hidden gap-3 sm:flex sm:flex-wrap">
              <ScholarshipActions scholarship={found} />
            </div>
          )
        }
      >
        <ScholarshipDetails scholarship={found} />
        <LazyPart>
          <OverDetails />
        </LazyPart>
      </Page>
    )
  if (data) return missing
  return (
    <Page title={text.titleWhileLoading} heading={error ? undefined : <TitleSkeleton />}>
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <DetailSkeleton />
      </QueryState>
      {error && <BackLink />}
    </Page>
  )
}

const missing = (
  <Page title={text.notFoundTitle}>
    <LazyPart failed={<BackLink />}>
      <ScholarshipNotFound />
    </LazyPart>
  </Page>
)

function TitleSkeleton() {
  return (
    <>
      <span className="sr-only">{text.titleWhileLoading}</span>
      <Skeleton className="h-9 w-80 max-w-full" />
    </>
  )
}

function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-96 w-full max-w-prose" />
    </div>
  )
}
