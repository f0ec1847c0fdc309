import type { ReactNode } from 'react'

/** One step of what follows an award. */
export function AwardPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  )
}
