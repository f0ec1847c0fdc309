import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { DocumentKind } from '#gql/graphql'
import { sendFileAs } from './send-file.ts'
import { createUploadQueue, type UploadItem } from './upload-queue.ts'

/**
 * Uploads of one page. They end with it; what arrived of a file is not lost to who sends it again.
 * @param o.kind what the next files are
 */
export function useUploads(o: {
  kind: DocumentKind
  onSettled: (item: UploadItem, documentId: string | null) => void
}) {
  const latest = useRef(o)
  useEffect(() => {
    latest.current = o
  })
  const [queue] = useState(() =>
    createUploadQueue({
      send: sendFileAs(() => latest.current.kind),
      onSettled: (item, documentId) => latest.current.onSettled(item, documentId),
    }),
  )
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items)
  useEffect(() => {
    window.addEventListener('online', queue.resumeInterrupted)
    return () => {
      window.removeEventListener('online', queue.resumeInterrupted)
      queue.stop()
    }
  }, [queue])
  return { items, queue }
}
