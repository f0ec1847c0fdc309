import type { OperationDefinitionNode } from 'graphql'

/** Kind and first root field, for example "Mutation.startMatch". */
export function labelOf({ operation, selectionSet }: OperationDefinitionNode): string {
  const type = operation === 'mutation' ? 'Mutation' : 'Query'
  const first = selectionSet.selections.find(({ kind }) => kind === 'Field')
  const name = first?.kind === 'Field' ? first.name.value : 'other'
  return `${type}.${name}`
}
