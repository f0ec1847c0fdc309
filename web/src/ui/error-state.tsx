import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { Button } from './button.tsx'

type ErrorStateProps = {
  /** What could not be done: "Failed to fetch scholarships". */
  title: string
  /** Why, and what to do. */
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  /** It stands instead of a whole page, whose one heading it then has. */
  isPage?: boolean
}

export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, isRetrying, isPage } = props
  const Title = isPage ? 'h1' : 'p'
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded border border-bad bg-bad-soft px-6 py-10 text-center"
    >
      <CircleAlert aria-hidden="true" className="text-bad" size={28} />
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
