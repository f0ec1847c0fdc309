import { ChecklistCard } from '#features/toolkit/checklist-card.tsx'
import { toolkitMessages as text } from '#features/toolkit/toolkit-messages.ts'
import type { Paged } from '#page/next-page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { StudentToolkitQuery } from '#gql/graphql'
import { TaskLists } from './task-lists.tsx'

export type ToolkitTab = 'tasks' | 'checklists'

type Props = {
  data: Pick<StudentToolkitQuery, 'prepTasks' | 'prepChecklists'>
  result: Paged
  tab: ToolkitTab
  onOpen: (tab: ToolkitTab) => void
}

/** Tasks and checklists, each with its count; without either, how to make some. */
export function ToolkitTabs({ data, result, tab, onOpen }: Props) {
  const { prepTasks, prepChecklists } = data
  if (prepTasks.totalCount + prepChecklists.totalCount === 0)
    return <TaskLists data={prepTasks} result={result} />
  return (
    <Tabs
      label={text.tabs}
      value={tab}
      onChange={onOpen}
      tabs={[
        {
          value: 'tasks',
          label: text.tabOf(text.tasks, prepTasks.totalCount),
          content: <TaskLists data={prepTasks} result={result} />,
        },
        {
          value: 'checklists',
          label: text.tabOf(text.checklists, prepChecklists.totalCount),
          content: <Checklists data={prepChecklists} />,
        },
      ]}
    />
  )
}

function Checklists({ data }: { data: StudentToolkitQuery['prepChecklists'] }) {
  if (data.edges.length === 0)
    return (
      <EmptyState illustration="bag" title={text.noListsTitle}>
        {text.noLists}
      </EmptyState>
    )
  return (
    <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {data.edges.map(({ node }) => (
        <li key={node.id}>
          <ChecklistCard checklist={node} />
        </li>
      ))}
    </ul>
  )
}
