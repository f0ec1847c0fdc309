import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { validationMessageOf } from '#lib/forms/validation-message.ts'
import { showError } from '#lib/graphql/show-error.ts'

/** Of what `useQuery` answered. */
export type QueryResult = {
  error?: unknown
  refetch: () => Promise<unknown>
}

type NotThereYetProps = {
  /** Without data. */
  result: QueryResult
  failed: string
  /** Said aloud while it loads; without it nothing is there until then. */
  label?: string
  /** One of several parts of a page. */
  isPart?: boolean
  /** Skeletons in the shape of what comes. */
  children?: ReactNode
}

/** Stands where something will be once it is read: it comes, or why it does not. */
export function QueryState(props: NotThereYetProps) {
  const { result, failed, label, isPart, children } = props
  const { error, refetch } = result
  /** What is tried again: it stays, with the pressed button, until there is an answer. */
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
        {validationMessageOf(failure) ?? showError(failure)}
      </ErrorState>
    </FocusKeeper>
  )
}

/** When what has the focus leaves the page, reading goes on from the title. */
function FocusKeeper({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => () => {
      if (box.current?.contains(document.activeElement)) focusHeading()
    },
    [],
  )
  return <div ref={box}>{children}</div>
}
