import { useApolloClient } from '@apollo/client/react'
import { useReducer } from 'react'
import { graphql } from '#gql'
import type { MatchProgressQuery } from '#gql/graphql'
import { useResumingStream } from '#lib/live/use-live-query.ts'
import { nextProgress, startOfProgress, type Progress } from './match-steps.ts'

const progressDocument = graphql(`
  query MatchProgress($runId: ID!) {
    matchProgress(runId: $runId) {
      runId
      sequence
      step
      label
      percent
      isLast
    }
    matchRun(id: $runId) {
      id
      status
    }
  }
`)

const stepsDocument = graphql(`
  subscription MatchSteps($runId: ID!, $after: Int) {
    matchProgress(runId: $runId, after: $after) {
      runId
      sequence
      step
      label
      percent
      isLast
    }
  }
`)

/** Follows a run until it is over; `onOver` is called once, when its result or failure can be read. */
export function useMatchProgress(runId: string, onOver: () => void): Progress {
  const client = useApolloClient()
  const [progress, take] = useReducer(nextProgress, startOfProgress)
  useResumingStream<NonNullable<MatchProgressQuery['matchProgress']>>(stepsDocument, {
    variables: { runId },
    ask: async () => {
      const { data } = await client.query<MatchProgressQuery>({
        query: progressDocument,
        variables: { runId },
        fetchPolicy: 'no-cache',
      })
      // Another person's run, or none: the page says so when it reads the run.
      return { step: data?.matchProgress ?? null, isOver: !data || isOver(data) }
    },
    onStep: (step) => take({ matchProgress: step }),
    onUnreachable: () => take('unreachable'),
    onOver,
  })
  return progress
}

function isOver({ matchRun }: MatchProgressQuery): boolean {
  const status = matchRun?.status
  return status !== 'QUEUED' && status !== 'RUNNING'
}
