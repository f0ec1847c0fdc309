import { useQuery } from '@apollo/client/react'
import { formatBytes } from '#entities/document/format-bytes.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql } from '#gql'
import { documentPageMessages as text } from './document-page-messages.ts'

const query = graphql(`
  query DocumentRoom {
    documentQuota {
      usedBytes
      maxBytes
      usedCount
      maxCount
    }
  }
`)

/** How full the vault is; shows nothing until that is known, or when it can't be read. */
export function DocumentRoom() {
  const { data } = useQuery(query, { fetchPolicy: 'cache-and-network' })
  if (!data) return <div className="h-14" />
  const { usedBytes, maxBytes, usedCount, maxCount } = data.documentQuota
  const words = text.roomUsed(
    formatBytes(usedBytes),
    formatBytes(maxBytes),
    formatNumber(usedCount),
    formatNumber(maxCount),
  )
  const share = Math.max(usedBytes / maxBytes, usedCount / maxCount)
  return (
    <div className="flex flex-col gap-2">
      <p className="tabular text-sm text-muted">{words}</p>
      <ProgressBar
        label={text.room}
        percent={Math.min(100, Math.round(share * 100))}
        words={words}
      />
    </div>
  )
}
