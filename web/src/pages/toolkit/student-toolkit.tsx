import { useQuery } from '@apollo/client/react'
import { useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ChecklistCard } from '#features/toolkit/checklist-card.tsx'
import { ScholarshipChoice } from '#features/toolkit/scholarship-choice.tsx'
import { SummaryCards } from '#features/toolkit/summary-cards.tsx'
import { toolkitMessages as text } from '#features/toolkit/toolkit-messages.ts'
import { useCreatePlan } from '#features/toolkit/use-create-plan.ts'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { graphql } from '#gql'
import type { StudentToolkitQuery } from '#gql/graphql'
import { TaskLists } from './task-lists.tsx'

const TaskDialog = lazyPart(
  async () => (await import('#features/toolkit/task-dialog.tsx')).TaskDialog,
)

const query = graphql(`
  query StudentToolkit($scholarshipId: ID, $after: String) {
    prepSummary(scholarshipId: $scholarshipId) {
      ...SummaryCards_Summary
    }
    prepTasks(scholarshipId: $scholarshipId, first: 100, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          status
          ...TaskCard_PrepTask
        }
      }
    }
    prepChecklists(scholarshipId: $scholarshipId, first: 100) {
      totalCount
      edges {
        cursor
        node {
          id
          ...ChecklistCard_PrepChecklist
        }
      }
    }
  }
`)

/** Which scholarship and which tab are shown is in the address. */
function useShown() {
  const [address, setAddress] = useSearchParams()
  const change = (name: string, value: string) =>
    setAddress(
      (before) => {
        if (value === '') before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true },
    )
  return {
    scholarshipId: address.get('scholarship') ?? '',
    tab: address.get('tab') === 'checklists' ? ('checklists' as const) : ('tasks' as const),
    choose: (id: string) => change('scholarship', id),
    open: (tab: 'tasks' | 'checklists') => change('tab', tab === 'tasks' ? '' : tab),
  }
}

/** A student's tasks and checklists, of one scholarship or of all. */
export function StudentToolkit() {
  const shown = useShown()
  const result = useQuery(query, {
    variables: { scholarshipId: shown.scholarshipId || null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const data = result.data ?? result.previousData
  return (
    <>
      <Controls {...shown} onPlanned={() => void result.refetch().catch(() => {})} />
      {data ? (
        <>
          <SummaryCards
            summary={data.prepSummary}
            checklistCount={data.prepChecklists.totalCount}
          />
          <Tabs
            label={text.tabs}
            value={shown.tab}
            onChange={shown.open}
            tabs={[
              {
                value: 'tasks',
                label: text.tabOf(text.tasks, data.prepTasks.totalCount),
                content: <TaskLists data={data.prepTasks} result={result} />,
              },
              {
                value: 'checklists',
                label: text.tabOf(text.checklists, data.prepChecklists.totalCount),
                content: <Checklists data={data.prepChecklists} />,
              },
            ]}
          />
        </>
      ) : (
        <QueryState result={result} failed={text.failed} label={text.loading}>
          <ToolkitSkeleton />
        </QueryState>
      )}
    </>
  )
}

type ControlsProps = Pick<ReturnType<typeof useShown>, 'scholarshipId' | 'choose'> & {
  onPlanned: () => void
}

function Controls({ scholarshipId, choose, onPlanned }: ControlsProps) {
  const id = useId()
  const { create, isBusy } = useCreatePlan()
  const [isAdding, setIsAdding] = useState(false)
  const [error, setError] = useState<string>()
  const place = useRef<HTMLDivElement>(null)

  async function plan() {
    if (scholarshipId === '') {
      setError(text.chooseFirst)
      return document.getElementById(id)?.focus()
    }
    if (await create(scholarshipId)) onPlanned()
  }

  return (
    <div ref={place} className="flex flex-col gap-4 lg:flex-row lg:items-start">
      <div className="lg:grow">
        <ScholarshipChoice
          id={id}
          name="scholarship"
          value={scholarshipId}
          error={scholarshipId === '' ? error : undefined}
          onChange={choose}
        />
      </div>
      <div className="flex flex-wrap gap-3 lg:pt-14">
        <Button kind="primary" isBusy={isBusy} onClick={() => void plan()}>
          {isBusy ? text.creatingPlan : text.createPlan}
        </Button>
        <Button onClick={() => setIsAdding(true)}>{text.addTask}</Button>
      </div>
      {isAdding && (
        <LazyPart>
          <TaskDialog
            task={null}
            scholarshipId={scholarshipId}
            onClose={() => setIsAdding(false)}
          />
        </LazyPart>
      )}
    </div>
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

function ToolkitSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-11 w-60" />
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  )
}
