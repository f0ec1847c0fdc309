import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { Scoring_ReviewApplicationFragment } from '#gql/graphql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { AssignReviewer, nameOf } from './assign-reviewer.tsx'
import { scoringMessages as text } from './scoring-messages.ts'

const unassignMutation = graphql(`
  mutation UnassignReviewer($input: AssignReviewerInput!) {
    unassignReviewer(input: $input) {
      __typename
      ... on ReviewApplicationChanged {
        application {
          id
          ...Scoring_ReviewApplication
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const assignMutation = graphql(`
  mutation AssignReviewer($input: AssignReviewerInput!) {
    assignReviewer(input: $input) {
      __typename
      ... on ReviewApplicationChanged {
        application {
          id
          ...Scoring_ReviewApplication
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const liftMutation = graphql(`
  mutation LiftConflict($input: AssignReviewerInput!) {
    liftConflict(input: $input) {
      __typename
      ... on ReviewApplicationChanged {
        application {
          id
          ...Scoring_ReviewApplication
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Assigned = NonNullable<Scoring_ReviewApplicationFragment['reviewers']>[number]

type Props = {
  applicationId: string
  scholarshipId: string
  reviewers: readonly Assigned[]
}

/** The reviewers of one application, and members who must not score it; the chair changes both. */
export function AssignedReviewers({ applicationId, scholarshipId, reviewers }: Props) {
  const { isBusy, assign, unassign, lift } = useChanges(applicationId)
  return (
    <section aria-labelledby="assigned" className="flex flex-col gap-3">
      <h2 id="assigned" tabIndex={-1} className="text-xl">
        {text.assigned}
      </h2>
      {reviewers.length === 0 && <p className="text-muted">{text.notAssigned}</p>}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {reviewers.map((one) => (
          <OneReviewer
            key={one.user.id}
            reviewer={one}
            isBusy={isBusy}
            onUnassign={() => void unassign(one)}
            onLift={() => void lift(one)}
          />
        ))}
      </ul>
      <AssignReviewer
        scholarshipId={scholarshipId}
        except={reviewers.map(({ user }) => user.id)}
        isBusy={isBusy}
        onAssign={assign}
      />
    </section>
  )
}

type OneProps = {
  reviewer: Assigned
  isBusy: boolean
  onUnassign: () => void
  onLift: () => void
}

function OneReviewer({ reviewer, isBusy, onUnassign, onLift }: OneProps) {
  const { user, isDone, hasConflict } = reviewer
  const name = nameOf(user)
  const mayChange = hasConflict || !isDone
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <div className="me-auto">
        <p>{name}</p>
        <p className="text-sm text-muted">{standingOf(reviewer)}</p>
      </div>
      {mayChange && (
        <Button
          kind="quiet"
          isBusy={isBusy}
          aria-label={hasConflict ? text.liftOf(name) : text.unassignFrom(name)}
          onClick={hasConflict ? onLift : onUnassign}
        >
          {hasConflict ? text.lift : text.unassign}
        </Button>
      )}
    </li>
  )
}

function standingOf({ hasConflict, conflictReason, isDone }: Assigned): string {
  if (hasConflict)
    return conflictReason ? text.conflictFor(conflictReason) : text.hasConflict
  return isDone ? text.hasScored : text.toScore
}

function useChanges(applicationId: string) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  async function run(
    failed: string,
    done: string,
    send: Parameters<typeof runMutation>[1],
  ) {
    setIsBusy(true)
    const changed = await runMutation(failed, send)
    setIsBusy(false)
    if (!changed) return
    toast.success({ title: done, topic: 'reviewers' })
    // The pressed button is gone.
    document.getElementById('assigned')?.focus()
  }
  type Person = Assigned['user']
  const inputFor = ({ id: userId }: Person) => ({ input: { applicationId, userId } })
  return {
    isBusy,
    assign: (user: Person) =>
      run(text.assignFailed, text.assignedTo(nameOf(user)), async () => {
        const { data } = await client.mutate({
          mutation: assignMutation,
          variables: inputFor(user),
        })
        return data?.assignReviewer
      }),
    unassign: ({ user }: Assigned) =>
      run(text.unassignFailed, text.unassigned(nameOf(user)), async () => {
        const { data } = await client.mutate({
          mutation: unassignMutation,
          variables: inputFor(user),
        })
        return data?.unassignReviewer
      }),
    lift: ({ user }: Assigned) =>
      run(text.liftFailed, text.lifted(nameOf(user)), async () => {
        const { data } = await client.mutate({
          mutation: liftMutation,
          variables: inputFor(user),
        })
        return data?.liftConflict
      }),
  }
}
