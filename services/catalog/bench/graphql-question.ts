import { parse } from 'graphql'
import type { DocumentNode } from 'graphql'
import { cursorOf } from '@landfall/kit/graphql/paging'
import type { Question } from './questions.ts'

const PAGE_SIZE = 20

const PAGE = `query Search($filter: ScholarshipFilter, $sort: ScholarshipSort, $after: String) {
  scholarships(filter: $filter, sort: $sort, first: ${PAGE_SIZE}, after: $after) {
    edges { node { id slug title provider amountLabel amount { amount currency } degreeLevel eligibleCountries
      deadline { precision date label } } }
    pageInfo { hasNextPage endCursor }
    correctedQuery
  }
}`
const FACETS = `query Facets($filter: ScholarshipFilter) {
  scholarships(filter: $filter, first: 1) { facets { kind values { value count } } }
}`

export type GraphqlQuestion = {
  source: string
  document: DocumentNode
  variables: Record<string, unknown>
}

const documents = { page: parse(PAGE), facets: parse(FACETS) }

/** The question as the web client asks it. */
export function graphqlOf({ kind, search, sort, after }: Question): GraphqlQuestion {
  const filter = {
    query: search.query,
    degreeLevel: search.degreeLevel,
    fieldOfStudy: search.fieldOfStudy,
    countries: search.countries,
    minAmount: search.minAmount,
  }
  return kind === 'facets'
    ? { source: FACETS, document: documents.facets, variables: { filter } }
    : {
        source: PAGE,
        document: documents.page,
        variables: {
          filter,
          sort: sort.toUpperCase(),
          after: after === null ? null : cursorOf(after),
        },
      }
}
