import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Boundary } from './boundary.tsx'

/** A component whose script is loaded when it is first rendered; render it inside a `LazyPart`. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}

type LazyPartProps = {
  children: ReactNode
  /** While the script loads. */
  fallback?: ReactNode
  /** When the script did not come, or the part broke: nothing, unless the page would miss it. */
  failed?: ReactNode
}

/** A part of a page that loads and breaks by itself: the page around it stays. */
export function LazyPart({ children, fallback = null, failed = null }: LazyPartProps) {
  return (
    <Boundary failed={() => failed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}
