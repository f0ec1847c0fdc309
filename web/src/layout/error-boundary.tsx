import { useLayoutEffect, type ReactNode } from 'react'
import { Boundary } from '#ui/boundary.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageTitle } from '#page/page.tsx'
import { isMissingChunk } from '#lib/errors/missing-chunk.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { layoutMessages as text } from './layout-messages.ts'

type Props = {
  children: ReactNode
  /**
   * When this changes (another address), the page is rendered again. The boundary around the whole site has no key:
   * only loading the site again resets it.
   */
  resetKey?: string
}

/** When a page breaks, the header and the other pages stay. A second boundary stands around the whole site. */
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
        {isMissingChunk(error) ? text.chunkMissing : showError(error, 'page')}
      </ErrorState>
    </div>
  )
}

/** Reloads once the connection is back, if its loss kept a script from loading. */
function useReloadOnceOnline(error: unknown): void {
  const isWaiting = isMissingChunk(error)
  // A layout effect runs before the page is painted, so it does not miss a connection that comes back at that moment.
  useLayoutEffect(() => {
    if (!isWaiting) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isWaiting])
}

function reload(): void {
  location.reload()
}
