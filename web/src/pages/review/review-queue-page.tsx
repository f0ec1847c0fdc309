import { useQuery } from '@apollo/client/react'
import { queueMessages as text } from '#features/review-queue/queue-messages.ts'
import { LedReviews } from '#features/review-queue/led-reviews.tsx'
import { WaitingReview } from '#features/review-queue/waiting-review.tsx'
import { graphql } from '#gql'
import type { VerificationStatus } from '#gql/graphql'
import { useViewer, type Viewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'

const query = graphql(`
  query ReviewQueuePage {
    waitingReviews {
      scholarshipId
      ...WaitingReview_Review
    }
  }
`)

/** Needed only by people whose organization is not verified now. */
const standingQuery = graphql(`
  query ReviewQueuePage_Standing {
    viewer {
      id
      memberships {
        role
        organization {
          id
          verification
          verifiedAt
        }
      }
    }
  }
`)

/** /review: what waits for the viewer's own score and the reviews that they lead, or why there are none. */
export function ReviewQueuePage() {
  const viewer = useViewer()
  if (!viewer) return null
  return <Parts viewer={viewer} />
}

function Parts({ viewer }: { viewer: Viewer }) {
  const known = partOf(viewer.memberships ?? [])
  const asked = useQuery(standingQuery, { skip: known !== 'unverified' })
  if (known === 'unverified' && asked.loading) return null
  const part =
    known === 'unverified'
      ? partOf(asked.data?.viewer?.memberships ?? viewer.memberships ?? [])
      : known
  const takesPart = part === 'chair' || part === 'reviewer'
  return (
    <Page title={text.title} width="prose">
      {takesPart ? (
        <WaitingReviews isChair={part === 'chair'} />
      ) : (
        <Empty {...text.none[part]} />
      )}
      {part === 'chair' && <LedReviews />}
    </Page>
  )
}

/**
 * Decides as the server does: owners and editors of a verified organization lead its reviews, and its reviewers
 * score. An organization whose new name waits for an admin was verified before, and goes on.
 */
function partOf(
  memberships: readonly Standing[],
): 'chair' | 'reviewer' | 'unverified' | 'outside' {
  const own = memberships.filter(({ role }) => role !== 'READER')
  if (own.length === 0) return 'outside'
  const taking = own.filter(
    ({ organization: { verification, verifiedAt } }) =>
      verification === 'VERIFIED' || (verification === 'PENDING' && Boolean(verifiedAt)),
  )
  if (taking.length === 0) return 'unverified'
  return taking.some(({ role }) => role !== 'REVIEWER') ? 'chair' : 'reviewer'
}

type Standing = {
  role: NonNullable<Viewer['memberships']>[number]['role']
  organization: { verification: VerificationStatus; verifiedAt?: string | null }
}

function WaitingReviews({ isChair }: { isChair: boolean }) {
  return (
    <section aria-labelledby="mine" className="flex flex-col gap-4">
      <div>
        <h2 id="mine" className="text-xl">
          {text.mine}
        </h2>
        <p className="text-muted">{text.mineHelp}</p>
      </div>
      <WaitingList isChair={isChair} />
    </section>
  )
}

function WaitingList({ isChair }: { isChair: boolean }) {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const waiting = result.data?.waitingReviews
  if (!waiting)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <ListSkeleton />
      </QueryState>
    )
  if (waiting.length === 0)
    // A chair came for the reviews that they lead, below.
    return isChair ? (
      <p>{text.noneAssigned}</p>
    ) : (
      <Empty title={text.emptyTitle} help={text.empty} />
    )
  return (
    <ul className="flex flex-col gap-4">
      {waiting.map((review) => (
        <li key={review.scholarshipId}>
          <WaitingReview review={review} />
        </li>
      ))}
    </ul>
  )
}

function Empty({ title, help }: { title: string; help: string }) {
  return (
    <EmptyState
      illustration="letter"
      title={title}
      action={<LinkButton to={paths.home()}>{text.home}</LinkButton>}
    >
      {help}
    </EmptyState>
  )
}
