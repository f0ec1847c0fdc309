import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { graphql } from '#gql'
import type { ReviewExportFormat, ReviewExportsQuery } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { settingsMessages as text } from './settings-messages.ts'

const query = graphql(`
  query ReviewExports($scholarshipId: ID!) {
    review(scholarshipId: $scholarshipId) {
      scholarshipId
      exports {
        id
        format
        startedAt
        progress
        isDone
        failure
        downloadPath
      }
    }
  }
`)

const mutation = graphql(`
  mutation StartReviewExport($input: StartReviewExportInput!) {
    startReviewExport(input: $input) {
      __typename
      ... on ReviewExportStarted {
        export {
          id
          progress
          isDone
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const POLL_MS = 1_500

/** Tables and archives, made by a job that reports its progress. */
export function Exports({ scholarshipId }: { scholarshipId: string }) {
  const result = useQuery(query, {
    variables: { scholarshipId },
    fetchPolicy: 'cache-and-network',
  })
  const { data, startPolling, stopPolling, refetch } = result
  const exports = data?.review?.exports
  const isRunning = exports?.some(isInProgress) ?? false
  const { running, start } = useStart(scholarshipId, () => refetch())
  const heading = useArrival()
  useEffect(() => {
    if (!isRunning) return undefined
    startPolling(POLL_MS)
    return stopPolling
  }, [isRunning, startPolling, stopPolling])
  return (
    <section aria-labelledby="exports" className="flex flex-col gap-4">
      <div>
        <h2 id="exports" ref={heading} tabIndex={-1} className="text-xl">
          {text.exports}
        </h2>
        <p className="text-muted">{text.exportsLead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={running === 'CSV'} onClick={() => void start('CSV')}>
          {text.csv}
        </Button>
        <Button isBusy={running === 'ZIP'} onClick={() => void start('ZIP')}>
          {text.zip}
        </Button>
      </div>
      {!exports && (
        <QueryState result={result} failed={text.exportsFailed} label={text.exportsLoading}>
          <Skeleton className="h-11" />
        </QueryState>
      )}
      {exports?.length === 0 && <p className="text-muted">{text.noExports}</p>}
      <ul className="flex max-w-prose flex-col gap-3 empty:hidden">
        {exports?.map((one) => (
          <li key={one.id}>
            <OneExport {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Export = NonNullable<NonNullable<ReviewExportsQuery['review']>['exports']>[number]

const isInProgress = ({ isDone, failure }: Export) => !isDone && !failure

function OneExport(one: Export) {
  const format = text.formats[one.format]
  if (one.failure) return <p>{text.exportBroke(format, one.failure)}</p>
  if (one.downloadPath)
    return (
      <a
        href={one.downloadPath}
        download
        className="inline-flex min-h-11 items-center text-sea underline underline-offset-2 hover:text-sea-strong"
      >
        {text.download(format, formatDateTime(one.startedAt))}
      </a>
    )
  if (one.isDone) return <p>{text.exportWaits(format)}</p>
  const percent = Math.round(100 * one.progress)
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar
        label={text.exportProgress(format)}
        percent={percent}
        words={text.percent(percent)}
      />
      <p role="status" className="tabular text-sm">
        {text.exportProgress(format)}: {text.percent(percent)}
      </p>
    </div>
  )
}

function useStart(scholarshipId: string, onStarted: () => Promise<unknown>) {
  const client = useApolloClient()
  const [running, setRunning] = useState<ReviewExportFormat | null>(null)
  async function start(format: ReviewExportFormat) {
    setRunning(format)
    const input = { scholarshipId, format }
    const done = await runMutation(text.exportFailed, async () => {
      const { data } = await client.mutate({ mutation, variables: { input } })
      return data?.startReviewExport
    })
    if (done) await onStarted().catch(() => undefined)
    setRunning(null)
  }
  return { running, start }
}

/** A reader who comes for the files starts at their heading, which is far down the page. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (globalThis.location.hash === '#exports') heading.current?.focus()
  }, [])
  return heading
}
