import { useQuery } from '@apollo/client/react'
import { BellPlus } from 'lucide-react'
import { useRef } from 'react'
import { SavedSearchCard } from '#features/saved-searches/saved-search-card.tsx'
import { savedSearchMessages as text } from '#features/saved-searches/saved-search-messages.ts'
import { formatNumber } from '#lib/format.ts'
import { LinkButton } from '#lib/links.tsx'
import { showError } from '#lib/show-error.ts'
import { paths } from '#paths'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'

const listQuery = graphql(`
  query SavedSearchList {
    savedSearches(first: 50) {
      totalCount
      edges {
        node {
          id
          ...SavedSearchCard_SavedSearch
        }
      }
    }
  }
`)

const grid = 'grid grid-cols-1 gap-4 lg:grid-cols-2'

/** All of one's own: there are fifty at most. */
export function SavedSearchList() {
  const total = useRef<HTMLParagraphElement>(null)
  const { data, error, loading, refetch } = useQuery(listQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  if (!data && error)
    return (
      <ErrorState
        title={text.failed}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => {})}
      >
        {showError(error)}
      </ErrorState>
    )
  if (!data) return <ListSkeleton />
  const { totalCount, edges } = data.savedSearches
  return (
    <>
      <p ref={total} tabIndex={-1} role="status" className="min-h-6 font-semibold">
        {text.total(formatNumber(totalCount), totalCount === 1)}
      </p>
      {edges.length === 0 ? (
        <NothingSaved />
      ) : (
        <ul className={grid}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <SavedSearchCard
                search={node}
                // The pressed button is gone with its card.
                onRemoved={() => total.current?.focus({ preventScroll: true })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function NothingSaved() {
  return (
    <EmptyState
      icon={<BellPlus aria-hidden="true" size={32} />}
      title={text.emptyTitle}
      action={
        <LinkButton kind="primary" to={paths.scholarships()}>
          {text.find}
        </LinkButton>
      }
    >
      {text.empty}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <Loading label={text.loading}>
      <div className={grid}>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-72 w-full" />
        ))}
      </div>
    </Loading>
  )
}
