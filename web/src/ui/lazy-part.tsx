import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Boundary } from './boundary.tsx'

/** A component whose script is loaded when it is first rendered; render it inside a `LazyPart`. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}

type LazyPartProps = {
  children: ReactNode
  /** Shown while the script loads. */
  fallback?: ReactNode
  /** Shown when the script failed to load or the part broke. Leave it out unless the page would miss the part. */
  failed?: ReactNode
}

/** A part of a page that loads on its own; when it breaks, the page around it stays. */
export function LazyPart({ children, fallback = null, failed = null }: LazyPartProps) {
  return (
    <Boundary failed={() => failed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}
