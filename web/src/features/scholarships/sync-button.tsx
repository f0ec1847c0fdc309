import { useApolloClient } from '@apollo/client/react'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { timeAgo } from '#lib/time-ago.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { searchMessages as text } from './search-messages.ts'

const latestSyncQuery = graphql(`
  query SyncButton_LatestSync {
    latestSync {
      id
      finishedAt
      openCount
    }
  }
`)

/** Says how fresh the catalogue is, and reads the shown results again. Only admins start a sync. */
export function SyncButton({ onSynced }: { onSynced: () => Promise<unknown> }) {
  const client = useApolloClient()
  const [isSyncing, setIsSyncing] = useState(false)

  async function sync() {
    setIsSyncing(true)
    try {
      const asked = { query: latestSyncQuery, fetchPolicy: 'network-only' } as const
      const [{ data }] = await Promise.all([client.query(asked), onSynced()])
      const run = data?.latestSync
      const title = run?.finishedAt
        ? text.synced(timeAgo(run.finishedAt), formatNumber(run.openCount))
        : text.neverSynced
      toast.success({ title, topic: 'sync' })
    } catch {
      const description = text.syncFailed
      toast.error({ title: text.syncFailedTitle, description, topic: 'sync' })
    } finally {
      setIsSyncing(false)
    }
  }

  return (
    <Button isBusy={isSyncing} onClick={() => void sync()}>
      {!isSyncing && <RefreshCw aria-hidden="true" size={20} />}
      {isSyncing ? text.syncing : text.sync}
    </Button>
  )
}
