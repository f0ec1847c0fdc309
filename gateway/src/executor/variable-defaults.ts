import { type OperationDefinitionNode, valueFromASTUntyped } from 'graphql'

/** The values that an operation itself gives to variables that are not sent. */
export function defaultsOf(operation: OperationDefinitionNode): Record<string, unknown> {
  const pairs = (operation.variableDefinitions ?? []).flatMap(
    ({ variable, defaultValue }) =>
      defaultValue
        ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const]
        : [],
  )
  return Object.fromEntries(pairs)
}
