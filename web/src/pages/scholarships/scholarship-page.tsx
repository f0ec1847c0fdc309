import { useQuery } from '@apollo/client/react'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router'
import { ApplyButton } from '#features/scholarships/apply-button.tsx'
import { DetailCards } from '#features/scholarships/detail-cards.tsx'
import { detailMessages as text } from '#features/scholarships/detail-messages.ts'
import { EligibilitySection } from '#features/scholarships/eligibility-section.tsx'
import { ProvenanceSection } from '#features/scholarships/provenance-section.tsx'
import { useReturningSave } from '#features/scholarships/returning-save.ts'
import { SaveButton } from '#features/scholarships/save-button.tsx'
import { scholarshipMessages } from '#features/scholarships/scholarship-messages.ts'
import { ShareButton } from '#features/scholarships/share-button.tsx'
import { SummaryStrip } from '#features/scholarships/summary-strip.tsx'
import { LinkButton, TextLink } from '#lib/links.tsx'
import { Page } from '#lib/page.tsx'
import { useSession } from '#lib/session.ts'
import { showError } from '#lib/show-error.ts'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import type { ScholarshipPageQuery } from '#gql/graphql'

const scholarshipQuery = graphql(`
  query ScholarshipPage($id: ID!) {
    scholarship(id: $id) {
      id
      slug
      status
      title
      provider
      description
      note
      isTiedToAdmission
      university {
        id
        slug
        name
      }
      ...SummaryStrip_Scholarship
      ...EligibilitySection_Scholarship
      ...DetailCards_Scholarship
      ...ProvenanceSection_Scholarship
      ...SaveButton_Scholarship
      ...ApplyButton_Scholarship
    }
  }
`)

/** /scholarships/:id, by id or slug. */
export function ScholarshipPage() {
  const { viewer } = useSession()
  return <ScholarshipOf key={viewer?.id ?? 'nobody'} />
}

/** One frame for every state, so that the heading which has the focus stays the same element. */
function ScholarshipOf() {
  useReturningSave()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(scholarshipQuery, { variables: { id } })
  const found = data?.scholarship
  if (found)
    return (
      <Page
        title={found.title}
        lead={found.provider}
        actions={
          <div className="hidden gap-3 sm:flex sm:flex-wrap">
            <Actions scholarship={found} />
          </div>
        }
      >
        <Details scholarship={found} />
      </Page>
    )
  if (data)
    return (
      <Page title={text.notFoundTitle}>
        <NotFound />
      </Page>
    )
  if (error)
    return (
      <Page title={text.failed}>
        <ErrorState title={text.failed} onRetry={() => void refetch().catch(() => {})}>
          {showError(error)}
        </ErrorState>
        <BackLink />
      </Page>
    )
  return (
    <Page title={text.titleWhileLoading} heading={<TitleSkeleton />}>
      <DetailSkeleton />
    </Page>
  )
}

type Scholarship = NonNullable<ScholarshipPageQuery['scholarship']>

function Details({ scholarship }: { scholarship: Scholarship }) {
  const { status, description, note } = scholarship
  return (
    <>
      {status === 'CLOSED' && <Notice tone="warn">{text.closed}</Notice>}
      <SummaryStrip scholarship={scholarship} />
      {description && <p className="max-w-prose whitespace-pre-line">{description}</p>}
      {note && <p className="max-w-prose text-muted">{note}</p>}
      <TiedToAdmission {...scholarship} />
      <EligibilitySection scholarship={scholarship} />
      <DetailCards scholarship={scholarship} />
      <ProvenanceSection scholarship={scholarship} />
      <BackLink />
      <div className="sticky bottom-0 z-10 -mx-4 -mb-8 flex flex-wrap gap-3 border-t border-line bg-paper px-4 py-3 sm:hidden">
        <Actions scholarship={scholarship} />
      </div>
    </>
  )
}

function Actions({ scholarship }: { scholarship: Scholarship }) {
  return (
    <>
      <ApplyButton scholarship={scholarship} label={scholarshipMessages.applyNow} />
      <SaveButton scholarship={scholarship} isWide />
      <ShareButton slug={scholarship.slug} />
    </>
  )
}

function TiedToAdmission({ isTiedToAdmission, university }: Scholarship) {
  if (!university) return null
  const link = (
    <TextLink
      to={paths.university(university.slug)}
      className="inline-flex min-h-11 items-center"
    >
      {text.aboutUniversity(university.name)}
    </TextLink>
  )
  if (!isTiedToAdmission) return <p>{link}</p>
  return (
    <Notice>
      <p>{text.tiedToAdmission(university.name)}</p>
      {link}
    </Notice>
  )
}

function NotFound() {
  return (
    <EmptyState
      title={text.notFound}
      action={
        <LinkButton kind="primary" to={paths.scholarships()}>
          {text.backToSearch}
        </LinkButton>
      }
    >
      {text.notFoundHelp}
    </EmptyState>
  )
}

function BackLink() {
  return (
    <TextLink to={paths.scholarships()} className="inline-flex min-h-11 items-center gap-2">
      <ArrowLeft aria-hidden="true" size={20} className="rtl:-scale-x-100" />
      {text.backToSearch}
    </TextLink>
  )
}

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
    <Loading label={text.loading}>
      <div className="flex flex-col gap-8">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-64 w-full" />
        <div className="grid gap-4 sm:grid-cols-2">
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} className="h-28 w-full" />
          ))}
        </div>
      </div>
    </Loading>
  )
}
