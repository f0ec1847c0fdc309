import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { ApplicationCard } from '#features/applications/application-card.tsx'
import {
  applicationMessages as text,
  stages,
  type Stage,
} from '#features/applications/application-messages.ts'
import { BoardColumns, BoardList, type BoardItem } from '#features/applications/board.tsx'
import { ElsewhereCard } from '#features/applications/elsewhere-card.tsx'
import { useBoardView, type BoardView } from '#features/applications/use-board-view.ts'
import { graphql } from '#gql'
import type { ApplicationBoardQuery } from '#gql/graphql'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { NotLoaded } from '#page/not-loaded.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useTracked, type Tracked } from './use-tracked.ts'

const boardQuery = graphql(`
  query ApplicationBoard($states: [ApplicationState!]) {
    applications(states: $states, first: 100) {
      edges {
        cursor
        node {
          id
          state
          ...ApplicationCard_Application
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

/** The student's applications, made here and elsewhere; the address names the stage that is shown. */
export function useBoard() {
  const [address, setAddress] = useSearchParams()
  const shown = stages.find(({ key }) => key === address.get('stage')) ?? null
  const here = useQuery(boardQuery, {
    variables: { states: shown ? [...shown.states] : null },
    fetchPolicy: 'cache-and-network',
  })
  const { tracked, isWhole, hasFailed, retry } = useTracked()
  const show = (key: string) => setAddress(key === '' ? {} : { stage: key })
  const items = here.data ? itemsOf(here.data, tracked, shown) : []
  return {
    shown,
    show,
    here,
    items,
    // The list counts as empty only once all of it is read.
    isRead: isWhole || hasFailed || items.length > 0,
    isEmpty: here.data && isWhole && !hasFailed && items.length === 0 && !shown,
    hasFailed,
    retry,
  }
}

/** Applications by stage, as a list or in columns. */
export function ApplicationBoard(board: ReturnType<typeof useBoard>) {
  const { shown, show, here, items, isRead, isEmpty, hasFailed, retry } = board
  const [view, setView] = useBoardView()
  if (!here.data || !isRead)
    return (
      <QueryState result={here} failed={text.failed} label={text.loading}>
        <ListSkeleton />
      </QueryState>
    )
  if (isEmpty)
    return (
      <FindScholarships illustration="letter" title={text.emptyTitle} find={text.find}>
        {text.empty}
      </FindScholarships>
    )
  return (
    <div className="flex flex-col gap-4">
      <Choices shown={shown} onShow={show} view={view} onView={setView} />
      {hasFailed && <NotLoaded words={text.elsewhereFailed} retry={retry} />}
      {here.data.applications.pageInfo.hasNextPage && <p>{text.more}</p>}
      {items.length === 0 ? (
        !hasFailed && <NoneAtStage onShowAll={() => show('')} />
      ) : view === 'list' || shown ? (
        <BoardList stages={stages} items={items} />
      ) : (
        <BoardColumns stages={stages} items={items} />
      )}
    </div>
  )
}

function NoneAtStage({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={text.noneTitle}
      action={<Button onClick={onShowAll}>{text.showAll}</Button>}
    >
      {text.none}
    </EmptyState>
  )
}

type ChoicesProps = {
  shown: Stage | null
  onShow: (key: string) => void
  view: BoardView
  onView: (view: BoardView) => void
}

function Choices({ shown, onShow, view, onView }: ChoicesProps) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SelectField
        label={text.show}
        name="stage"
        isOptional="unsaid"
        placeholder={text.all}
        options={stages.map(({ key, label }) => ({ value: key as string, label }))}
        value={shown?.key ?? ''}
        onChange={onShow}
      />
      {!shown && (
        <SelectField<BoardView>
          label={text.view}
          name="view"
          isOptional="unsaid"
          options={[
            { value: 'list', label: text.asList },
            { value: 'columns', label: text.asColumns },
          ]}
          value={view}
          onChange={(next) => next !== '' && onView(next)}
        />
      )}
    </div>
  )
}

/** The applications made here, and those tracked ones that have no application here. */
function itemsOf(
  here: ApplicationBoardQuery,
  tracked: readonly Tracked[],
  shown: Stage | null,
): BoardItem[] {
  const own = here.applications.edges.flatMap(({ node }) => {
    const stage = stageOf((one) => one.states.some((state) => state === node.state))
    return stage
      ? [{ id: node.id, stage, card: <ApplicationCard application={node} /> }]
      : []
  })
  const others = tracked.flatMap((node) => {
    if (node.scholarship.application) return []
    const stage = stageOf((one) => one.saved.some((s) => s === node.applicationStatus))
    return stage ? [{ id: node.id, stage, card: <ElsewhereCard saved={node} /> }] : []
  })
  return [...own, ...others].filter(({ stage }) => !shown || stage.key === shown.key)
}

function stageOf(holds: (stage: Stage) => boolean): Stage | undefined {
  return stages.find(holds)
}
