import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import { QueryState } from '#page/query-state.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SourceCard } from './source-card.tsx'
import { SourceDialog } from './source-dialog.tsx'
import { syncMessages as text } from './sync-messages.ts'
import { useSyncActions } from './use-sync-actions.ts'

const query = graphql(`
  query SourceList {
    sources {
      id
      isEnabled
      ...SourceCard_Source
    }
  }
`)

export function SourceList() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const { start, isStarting } = useSyncActions()
  const [isAdding, setIsAdding] = useState(false)
  const sources = result.data?.sources
  if (!sources)
    return (
      <QueryState result={result} failed={text.sourcesFailed} label={text.sourcesLoading}>
        <ListSkeleton />
      </QueryState>
    )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => setIsAdding(true)}>
          {text.add}
        </Button>
        {sources.some(({ isEnabled }) => isEnabled) && (
          <Button isBusy={isStarting} onClick={() => void start(null, false)}>
            {text.runAll}
          </Button>
        )}
      </div>
      {sources.length === 0 && (
        <EmptyState title={text.noSources}>{text.noSourcesText}</EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {sources.map((source) => (
          <li key={source.id}>
            <SourceCard source={source} />
          </li>
        ))}
      </ul>
      {isAdding && <SourceDialog source={null} onClose={() => setIsAdding(false)} />}
    </div>
  )
}
