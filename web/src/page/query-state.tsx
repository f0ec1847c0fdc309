import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { validationMessageOf } from '#lib/forms/validation-message.ts'
import { showError } from '#lib/graphql/show-error.ts'

/** The parts that `QueryState` needs of what `useQuery` returns. */
export type QueryResult = {
  error?: unknown
  refetch: () => Promise<unknown>
}

type NotThereYetProps = {
  /** A result that has no data. */
  result: QueryResult
  failed: string
  /** Announced while it loads; without it nothing is shown until then. */
  label?: string
  /** One of several parts of a page. */
  isPart?: boolean
  /** Skeletons in the shape of what comes. */
  children?: ReactNode
}

/** Placeholder for data that is not there yet: shows that it is loading, or why it failed. */
export function QueryState(props: NotThereYetProps) {
  const { result, failed, label, isPart, children } = props
  const { error, refetch } = result
  /** The failure that is being retried: it stays, with the pressed button, until there is an answer. */
  const [retried, setRetried] = useState<unknown>()
  const failure = error ?? retried
  if (!failure) return label && <Loading label={label}>{children}</Loading>
  async function retry() {
    setRetried(failure)
    // A further failure shows here again.
    await refetch().catch(() => {})
    setRetried(undefined)
  }
  return (
    <FocusKeeper>
      <ErrorState
        {...{ isPart }}
        title={failed}
        onRetry={() => void retry()}
        isRetrying={Boolean(retried)}
      >
        {validationMessageOf(failure) ?? showError(failure, 'page')}
      </ErrorState>
    </FocusKeeper>
  )
}

/**
 * When this leaves the page with the focus inside, moves the focus to the page's title, so that reading goes on
 * there.
 */
function FocusKeeper({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => () => {
      if (box.current?.contains(document.activeElement))
        focusHeading({ preventScroll: true })
    },
    [],
  )
  return <div ref={box}>{children}</div>
}
