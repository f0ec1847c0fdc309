import { useApolloClient } from '@apollo/client/react'
import { useState, type ReactNode } from 'react'
import { graphql } from '#gql'
import type { ReviewersSectionSubscription } from '#gql/graphql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { useLiveQuery } from '#lib/live/use-live-query.ts'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { DriftChart, signed, type Drift } from './drift-chart.tsx'
import { reviewerMessages as text } from './reviewer-messages.ts'

const subscription = graphql(`
  subscription ReviewersSection($scholarshipId: ID!) {
    review(scholarshipId: $scholarshipId) {
      scholarshipId
      reviewers {
        user {
          id
          firstName
          lastName
        }
        role
        isMember
        assigned
        done
        conflicts
        leniency
        leniencyMargin
      }
    }
  }
`)

const assignMutation = graphql(`
  mutation AssignReviewers($input: ReviewIdInput!) {
    assignReviewers(input: $input) {
      __typename
      ... on ReviewSaved {
        review {
          scholarshipId
          ...Review_Review
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Review = NonNullable<ReviewersSectionSubscription['review']>
type Reviewer = NonNullable<Review['reviewers']>[number]

type Props = {
  scholarshipId: string
  /** A link to the form that invites people. */
  invite: ReactNode
}

/** The reviewers, how far each is, and how their scores compare. */
export function ReviewersSection({ scholarshipId, invite }: Props) {
  const result = useLiveQuery(subscription, { variables: { scholarshipId } })
  const reviewers = result.data?.review?.reviewers
  if (!reviewers)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <Skeleton className="h-64" />
      </QueryState>
    )
  return (
    <section aria-labelledby="reviewers" className="flex flex-col gap-6">
      <div>
        <h2 id="reviewers" className="text-xl">
          {text.title}
        </h2>
        <p className="max-w-prose text-muted">{text.lead}</p>
      </div>
      {reviewers.length === 0 ? (
        <EmptyState title={text.emptyTitle} action={invite}>
          {text.empty}
        </EmptyState>
      ) : (
        <>
          <AssignAll scholarshipId={scholarshipId} invite={invite} />
          <DataTable
            caption={text.table}
            isCaptionHidden
            isStacked
            columns={columns}
            rows={reviewers}
            rowKey={({ user }) => user.id}
          />
          <DriftChart drifts={reviewers.flatMap(namedDrift)} />
        </>
      )}
    </section>
  )
}

function AssignAll({ scholarshipId, invite }: Props) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  async function assign() {
    setIsBusy(true)
    const input = { scholarshipId }
    const done = await runMutation(text.assignFailed, async () => {
      const { data } = await client.mutate({
        mutation: assignMutation,
        variables: { input },
      })
      return data?.assignReviewers
    })
    if (done) {
      toast.success({ title: text.assigned, topic: 'reviewers' })
      await readAgain(client, ['ReviewersSection', 'RankedApplications'])
    }
    setIsBusy(false)
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" isBusy={isBusy} onClick={() => void assign()}>
          {text.assign}
        </Button>
        {invite}
      </div>
      <p className="max-w-prose text-sm text-muted">{text.assignHelp}</p>
    </div>
  )
}

/** Null when there are too few scores to tell. */
function driftOf({ leniency, leniencyMargin }: Reviewer): Drift | null {
  if (leniency == null) return null
  return { points: leniency, margin: leniencyMargin ?? 0 }
}

function namedDrift(reviewer: Reviewer) {
  const drift = driftOf(reviewer)
  return drift ? [{ id: reviewer.user.id, name: nameOf(reviewer), ...drift }] : []
}

function nameOf({ user }: Reviewer): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || text.noName
}

const columns: readonly Column<Reviewer>[] = [
  { key: 'name', header: text.name, cell: nameOf },
  {
    key: 'role',
    header: text.role,
    cell: ({ role, isMember }) => (isMember && role ? text.roles[role] : text.left),
  },
  {
    key: 'done',
    header: text.done,
    cell: ({ done, assigned }) => text.doneOf(done, assigned),
    isNumber: true,
  },
  {
    key: 'conflicts',
    header: text.conflicts,
    cell: ({ conflicts }) => conflicts,
    isNumber: true,
  },
  {
    key: 'leniency',
    header: text.leniency,
    cell: (reviewer) => {
      const drift = driftOf(reviewer)
      if (!drift) return text.tooFew
      return text.leniencyOf(signed(drift.points), drift.margin.toFixed(1))
    },
    isNumber: true,
  },
]
