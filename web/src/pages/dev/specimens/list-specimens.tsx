import { Card } from '#ui/card.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { RowActions } from '#ui/row-actions.tsx'
import { Specimen } from './specimen.tsx'

const rows = [
  { id: 'reef', name: 'Reef Award', amount: 'US$5,000' },
  { id: 'tide', name: 'Tide Award', amount: 'US$12,500' },
]
const connection = {
  edges: rows.map((node) => ({ node })),
  pageInfo: { hasNextPage: true, endCursor: 'tide' },
  totalCount: 45,
}

/** Components that list things below one another. */
export function ListSpecimens() {
  return (
    <>
      <Specimen name="DataTable">
        <DataTable
          caption="Awards"
          columns={[
            { key: 'name', header: 'Name', cell: ({ name }) => name },
            {
              key: 'amount',
              header: 'Amount',
              cell: ({ amount }) => amount,
              isNumber: true,
            },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </Specimen>
      <Specimen name="PagedList, Card">
        <PagedList
          connection={connection}
          noun="awards"
          isLoadingMore={false}
          onShowMore={() => {}}
        >
          {({ name }) => <Card>{name}</Card>}
        </PagedList>
      </Specimen>
      <Specimen name="RowActions">
        {rows.map(({ id, name }, index) => (
          <RowActions
            key={id}
            labels={{
              up: `Move ${name} up`,
              down: `Move ${name} down`,
              remove: `Remove ${name}`,
            }}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            onMove={() => {}}
            onRemove={() => {}}
          />
        ))}
      </Specimen>
    </>
  )
}
