import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { DeadlineText } from '#features/scholarships/deadline-text.tsx'
import { EligibilityChip } from '#features/scholarships/eligibility-chip.tsx'
import { SavedCard } from '#features/saved/saved-card.tsx'
import { SavedCounts } from '#features/saved/saved-counts.tsx'
import { savedMessages as text, statusLabels } from '#features/saved/saved-messages.ts'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { formatNumber } from '#lib/format/format.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { graphql } from '#gql'
import type { SavedScholarshipStatus } from '#gql/graphql'

const savedQuery = graphql(`
  query SavedPage($status: SavedScholarshipStatus, $after: String) {
    savedScholarships(status: $status, first: 50, after: $after) {
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
          scholarship {
            id
            ...DeadlineText_Scholarship
            ...EligibilityChip_Scholarship
          }
        }
      }
    }
  }
`)

const statuses = Object.entries(statusLabels).map(([value, label]) => ({
  value: value as SavedScholarshipStatus,
  label,
}))

function useSavedList() {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('status')?.toUpperCase()
  const status = statuses.find(({ value }) => value === asked)?.value ?? null
  const result = useQuery(savedQuery, {
    variables: { status },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const show = (next: SavedScholarshipStatus | '') =>
    setAddress(next === '' ? {} : { status: next.toLowerCase() })
  return { status, show, result }
}

/** One's own list; the status that is shown is in the address. */
export function SavedList() {
  const list = useSavedList()
  const total = useRef<HTMLParagraphElement>(null)
  const found = list.result.data?.savedScholarships
  return (
    <>
      <SavedCounts />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p ref={total} tabIndex={-1} role="status" className="min-h-6 font-semibold">
          {found && text.total(formatNumber(found.totalCount), found.totalCount === 1)}
        </p>
        <SelectField
          label={text.show}
          name="status"
          isOptional="unsaid"
          placeholder={text.all}
          options={statuses}
          value={list.status ?? ''}
          onChange={list.show}
        />
      </div>
      <Outcome
        {...list}
        // The pressed button is gone with its card.
        onRemoved={() => total.current?.focus({ preventScroll: true })}
      />
    </>
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
          <p>
            <TextLink
              to={paths.toolkit({ scholarship: node.scholarship.id })}
              className="inline-flex min-h-11 items-center"
            >
              {text.prepare}
            </TextLink>
          </p>
        </SavedCard>
      )}
    </PaginatedList>
  )
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
