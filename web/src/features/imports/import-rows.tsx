import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ImportRowOutcome, ImportRowsQuery } from '#gql/graphql'
import { TextLink } from '#page/links.tsx'
import { freshList, nextPage } from '#page/next-page.ts'
import { QueryState } from '#page/query-state.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { SelectField } from '#ui/select-field.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { workspacePaths } from '#workspace-paths'
import { importMessages as text } from './import-messages.ts'

const query = graphql(`
  query ImportRows($id: ID!, $outcome: ImportRowOutcome, $after: String) {
    listingImport(id: $id) {
      id
      rows(outcome: $outcome, first: 100, after: $after) {
        edges {
          cursor
          node {
            rowNumber
            title
            outcome
            state
            scholarshipId
            faults {
              column
              message
            }
            draftReasons {
              column
              message
            }
          }
        }
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`)

/** The number that the query asks for: a shorter list needs no foot. */
const pageSize = 100

type Rows = NonNullable<ImportRowsQuery['listingImport']>['rows']
type Row = Rows['edges'][number]['node']

const kinds = optionsOf(text.outcomes)

type ImportRowsProps = {
  importId: string
  /** The outcome that is shown at first. */
  first: ImportRowOutcome | ''
}

/** The rows of the file, with the effect of each and what to correct in it. */
export function ImportRows({ importId, first }: ImportRowsProps) {
  const [outcome, setOutcome] = useState(first)
  const result = useQuery(query, {
    variables: { id: importId, outcome: outcome === '' ? null : outcome },
    ...freshList,
  })
  const rows = result.data?.listingImport?.rows
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{text.rows}</h2>
      <SelectField
        label={text.show}
        name="outcome"
        isOptional="unsaid"
        value={outcome}
        placeholder={text.all}
        options={kinds}
        onChange={setOutcome}
        className="sm:max-w-64"
      />
      {!rows && (
        <QueryState result={result} failed={text.loadFailed} label={text.loading}>
          <Skeleton className="h-64" />
        </QueryState>
      )}
      {rows?.totalCount === 0 && <p className="text-muted">{text.noRows}</p>}
      {rows && rows.totalCount > 0 && (
        <Table rows={rows} {...nextPage(result, text.loadFailed)} />
      )}
    </section>
  )
}

/** On a phone, no heading is above it. */
const numberOf = ({ rowNumber }: Row) => (
  <>
    <span aria-hidden="true" className="sm:hidden">
      {text.row}{' '}
    </span>
    {rowNumber}
  </>
)

const columns: readonly Column<Row>[] = [
  { key: 'row', header: text.row, cell: numberOf, isNumber: true },
  {
    key: 'title',
    header: text.scholarship,
    cell: ({ title, scholarshipId }) =>
      scholarshipId ? (
        <TextLink to={workspacePaths.editScholarship(scholarshipId)}>
          {title || text.untitled}
        </TextLink>
      ) : (
        title || text.untitled
      ),
  },
  { key: 'notes', header: text.notes, cell: (row) => <Notes row={row} /> },
  { key: 'outcome', header: text.outcome, cell: outcomeOf },
]

function outcomeOf({ outcome, state }: Row): string {
  if (state === 'WAITING') return text.outcomes[outcome]
  return `${text.outcomes[outcome]} · ${text.states[state]}`
}

type TableProps = { rows: Rows } & ReturnType<typeof nextPage>

function Table({ rows, isLoadingMore, onShowMore }: TableProps) {
  const { hasNextPage, endCursor } = rows.pageInfo
  const nodes = rows.edges.map(({ node }) => node)
  return (
    <>
      <DataTable
        caption={text.rows}
        isCaptionHidden
        isStacked
        columns={columns}
        rows={nodes}
        rowKey={({ rowNumber }) => String(rowNumber)}
      />
      {(hasNextPage || nodes.length > pageSize) && (
        <ShowMore
          shownCount={nodes.length}
          totalCount={rows.totalCount}
          noun={text.rowsNoun}
          hasMore={hasNextPage}
          isLoading={isLoadingMore}
          onPress={() => endCursor && onShowMore(endCursor)}
        />
      )}
    </>
  )
}

function Notes({ row }: { row: Row }) {
  const notes = [
    ...row.faults.map((fault) => sentence(fault)),
    ...row.draftReasons.map((reason) => `${text.onlyDraft}: ${sentence(reason)}`),
  ]
  return (
    <ul className="flex min-w-64 flex-col gap-1">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

function sentence({ column, message }: { column: string; message: string }): string {
  return column === '' || message.startsWith(column) ? message : `${column}: ${message}`
}
