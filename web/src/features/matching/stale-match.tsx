import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { untilMatchingKnows } from '#entities/student/refresh-fit.ts'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { matchFailure } from './match-failure.ts'
import type { MatchValues } from './match-values.ts'
import { resultMessages as text } from './result-messages.ts'
import { startMatch } from './start-match.ts'

const staleDocument = graphql(`
  query StaleMatch($runId: ID!) {
    student(id: "me") {
      id
      toldAt
    }
    matchRun(id: $runId) {
      id
      createdAt
    }
    latestMatchRun {
      id
    }
  }
`)

type Props = {
  runId: string
  /** The values of the last match, with those of today's profile. */
  values: MatchValues
  onStarted: (runId: string) => void
}

/** Says that the student has stated facts since this match, and makes a new one. */
export function StaleMatch({ runId, values, onStarted }: Props) {
  const client = useApolloClient()
  const [isStarting, setIsStarting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { data } = useQuery(staleDocument, {
    variables: { runId },
    fetchPolicy: 'cache-and-network',
  })
  const { student, matchRun, latestMatchRun } = data ?? {}
  if (!student || !matchRun) return null
  if (Date.parse(student.toldAt) <= Date.parse(matchRun.createdAt)) return null

  // Only the newest match is remade by itself.
  const isEarlier = latestMatchRun != null && latestMatchRun.id !== runId

  async function matchAgain() {
    setIsStarting(true)
    setFailure(null)
    try {
      await untilMatchingKnows(client)
      const started = await startMatch(client, values)
      if ('runId' in started) onStarted(started.runId)
      else setFailure(started.failure.message ?? text.againFailed)
    } catch (error) {
      setFailure(matchFailure(error))
    }
    setIsStarting(false)
  }

  return (
    <Notice tone="warn">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{isEarlier ? text.staleEarlier : text.stale}</p>
        {isEarlier && <TextLink to={paths.matching()}>{text.toNewest}</TextLink>}
        <Button kind="primary" isBusy={isStarting} onClick={() => void matchAgain()}>
          {text.again}
        </Button>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </Notice>
  )
}
