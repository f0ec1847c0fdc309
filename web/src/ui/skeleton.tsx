import { classNames } from './class-names.ts'

/** One gray bar or box; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('max-w-full animate-pulse rounded bg-line', className)}
    />
  )
}

type LoadingProps = {
  /** For people who do not see the shapes: "Loading scholarships". */
  label: string
  children: React.ReactNode
}

/** Holds skeletons; visible only when loading takes longer than 150 ms. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div role="status" className="appear-late">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
