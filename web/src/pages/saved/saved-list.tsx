import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { DeadlineText } from '#features/scholarships/deadline-text.tsx'
import { EligibilityChip } from '#features/scholarships/eligibility-chip.tsx'
import { SavedCard } from '#features/saved/saved-card.tsx'
import { SavedCounts } from '#features/saved/saved-counts.tsx'
import {
  savedMessages as text,
  sortLabels,
  statusLabels,
  statusOptions,
} from '#features/saved/saved-messages.ts'
import { isEditable } from '#entities/application/application-states.ts'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { LinkButton, TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { ListTools } from '#page/list-tools.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql } from '#gql'
import { usePrintAll } from './use-print-all.ts'
import type {
  ApplicationState,
  SavedScholarshipSort,
  SavedScholarshipStatus,
} from '#gql/graphql'

// Only paper needs it: it loads once the list is read.
const SavedSheet = lazyPart(
  async () => (await import('#features/saved/saved-sheet.tsx')).SavedSheet,
)

const savedQuery = graphql(`
  query SavedPage(
    $status: SavedScholarshipStatus
    $sort: SavedScholarshipSort!
    $after: String
  ) {
    savedScholarships(status: $status, sort: $sort, first: 50, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...SavedCard_SavedScholarship
          ...SavedSheet_SavedScholarship
          scholarship {
            id
            ...DeadlineText_Scholarship
            ...EligibilityChip_Scholarship
            application {
              id
              state
            }
          }
        }
      }
    }
  }
`)

const sorts = optionsOf(sortLabels)

function useSavedList() {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('status')?.toUpperCase()
  const status = statusOptions.find(({ value }) => value === asked)?.value ?? null
  const sort = sorts.find(({ value }) => isInAddress(value, address.get('sort')))
  const order = sort?.value ?? 'SAVED'
  const result = useQuery(savedQuery, {
    variables: { status, sort: order },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const change = (name: 'status' | 'sort', next: string) =>
    setAddress((before) => {
      const after = new URLSearchParams(before)
      if (next === '') after.delete(name)
      else after.set(name, next.toLowerCase())
      return after
    })
  return {
    status,
    order,
    show: (next: SavedScholarshipStatus | '') => change('status', next),
    // The default order is not in the address.
    sortBy: (next: SavedScholarshipSort | '') =>
      change('sort', next === 'SAVED' ? '' : next),
    result,
  }
}

function isInAddress(value: string, word: string | null): boolean {
  return value === word?.toUpperCase()
}

/** The student's saved list; the address says which status is shown, and in which order. */
export function SavedList() {
  const list = useSavedList()
  const total = useRef<HTMLParagraphElement>(null)
  const found = list.result.data?.savedScholarships
  const isFiltered = list.status !== null
  const isEmpty = found?.totalCount === 0 && !isFiltered
  return (
    <>
      <ListTools list={found} isFiltered={isFiltered}>
        <SavedCounts />
      </ListTools>
      <div
        className={
          isEmpty
            ? 'sr-only'
            : 'flex flex-wrap items-end justify-between gap-4 print:hidden'
        }
      >
        {/* An empty list has it too: it takes the focus when the last card is gone. */}
        <p ref={total} tabIndex={-1} role="status" className="min-h-6 font-semibold">
          {found && text.total(formatNumber(found.totalCount), found.totalCount === 1)}
        </p>
        <ListTools list={found} isFiltered={isFiltered}>
          <ListControls {...list} />
        </ListTools>
      </div>
      {/* A new element once the list is read: above an empty list nothing is left, and nothing must move up. */}
      <div key={String(!found)} className="print:hidden">
        <Outcome
          {...list}
          // The pressed button is gone with its card.
          onRemoved={() => total.current?.focus({ preventScroll: true })}
        />
      </div>
      {found && (
        <LazyPart
          fallback={<p className="hidden print:block">{text.loading}</p>}
          failed={<p className="hidden print:block">{text.printFailed}</p>}
        >
          <SavedSheet saved={found.edges.map(({ node }) => node)} />
        </LazyPart>
      )}
    </>
  )
}

/**
 * The choices of status and order, the button to print and the link to find more; an empty list has these in its own
 * place.
 */
function ListControls({
  status,
  show,
  order,
  sortBy,
  result,
}: ReturnType<typeof useSavedList>) {
  const found = result.data?.savedScholarships
  const { isReading, printAll } = usePrintAll({
    page: found?.pageInfo,
    readMore: (after) => result.fetchMore({ variables: { after } }),
    failed: text.printFailed,
  })
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SelectField
        label={text.show}
        name="status"
        isOptional="unsaid"
        placeholder={text.all}
        options={statusOptions}
        value={status ?? ''}
        onChange={show}
      />
      <SelectField
        label={text.sort}
        name="sort"
        isOptional="unsaid"
        options={sorts}
        value={order}
        onChange={sortBy}
      />
      {found && found.totalCount > 0 && (
        <Button isBusy={isReading} onClick={printAll}>
          {text.print}
        </Button>
      )}
      <LinkButton to={paths.scholarships()}>{text.find}</LinkButton>
    </div>
  )
}

type OutcomeProps = ReturnType<typeof useSavedList> & { onRemoved: () => void }

function Outcome({ status, show, result, onRemoved }: OutcomeProps) {
  return (
    <PaginatedList
      result={result}
      list={result.data?.savedScholarships}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
      noun={text.noun}
      failed={text.failed}
      loading={text.loading}
      empty={
        status === null ? (
          <FindScholarships illustration="bag" title={text.emptyTitle} find={text.find}>
            {text.empty}
          </FindScholarships>
        ) : (
          <NoneOfStatus status={status} onShowAll={() => show('')} />
        )
      }
    >
      {(node) => (
        <SavedCard saved={node} onRemoved={onRemoved}>
          <p>
            <DeadlineText scholarship={node.scholarship} />
          </p>
          <p className="empty:hidden">
            <EligibilityChip scholarship={node.scholarship} />
          </p>
          {isToPrepare(node.scholarship.application) && (
            <p>
              <TextLink
                to={paths.toolkit({ scholarship: node.scholarship.id })}
                className="inline-flex min-h-11 items-center"
              >
                {text.prepare}
              </TextLink>
            </p>
          )}
        </SavedCard>
      )}
    </PaginatedList>
  )
}

/** A submitted application needs no more preparation, unless the provider asks for more. */
function isToPrepare(application?: { state: ApplicationState } | null): boolean {
  return !application || isEditable(application.state)
}

type NoneOfStatusProps = { status: SavedScholarshipStatus; onShowAll: () => void }

function NoneOfStatus({ status, onShowAll }: NoneOfStatusProps) {
  return (
    <EmptyState
      title={text.emptyOfStatus(statusLabels[status])}
      action={<Button onClick={onShowAll}>{text.showAll}</Button>}
    >
      {text.emptyOfStatusHelp}
    </EmptyState>
  )
}
