import { useEffect, useState } from 'react'
import { showError } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'

type List = {
  /** The end of the list on the page; undefined while there is none. */
  page: { hasNextPage: boolean; endCursor?: string | null } | undefined
  /** Reads one more page into the list. */
  readMore: (after: string) => Promise<unknown>
  /** The toast's title when a page cannot be read. */
  failed: string
}

/** Prints a whole list: reads the missing pages first, one by one. */
export function usePrintAll({ page, readMore, failed }: List) {
  const [isAsked, setIsAsked] = useState(false)
  const isThere = page !== undefined
  const after = page?.hasNextPage ? (page.endCursor ?? null) : null
  // Runs after each page was drawn, because the browser prints what is drawn.
  useEffect(() => {
    if (!isAsked || !isThere) return
    if (after === null) {
      globalThis.print()
      setIsAsked(false)
      return
    }
    readMore(after).catch((error: unknown) => {
      setIsAsked(false)
      toast.error({
        title: failed,
        description: showError(error, 'page'),
        topic: 'print',
      })
    })
    // Once for each end of the list, whichever function reads on from there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked, isThere, after])
  return { isReading: isAsked, printAll: () => setIsAsked(true) }
}
