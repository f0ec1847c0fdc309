import { useEffect, useState } from 'react'
import { showError } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'

type List = {
  /** Where the list that stands on the page ends; undefined while there is none. */
  page: { hasNextPage: boolean; endCursor?: string | null } | undefined
  /** Reads one more page into the list. */
  readMore: (after: string) => Promise<unknown>
  /** What a toast says when one cannot be read. */
  failed: string
}

/** Prints a list to its end: what is not there yet is read first, page by page. */
export function usePrintAll({ page, readMore, failed }: List) {
  const [isAsked, setIsAsked] = useState(false)
  const isThere = page !== undefined
  const after = page?.hasNextPage ? (page.endCursor ?? null) : null
  // After each page that was drawn: the browser prints what stands there.
  useEffect(() => {
    if (!isAsked || !isThere) return
    if (after === null) {
      globalThis.print()
      setIsAsked(false)
      return
    }
    readMore(after).catch((error: unknown) => {
      setIsAsked(false)
      toast.error({ title: failed, description: showError(error), topic: 'print' })
    })
    // Once for each end of the list, whichever function reads on from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked, isThere, after])
  return { isReading: isAsked, printAll: () => setIsAsked(true) }
}
