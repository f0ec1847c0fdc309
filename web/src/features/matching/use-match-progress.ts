import { useApolloClient } from '@apollo/client/react'
import { useEffect, useReducer } from 'react'
import { graphql } from '#gql'
import type { MatchProgressQuery } from '#gql/graphql'
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

/** Often at first, since most matches are done at once; less often when one takes its time. */
const pausesMs = { first: 250, longest: 2000 }

/** Follows a run until it is over; `onOver` is called once, when its result or failure can be read. */
export function useMatchProgress(runId: string, onOver: () => void): Progress {
  const client = useApolloClient()
  const [progress, take] = useReducer(nextProgress, startOfProgress)
  useEffect(() => {
    const watch = new AbortController()
    const isWatched = () => !watch.signal.aborted
    const read = async () => {
      const { data } = await client.query<MatchProgressQuery>({
        query: progressDocument,
        variables: { runId },
        fetchPolicy: 'no-cache',
      })
      return data
    }
    const follow = async () => {
      for (let pauseMs = pausesMs.first; isWatched(); pauseMs = longer(pauseMs)) {
        const answer = await read().catch(() => null)
        if (!isWatched()) return
        take(answer ?? 'unreachable')
        // Somebody else's, or none: the page says so when it reads the run.
        if (answer && isOver(answer)) return onOver()
        await pause(pauseMs)
      }
    }
    void follow()
    return () => watch.abort()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, runId])
  return progress
}

function isOver({ matchRun }: MatchProgressQuery): boolean {
  const status = matchRun?.status
  return status !== 'QUEUED' && status !== 'RUNNING'
}

function longer(pauseMs: number): number {
  return Math.min(pauseMs * 1.5, pausesMs.longest)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
