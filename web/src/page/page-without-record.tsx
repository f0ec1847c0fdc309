import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import type { IllustrationName } from '#ui/illustration.tsx'
import { LinkButton } from './links.tsx'
import { Page } from './page.tsx'
import { QueryState, type QueryResult } from './query-state.tsx'

type PageWithoutRecord = {
  /** What `useQuery` returned; its data says that there is no such record. */
  result: QueryResult & { data?: unknown }
  /** Until it is known whether the record exists. */
  title: string
  words: {
    oneLoading: string
    oneFailed: string
    notFoundTitle: string
    notFound: string
    notFoundHelp?: string
  }
  /** In the shape of the record. */
  skeleton: ReactNode
  /** Shown beside the heading in every state. */
  actions?: ReactNode
  illustration?: IllustrationName
  /** Where to go on when there is no such record. */
  next?: { to: string; label: string }
}

/**
 * Returns the page of one record that is loading, failed to load, or does not exist. No component of its own: the
 * heading stays the same element when the record comes, and keeps the focus.
 */
export function pageWithoutRecord(p: PageWithoutRecord): ReactNode {
  const { result, words, actions, illustration, next } = p
  return (
    <Page title={result.data ? words.notFoundTitle : p.title} actions={actions}>
      {result.data ? (
        <EmptyState
          illustration={illustration}
          title={words.notFound}
          action={
            next && (
              <LinkButton kind="primary" to={next.to}>
                {next.label}
              </LinkButton>
            )
          }
        >
          {words.notFoundHelp}
        </EmptyState>
      ) : (
        <QueryState result={result} failed={words.oneFailed} label={words.oneLoading}>
          {p.skeleton}
        </QueryState>
      )}
    </Page>
  )
}
