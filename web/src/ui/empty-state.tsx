import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from './illustration.tsx'

type EmptyStateProps = {
  illustration?: IllustrationName
  title: string
  /** What will be here. */
  children?: ReactNode
  /** The one next step. */
  action?: ReactNode
}

export function EmptyState({ illustration, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded border border-dashed border-edge px-6 py-12 text-center">
      {illustration && (
        <Illustration name={illustration} className="h-30 w-40 text-muted" />
      )}
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action}
    </div>
  )
}
