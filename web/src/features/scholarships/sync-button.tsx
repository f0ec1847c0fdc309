import { useApolloClient, useQuery } from '@apollo/client/react'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { formatNumber } from '#ui/format-number.ts'
import { graphql } from '#gql'
import type { SyncButtonMutation } from '#gql/graphql'
import { syncMessages as text } from './sync-messages.ts'

const sourcesQuery = graphql(`
  query SyncButton_Sources {
    scholarshipStats {
      hasEnabledSource
    }
  }
`)

const syncMutation = graphql(`
  mutation SyncButton {
    syncExternal {
      isStarted
      isRunning
      count
      sourceCount
      failedCount
      heldCount
      openCount
      freshness
    }
  }
`)

/**
 * For an admin, a button that reads the outside sources now; for everybody else, how fresh the catalog is. Shows
 * nothing when no source is enabled: there is nothing to sync.
 */
export function SyncButton({ onSynced }: { onSynced: () => Promise<unknown> }) {
  const client = useApolloClient()
  const { data: stats } = useQuery(sourcesQuery)
  const [isSyncing, setIsSyncing] = useState(false)

  async function sync() {
    setIsSyncing(true)
    try {
      const { data } = await client.mutate({ mutation: syncMutation })
      // The sync is done, whether or not the shown results can be read again.
      await onSynced().catch(() => undefined)
      const outcome = data?.syncExternal
      if (outcome?.isStarted && outcome.failedCount === outcome.sourceCount) toastFailure()
      else toast.success({ ...wordsOf(outcome), topic: 'sync' })
    } catch {
      toastFailure()
    } finally {
      setIsSyncing(false)
    }
  }

  if (!stats?.scholarshipStats.hasEnabledSource) return null
  return (
    <Button isBusy={isSyncing} onClick={() => void sync()}>
      {!isSyncing && <RefreshCw aria-hidden="true" size={20} />}
      {isSyncing ? text.syncing : text.sync}
    </Button>
  )
}

function toastFailure(): void {
  const description = text.syncFailed
  toast.error({ title: text.syncFailedTitle, description, topic: 'sync' })
}

function wordsOf(outcome: SyncButtonMutation['syncExternal'] | undefined) {
  if (!outcome?.isStarted) {
    if (!outcome?.freshness) return { title: text.neverSynced }
    const title = text.upToNow(formatNumber(outcome.openCount))
    return { title, description: outcome.freshness }
  }
  if (outcome.isRunning) return { title: text.syncGoesOn }
  const loaded = text.loaded(formatNumber(outcome.count))
  const description = outcome.heldCount > 0 ? `${loaded}. ${text.syncHeld}` : loaded
  return { title: text.syncedTitle, description }
}
