import { useQuery } from '@apollo/client/react'
import { useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SummaryCards } from '#features/toolkit/summary-cards.tsx'
import { toolkitMessages as text } from '#features/toolkit/toolkit-messages.ts'
import { useCreatePlan } from '#features/toolkit/use-create-plan.ts'
import { useOutline } from '#features/toolkit/use-outline.ts'
import { ListTools } from '#page/list-tools.tsx'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'

// Loaded separately: finding one scholarship among many is heavy, and people come for the tasks.
const ScholarshipChoice = lazyPart(
  async () => (await import('#features/toolkit/scholarship-choice.tsx')).ScholarshipChoice,
)
// Tabs are heavy too, and the figures above them come first.
const ToolkitTabs = lazyPart(async () => (await import('./toolkit-tabs.tsx')).ToolkitTabs)
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

/** The scholarship and the tab that are shown, which the address holds. */
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

/** A student's tasks and checklists, for one scholarship or for all. */
export function StudentToolkit() {
  const shown = useShown()
  const result = useQuery(query, {
    variables: { scholarshipId: shown.scholarshipId || null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const data = result.data ?? result.previousData
  const totalCount = data ? data.prepTasks.totalCount + data.prepChecklists.totalCount : 0
  return (
    <>
      <Controls {...shown} onPlanned={() => void result.refetch().catch(() => {})} />
      {data ? (
        <>
          <ListTools list={{ totalCount }}>
            <SummaryCards
              summary={data.prepSummary}
              checklistCount={data.prepChecklists.totalCount}
            />
          </ListTools>
          <LazyPart fallback={<ListSkeleton />} failed={<PartFailed />}>
            <ToolkitTabs data={data} result={result} tab={shown.tab} onOpen={shown.open} />
          </LazyPart>
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
  const outline = useOutline()
  const [isAdding, setIsAdding] = useState(false)
  const [error, setError] = useState<string>()
  const place = useRef<HTMLDivElement>(null)

  /** Plans and outlines need a chosen scholarship. */
  async function ofChosen(make: (scholarshipId: string) => Promise<boolean>) {
    if (scholarshipId === '') {
      setError(text.chooseFirst)
      return document.getElementById(id)?.focus()
    }
    if (await make(scholarshipId)) onPlanned()
  }

  return (
    <div ref={place} className="flex flex-col gap-4 lg:flex-row lg:items-start">
      <div className="lg:grow">
        <LazyPart fallback={<Skeleton className="h-24" />} failed={<PartFailed />}>
          <ScholarshipChoice
            id={id}
            name="scholarship"
            value={scholarshipId}
            error={scholarshipId === '' ? error : undefined}
            onChange={choose}
          />
        </LazyPart>
      </div>
      <div className="flex flex-wrap gap-3 lg:pt-13">
        <Button kind="primary" isBusy={isBusy} onClick={() => void ofChosen(create)}>
          {isBusy ? text.creatingPlan : text.createPlan}
        </Button>
        <Button isBusy={outline.isBusy} onClick={() => void ofChosen(outline.draft)}>
          {text.draftOutline}
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
