import type { ReactNode } from 'react'

/** One component with its states beside each other. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-specimen={name}>
      <h3 className="mb-2 text-sm text-muted">{name}</h3>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </div>
  )
}
