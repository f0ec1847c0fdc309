import { useEffect, useState, useSyncExternalStore } from 'react'
import { sendFile } from './send-file.ts'
import { type Settled, UploadQueue } from './upload-queue.ts'

/**
 * The uploads of one page. They end with the page: the same file added again becomes the same document.
 * @param onSettled called when a file became a document, or was refused (null)
 */
export function useUploads(onSettled: Settled) {
  const [queue] = useState(() => new UploadQueue(sendFile))
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items)
  useEffect(() => queue.setOnSettled(onSettled), [queue, onSettled])
  useEffect(() => {
    window.addEventListener('online', queue.resumeInterrupted)
    return () => {
      window.removeEventListener('online', queue.resumeInterrupted)
      queue.stop()
    }
  }, [queue])
  return { items, queue }
}
