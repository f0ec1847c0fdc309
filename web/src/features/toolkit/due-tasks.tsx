import { TextLink } from '#page/links.tsx'
import { NotLoaded } from '#page/not-loaded.tsx'
import { QueryState } from '#page/query-state.tsx'
import { paths } from '#paths'
import { cardStyle } from '#ui/card-style.ts'
import { DueText } from './due-text.tsx'
import { toolkitMessages as text } from './toolkit-messages.ts'
import { useDueTasks, type Due } from './use-due-tasks.ts'

/** Tasks with a day, the soonest first; nothing when there are none. */
export function DueTasks() {
  const { due, isWhole, hasFailed, retry, ...result } = useDueTasks()
  // Most people have none, so nothing shows while it loads.
  if (!due) return <QueryState result={result} failed={text.dueFailed} />
  if (due.length === 0 && !hasFailed) return null
  return (
    <section aria-labelledby="due-tasks" className="flex flex-col gap-3">
      <h2 id="due-tasks" className="text-xl">
        {text.calendarTitle}
      </h2>
      {hasFailed && <NotLoaded words={text.dueRestFailed} retry={retry} />}
      {due.length > 0 && <DueList due={due} />}
      {!isWhole && !hasFailed && (
        <p role="status" className="text-muted">
          {text.dueReading}
        </p>
      )}
    </section>
  )
}

function DueList({ due }: { due: readonly Due[] }) {
  return (
    <ul className={cardStyle(null, 'divide-y divide-line px-5')}>
      {due.map(({ id, title, dueDate, of }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
        >
          <div className="min-w-0">
            <TextLink
              to={paths.toolkit({ scholarship: of.id })}
              className="inline-flex min-h-11 items-center break-words"
            >
              {title}
            </TextLink>
            <p className="text-sm text-muted">{of.title}</p>
          </div>
          <DueText dueDate={dueDate} />
        </li>
      ))}
    </ul>
  )
}
