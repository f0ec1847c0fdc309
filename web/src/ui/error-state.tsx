import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

type ErrorStateProps = {
  /** What could not be done: "Failed to fetch scholarships". */
  title: string
  /** Why, and what to do. */
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  /** Replaces a whole page, so the title is that page's one heading. */
  isPage?: boolean
  /** Replaces one of several parts, which may all have failed. */
  isPart?: boolean
}

export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, isRetrying, isPage, isPart } = props
  const Title = isPage ? 'h1' : 'p'
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-col rounded border border-bad bg-bad-soft',
        isPart
          ? 'relative items-start gap-2 p-4 ps-12'
          : 'items-center gap-3 px-6 py-10 text-center',
      )}
    >
      <CircleAlert
        aria-hidden="true"
        className={isPart ? 'absolute start-4 mt-1 text-bad' : 'text-bad'}
        size={isPart ? 20 : 28}
      />
      <Title {...(isPage && { tabIndex: -1 })} className="text-lg font-semibold">
        {title}
      </Title>
      {children && <div className="max-w-prose">{children}</div>}
      {onRetry && (
        <Button onClick={onRetry} isBusy={isRetrying ?? false}>
          Try again
        </Button>
      )}
    </div>
  )
}
