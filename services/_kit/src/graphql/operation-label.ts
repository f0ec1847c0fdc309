import type { OperationDefinitionNode } from 'graphql'

/** For metrics: kind and first root field, for example "Mutation.startMatch". */
export function labelOf(operation: OperationDefinitionNode | null | undefined): string {
  if (!operation) return '?'
  const type = operation.operation === 'mutation' ? 'Mutation' : 'Query'
  const first = operation.selectionSet.selections.find(({ kind }) => kind === 'Field')
  return `${type}.${first?.kind === 'Field' ? first.name.value : '?'}`
}
