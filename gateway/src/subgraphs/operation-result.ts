import type { GraphQLError } from 'graphql'

/** What executing one operation gives, before it becomes a response. */
export type OperationResult = {
  data?: Record<string, unknown> | null
  errors?: GraphQLError[]
  extensions?: Record<string, unknown>
}
