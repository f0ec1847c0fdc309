import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Review_ReviewFragment } from '#gql/graphql'
import { LinkButton } from '#page/links.tsx'
import { ViewLinks } from '#page/view-links.tsx'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reviewPageMessages as text } from './review-page-messages.ts'

const ReviewOverview = lazyPart(
  async () => (await import('./review-overview.tsx')).ReviewOverview,
)
const RubricBuilder = lazyPart(
  async () => (await import('#features/rubric/rubric-builder.tsx')).RubricBuilder,
)
const ReviewersSection = lazyPart(
  async () => (await import('#features/reviewers/reviewers-section.tsx')).ReviewersSection,
)
const ReviewRanking = lazyPart(
  async () => (await import('./review-ranking.tsx')).ReviewRanking,
)
const PlannedDecisions = lazyPart(
  async () => (await import('#features/decisions/planned-decisions.tsx')).PlannedDecisions,
)
const AuditLog = lazyPart(
  async () => (await import('#features/review-settings/audit-log.tsx')).AuditLog,
)

const names = [
  'overview',
  'rubric',
  'reviewers',
  'applications',
  'decisions',
  'log',
] as const
type Name = (typeof names)[number]

type Props = { viewerId: string; review: Review_ReviewFragment }

/** Everything that a chair does with a review; the address says which part is open. */
export function ChairTabs(props: Props) {
  const [address] = useSearchParams()
  const asked = address.get('tab')
  const open = names.find((name) => name === asked) ?? 'overview'
  const views = names.map((name) => ({
    name,
    label: text.tabs[name],
    to: toTab(name, props),
  }))
  return (
    <>
      <ViewLinks label={text.tabsLabel} views={views} current={open} />
      <Part key={open}>{contentOf(open, props)}</Part>
    </>
  )
}

function toTab(name: Name, { review: { scholarshipId } }: Props): string {
  return workspacePaths.review(scholarshipId, name === 'overview' ? {} : { tab: name })
}

function Part({ children }: { children: ReactNode }) {
  return (
    <LazyPart failed={<PartFailed />} fallback={<Skeleton className="h-64" />}>
      {children}
    </LazyPart>
  )
}

function contentOf(tab: Name, { viewerId, review }: Props): ReactNode {
  const { scholarshipId } = review
  switch (tab) {
    case 'overview':
      return <ReviewOverview review={review} />
    case 'rubric':
      return <RubricBuilder viewerId={viewerId} review={review} />
    case 'reviewers':
      return (
        <ReviewersSection
          scholarshipId={scholarshipId}
          invite={<LinkButton to={paths.home()}>{text.invite}</LinkButton>}
        />
      )
    case 'applications':
      return <ReviewRanking review={review} />
    case 'decisions':
      return (
        <PlannedDecisions
          scholarshipId={scholarshipId}
          toList={
            <LinkButton to={workspacePaths.review(scholarshipId, { tab: 'applications' })}>
              {text.toApplications}
            </LinkButton>
          }
        />
      )
    case 'log':
      return <AuditLog scholarshipId={scholarshipId} />
  }
}
