import { graphql } from '#gql'
import type { LedgerQuery } from '#gql/graphql'

/** A page of a fund's ledger, newest first. */
export const ledgerQuery = graphql(`
  query Ledger($id: ID!, $kinds: [LedgerEntryKind!], $after: String) {
    fund(id: $id) {
      id
      ledger(kinds: $kinds, first: 50, after: $after) {
        edges {
          cursor
          node {
            id
            number
            kind
            amount {
              amount
              currency
            }
            happenedOn
            note
            correctsId
            at
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`)

/** One line of the ledger. */
export type Entry = NonNullable<LedgerQuery['fund']>['ledger']['edges'][number]['node']
