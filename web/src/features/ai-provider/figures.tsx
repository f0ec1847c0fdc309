import type { ReactNode } from 'react'

/** Figures with their names; missing ones are left out. */
export function Figures(props: {
  label: string
  figures: readonly (readonly [name: string, value: ReactNode])[]
}) {
  const shown = props.figures.filter(([, value]) => value !== null && value !== undefined)
  return (
    <dl
      aria-label={props.label}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      {shown.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="tabular font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
