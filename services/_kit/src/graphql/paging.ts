import type { z } from 'zod'
import { throwProblem, validationFailed } from '../core/problems.ts'
import { maxPageSize, type Caller } from '../identity/viewer.ts'

/**
 * Parses the `first` and `after` arguments of a connection.
 * @param position schema of what this list's cursors hold
 * @throws GraphQLError VALIDATION_FAILED when `first` is out of bounds or `after` is no cursor of this list
 */
export function parsePage<Position>(
  caller: Pick<Caller, 'channel'>,
  args: { first?: number | null; after?: string | null },
  position: z.ZodType<Position>,
): { first: number; after: Position | null } {
  const first = args.first ?? 20
  const max = maxPageSize(caller.channel)
  if (first < 1 || first > max) {
    throwProblem(
      validationFailed([{ path: ['first'], message: `Ask for 1 to ${max} records` }]),
    )
  }
  if (!args.after) return { first, after: null }
  const after = position.safeParse(readCursor(args.after))
  if (!after.success) {
    throwProblem(
      validationFailed([{ path: ['after'], message: 'This is not a cursor of this list' }]),
    )
  }
  return { first, after: after.data }
}

/** An opaque cursor that holds a position, a JSON value. */
export function cursorOf(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

function readCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

export type Connection<Node> = {
  edges: { cursor: string; node: Node }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
  totalCount: number
}

/** Presents one page of records as a connection; `positionOf` gives a record's place in the order. */
export function connectionOf<Item, Node>(page: {
  items: readonly Item[]
  node: (item: Item) => Node
  positionOf: (item: Item) => unknown
  hasNextPage: boolean
  hasPreviousPage: boolean
  totalCount: number
}): Connection<Node> {
  const edges = page.items.map((item) => ({
    cursor: cursorOf(page.positionOf(item)),
    node: page.node(item),
  }))
  return {
    edges,
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPreviousPage,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: page.totalCount,
  }
}
