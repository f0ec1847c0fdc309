import type { OperationSize } from './measure-operation.ts'

/** Limits of a stranger's operation; see also DOCUMENT_LIMITS. */
export const OPERATION_LIMITS = {
  depth: 10,
  aliases: 30,
  cost: 1_000,
  /** With each fragment counted wherever it is spread. */
  fields: 1_000,
} as const

/** The limit that an operation exceeds, if any. */
export function faultOf(size: OperationSize): string | null {
  const kinds = ['depth', 'aliases', 'cost', 'fields'] as const
  const kind = kinds.find((name) => size[name] > OPERATION_LIMITS[name])
  return kind
    ? `The operation's ${kind} is ${size[kind]}; at most ${OPERATION_LIMITS[kind]} is allowed`
    : null
}
