/** Rules that every subgraph's contract keeps. */
import {
  parse,
  type DefinitionNode,
  type FieldDefinitionNode,
  type TypeNode,
} from 'graphql'

/** Returns one sentence for each mutation whose shape is not the one that clients rely on. */
export function findSchemaFaults(sdl: string): string[] {
  return parse(sdl).definitions.flatMap(mutationsOf).flatMap(faultsOfMutation)
}

function mutationsOf(definition: DefinitionNode): readonly FieldDefinitionNode[] {
  const isObject =
    definition.kind === 'ObjectTypeDefinition' || definition.kind === 'ObjectTypeExtension'
  return isObject && definition.name.value === 'Mutation' ? (definition.fields ?? []) : []
}

function faultsOfMutation(field: FieldDefinitionNode): string[] {
  const name = `Mutation.${field.name.value}`
  const args = field.arguments ?? []
  const takesOneInput =
    args.length === 0 || (args.length === 1 && args[0]?.name.value === 'input')
  // A mutation that has no expected failure answers its success alone.
  const isResult = /(Result|Success)$/.test(namedType(field.type))
  return [
    ...(takesOneInput ? [] : [`${name} takes something else than one \`input\``]),
    ...(isResult ? [] : [`${name} does not answer a …Result`]),
  ]
}

function namedType(type: TypeNode): string {
  return type.kind === 'NamedType' ? type.name.value : namedType(type.type)
}
