import type { ApolloCache, Reference } from '@apollo/client'

type List = { edges: readonly { node: Reference }[] }

/** A question that is asked again has another id: it takes the place of the earlier one in its conversation. */
export function replaceReply(
  cache: ApolloCache,
  before: string,
  { id, sessionId }: { id: string; sessionId: string },
): void {
  const was = cache.identify({ __typename: 'MentorReply', id: before })
  const is = cache.identify({ __typename: 'MentorReply', id })
  if (!is) return
  cache.modify<{ exchanges: List }>({
    id: cache.identify({ __typename: 'MentorSession', id: sessionId }),
    fields: {
      exchanges: (list) =>
        'edges' in list
          ? {
              ...list,
              edges: list.edges.map((edge) =>
                edge.node.__ref === was ? { ...edge, node: { __ref: is } } : edge,
              ),
            }
          : list,
    },
  })
}
