import type { ReactNode } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { showError } from './show-error.ts'

type NotThereYetProps = {
  /** What `useQuery` answered, without data. */
  result: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> }
  failed: string
  /** Said aloud while it loads. */
  label: string
  /** Skeletons in the shape of what comes. */
  children: ReactNode
}

/** Stands where something will be once it is read: it comes, or why it does not. */
export function NotThereYet({ result, failed, label, children }: NotThereYetProps) {
  const { error, loading, refetch } = result
  if (!error) return <Loading label={label}>{children}</Loading>
  return (
    <ErrorState
      title={failed}
      // A further failure shows here again.
      onRetry={() => void refetch().catch(() => {})}
      isRetrying={loading}
    >
      {showError(error)}
    </ErrorState>
  )
}
