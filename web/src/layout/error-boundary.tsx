import { useLayoutEffect, type ReactNode } from 'react'
import { Boundary } from '#ui/boundary.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageTitle } from '#page/page.tsx'
import { isMissingChunk } from '#lib/errors/missing-chunk.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { layoutMessages as text } from './layout-messages.ts'

type Props = {
  children: ReactNode
  /** When it changes (another address), the page is tried afresh; the whole site only by loading it again. */
  resetKey?: string
}

/** A page that breaks takes neither the header nor the other pages with it. Another one stands around the whole site. */
export function ErrorBoundary({ children, ...rest }: Props) {
  return (
    <Boundary {...rest} failed={pageFailed}>
      {children}
    </Boundary>
  )
}

const pageFailed = (error: unknown) => <PageFailed error={error} />

function PageFailed({ error }: { error: unknown }) {
  useReloadOnceOnline(error)
  return (
    <div className="mx-auto max-w-page px-4 py-12">
      <PageTitle>{text.pageFailed}</PageTitle>
      <ErrorState isPage title={text.pageFailed} onRetry={reload}>
        {isMissingChunk(error) ? text.chunkMissing : showError(error)}
      </ErrorState>
    </div>
  )
}

/** What the lost connection kept from coming comes when it is back. */
function useReloadOnceOnline(error: unknown): void {
  const isWaiting = isMissingChunk(error)
  // Before the page is painted: a line that comes back at that moment is not missed.
  useLayoutEffect(() => {
    if (!isWaiting) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isWaiting])
}

function reload(): void {
  location.reload()
}
