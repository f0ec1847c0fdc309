import type { ComponentProps, ReactNode } from 'react'
import { ProgressRing } from '#ui/progress-ring.tsx'

type Props = ComponentProps<typeof ProgressRing> & { children: ReactNode }

/** The only ring of the page, with its count beside it. */
export function RingWithWords({ children, ...ring }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ProgressRing {...ring} />
      <p className="min-w-0 flex-1 basis-40">{children}</p>
    </div>
  )
}
