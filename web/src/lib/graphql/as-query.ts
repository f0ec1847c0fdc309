import { Kind, OperationTypeNode, type DocumentNode } from 'graphql'

/** What a build adds to a subscription: the hash of its own text, and of the query's. */
type BuiltSubscription = DocumentNode & { __meta__?: { hash: string; queryHash?: string } }

const queries = new WeakMap<DocumentNode, DocumentNode>()

/** The same selection as a query: every field that can be watched can be asked for. */
export function asQuery<Document extends DocumentNode>(subscription: Document): Document {
  const known = queries.get(subscription)
  if (known) return known as Document
  const { __meta__: built, ...rest }: BuiltSubscription = subscription
  const definitions = subscription.definitions.map((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? { ...node, operation: OperationTypeNode.QUERY }
      : node,
  )
  const hash = built?.queryHash
  // The subscription's own hash would ask for the subscription.
  const query = { ...rest, definitions, ...(hash && { __meta__: { hash } }) }
  queries.set(subscription, query)
  return query as DocumentNode as Document
}
