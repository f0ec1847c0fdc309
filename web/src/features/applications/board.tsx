import { useId, type ReactNode } from 'react'
import { applicationMessages as text, type Stage } from './application-messages.ts'

export type BoardItem = { id: string; stage: Stage; card: ReactNode }

type Props = { stages: readonly Stage[]; items: readonly BoardItem[] }

/** All applications in one list, in the order of the stages. */
export function BoardList({ stages, items }: Props) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      {/* The cards' headings are below this one, also where no figures come before. */}
      <h2 id={headingId} className="sr-only">
        {text.board}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {stages
          .flatMap((stage) => items.filter((item) => item.stage.key === stage.key))
          .map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
      </ul>
    </section>
  )
}

/** A column for each stage; columns that do not fit scroll by themselves, while the page does not. */
export function BoardColumns({ stages, items }: Props) {
  return (
    <div
      role="region"
      aria-label={text.board}
      // Arrow keys scroll it where no card in sight takes the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="-mx-4 flex items-start gap-4 overflow-x-auto px-4 pb-4"
    >
      {stages.map((stage) => {
        const own = items.filter((item) => item.stage.key === stage.key)
        // Most applications go through five stages, for which a wide screen has room.
        if (stage.key === 'withdrawn' && own.length === 0) return null
        return (
          <section
            key={stage.key}
            aria-label={`${stage.label}: ${own.length}`}
            className="flex w-64 shrink-0 flex-col gap-3 rounded bg-sunken p-3 lg:w-0 lg:min-w-52 lg:grow"
          >
            <h2 className="flex justify-between text-base">
              {stage.label} <span className="tabular text-muted">{own.length}</span>
            </h2>
            {own.length === 0 && <p className="text-sm text-muted">{text.noneInColumn}</p>}
            {own.map(({ id, card }) => (
              <div key={id}>{card}</div>
            ))}
          </section>
        )
      })}
    </div>
  )
}
