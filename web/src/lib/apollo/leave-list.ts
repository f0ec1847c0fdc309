import type { ApolloCache, Reference } from '@apollo/client'

type List = { edges: readonly { node: Reference }[]; totalCount: number }

const isList = (value: object): value is List => 'edges' in value && 'totalCount' in value

/** Takes a record that continues elsewhere out of a list; the other records stay in their places. */
export function leaveList(cache: ApolloCache, listField: string, recordId: string): void {
  cache.modify({
    fields: {
      [listField](list: List | Reference, { readField }) {
        if (!isList(list)) return list
        const edges = list.edges.filter(({ node }) => readField('id', node) !== recordId)
        if (edges.length === list.edges.length) return list
        return { ...list, edges, totalCount: list.totalCount - 1 }
      },
    },
  })
}
