import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { GuidanceCard } from '#features/immigration/guidance-card.tsx'
import {
  guidanceTypes,
  immigrationMessages as text,
  statuses,
} from '#features/immigration/immigration-messages.ts'
import { ListTools } from '#page/list-tools.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { SelectField } from '#ui/select-field.tsx'
import { graphql } from '#gql'

const query = graphql(`
  query OwnRequests($type: String, $status: String, $after: String) {
    immigrationGuidances(type: $type, status: $status, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...GuidanceCard_Guidance
        }
      }
    }
  }
`)

/** The student's requests, by type and status, which the address holds. */
export function OwnRequests() {
  const filters = useFilters()
  const { type, status } = filters
  const result = useQuery(query, {
    variables: { type: type?.value, status: status?.value },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const isFiltered = Boolean(type ?? status)
  const list = result.data?.immigrationGuidances
  return (
    <section aria-labelledby="requests" className="flex flex-col gap-4">
      <h2 id="requests" className="text-xl">
        {text.list}
      </h2>
      <ListTools list={list} isFiltered={isFiltered}>
        <Filters {...filters} />
      </ListTools>
      <p role="status" className="sr-only">
        {list && text.found(list.totalCount)}
      </p>
      <PaginatedList
        result={result}
        list={list}
        noun="requests"
        failed={text.failed}
        loading={text.loading}
        empty={
          <EmptyState
            illustration="lighthouse"
            title={isFiltered ? text.emptyFiltered : text.emptyTitle}
          >
            {text.empty}
          </EmptyState>
        }
      >
        {showRequest}
      </PaginatedList>
    </section>
  )
}

function Filters({ type, status, setFilter }: ReturnType<typeof useFilters>) {
  return (
    <div className="flex flex-wrap gap-4">
      <SelectField
        label={text.type}
        name="type"
        isOptional="unsaid"
        placeholder={text.allTypes}
        options={types}
        value={type?.value ?? ''}
        onChange={(value) => setFilter('type', value)}
      />
      <SelectField
        label={text.status}
        name="status"
        isOptional="unsaid"
        placeholder={text.allStatuses}
        options={states}
        value={status?.value ?? ''}
        onChange={(value) => setFilter('status', value)}
      />
    </div>
  )
}

const types = optionsOf(guidanceTypes)
const states = optionsOf(statuses)

function useFilters() {
  const [address, setAddress] = useSearchParams()
  const asked = (name: string) => address.get(name)?.toUpperCase()
  return {
    type: types.find(({ value }) => value === asked('type')),
    status: states.find(({ value }) => value === asked('status')),
    setFilter(name: string, value: string) {
      const next = new URLSearchParams(address)
      if (value === '') next.delete(name)
      else next.set(name, value)
      setAddress(next, { replace: true })
    },
  }
}

type Node = { id: string } & Parameters<typeof GuidanceCard>[0]['guidance']

function showRequest(node: Node) {
  return <GuidanceCard guidance={node} />
}
