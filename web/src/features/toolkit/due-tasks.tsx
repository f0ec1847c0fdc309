import { useQuery } from '@apollo/client/react'
import { TextLink } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { graphql, readFragment } from '#gql'
import type { DueTasksQuery } from '#gql/graphql'
import { paths } from '#paths'
import { cardStyle } from '#ui/card-style.ts'
import { DueText } from './due-text.tsx'
import { toolkitMessages as text } from './toolkit-messages.ts'

const taskFragment = graphql(`
  fragment DueTasks_PrepTask on PrepTask {
    id
    title
    status
    dueDate
    scholarship {
      id
      title
    }
  }
`)

// Completed ones would take the place of what is still to come.
const query = graphql(`
  query DueTasks {
    notStarted: prepTasks(status: NOT_STARTED, first: 50) {
      edges {
        cursor
        node {
          id
          ...DueTasks_PrepTask
        }
      }
    }
    inProgress: prepTasks(status: IN_PROGRESS, first: 50) {
      edges {
        cursor
        node {
          id
          ...DueTasks_PrepTask
        }
      }
    }
    blocked: prepTasks(status: BLOCKED, first: 50) {
      edges {
        cursor
        node {
          id
          ...DueTasks_PrepTask
        }
      }
    }
    prepChecklists(first: 50) {
      edges {
        cursor
        node {
          id
          checklistItems {
            id
            task
            completed
            isGone
            dueDate
          }
          scholarship {
            id
            title
          }
        }
      }
    }
  }
`)

type Due = { id: string; title: string; dueDate: string; of: { id: string; title: string } }

/** What is to be done on a day, the soonest first; nothing where there is none. */
export function DueTasks() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const { data } = result
  // Most have none: nothing stands there while it loads.
  if (!data) return <QueryState result={result} failed={text.dueFailed} />
  const due = dueThings(data)
  if (due.length === 0) return null
  return (
    <section aria-labelledby="due-tasks" className="flex flex-col gap-3">
      <h2 id="due-tasks" className="text-xl">
        {text.calendarTitle}
      </h2>
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
    </section>
  )
}

function dueThings({ prepChecklists, ...open }: DueTasksQuery): Due[] {
  const tasks = [open.notStarted, open.inProgress, open.blocked]
    .flatMap(({ edges }) => edges.map(({ node }) => readFragment(taskFragment, node)))
    // The lists that are kept still name what was completed since.
    .flatMap(({ id, title, status, dueDate, scholarship: of }) =>
      dueDate && status !== 'COMPLETED' ? { id, title, dueDate, of } : [],
    )
  const lines = prepChecklists.edges.flatMap(({ node }) =>
    node.checklistItems.flatMap(({ id, task, completed, isGone, dueDate }) =>
      dueDate && !completed && !isGone
        ? { id, title: task, dueDate, of: node.scholarship }
        : [],
    ),
  )
  return [...tasks, ...lines].toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
}
