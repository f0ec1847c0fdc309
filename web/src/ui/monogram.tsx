import { initialsOf, tintOf } from './monogram-look.ts'

type MonogramProps = {
  name: string
  /** Stays the same when the name changes, and so does the tint that depends on it. */
  id?: string | undefined
}

/** Two letters for a provider or a university, shown beside its name because alone they say nothing. */
export function Monogram({ name, id = name }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-10 shrink-0 items-center justify-center rounded text-sm font-semibold text-ink forced-colors:border ${tintOf(id)}`}
    >
      {initialsOf(name)}
    </span>
  )
}
