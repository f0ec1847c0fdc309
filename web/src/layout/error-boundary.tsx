import { Component, type ReactNode } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { PageTitle } from '#page/page.tsx'
import { showError } from '#lib/graphql/show-error.ts'

const title = 'This page could not be shown'

type Props = {
  children: ReactNode
  /** When it changes (another address), the page is tried afresh. */
  resetKey: string
}

/** A page that breaks takes neither the header nor the other pages with it. */
export class ErrorBoundary extends Component<
  Props,
  { error: unknown; brokenKey: string | null }
> {
  override state = { error: null as unknown, brokenKey: null as string | null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps(
    props: Props,
    state: { error: unknown; brokenKey: string | null },
  ) {
    if (state.error === null) return null
    if (state.brokenKey === null) return { brokenKey: props.resetKey }
    return state.brokenKey === props.resetKey ? null : { error: null, brokenKey: null }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <div className="mx-auto max-w-page px-4 py-12">
        <PageTitle>{title}</PageTitle>
        <ErrorState isPage title={title} onRetry={reload}>
          {isMissingChunk(this.state.error)
            ? "There's a newer version of this site, or you lost your connection. Loading the page again usually helps."
            : showError(this.state.error)}
        </ErrorState>
      </div>
    )
  }
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message)
}

function reload(): void {
  location.reload()
}
