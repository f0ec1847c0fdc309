import { useRef } from 'react'
import { TaskCard } from '#features/toolkit/task-card.tsx'
import { toolkitMessages as text } from '#features/toolkit/toolkit-messages.ts'
import { nextPage, type Paged } from '#page/next-page.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import type { StudentToolkitQuery } from '#gql/graphql'

type Tasks = StudentToolkitQuery['prepTasks']

type Props = { data: Tasks; result: Paged }

/** How many tasks the query reads at a time. */
const firstPage = 100

/** Open tasks, the soonest first; completed ones are folded below. */
export function TaskLists({ data, result }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { isLoadingMore, onShowMore } = nextPage(result, text.failed)
  const { edges, pageInfo, totalCount } = data
  if (edges.length === 0)
    return (
      <EmptyState illustration="bag" title={text.noTasksTitle}>
        {text.noTasks}
      </EmptyState>
    )
  const tasks = edges.map(({ node }) => node)
  const active = tasks.filter(({ status }) => status !== 'COMPLETED')
  const completed = tasks.filter(({ status }) => status === 'COMPLETED')
  // The pressed card leaves its list.
  const onGone = () => heading.current?.focus({ preventScroll: true })
  const { endCursor } = pageInfo
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {text.active}
      </h2>
      {active.length === 0 ? (
        <p>{pageInfo.hasNextPage ? text.noneShown : text.allDone}</p>
      ) : (
        <List tasks={active} onGone={onGone} />
      )}
      {completed.length > 0 && (
        <Disclosure summary={text.completedTasks(completed.length)}>
          <List tasks={completed} onGone={onGone} />
        </Disclosure>
      )}
      {(pageInfo.hasNextPage || totalCount > firstPage) && (
        <ShowMore
          shownCount={edges.length}
          totalCount={totalCount}
          noun={text.noun}
          hasMore={pageInfo.hasNextPage}
          isLoading={isLoadingMore}
          onPress={() => endCursor && onShowMore(endCursor)}
        />
      )}
    </div>
  )
}

type ListProps = { tasks: readonly Tasks['edges'][number]['node'][]; onGone: () => void }

function List({ tasks, onGone }: ListProps) {
  return (
    <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {tasks.map((task) => (
        <li key={task.id}>
          <TaskCard task={task} onGone={onGone} />
        </li>
      ))}
    </ul>
  )
}
