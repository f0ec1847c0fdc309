import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  visit,
  type DocumentNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'

/**
 * A plugin of the code generator that writes what Apollo's cache must know of the schema: the types behind each
 * abstract type that a document names, and every field of a document that is read page by page.
 */
export function plugin(
  schema: GraphQLSchema,
  documents: readonly { document?: DocumentNode }[],
): string {
  const named = new Set<string>()
  const read = new Set<string>()
  for (const { document } of documents) {
    if (!document) continue
    visit(document, {
      InlineFragment: ({ typeCondition }) =>
        void named.add(typeCondition?.name.value ?? ''),
      FragmentDefinition: ({ typeCondition }) => void named.add(typeCondition.name.value),
      Field: ({ name }) => void read.add(name.value),
    })
  }
  return [
    '/* Generated from the schema by build/cache-config-plugin.ts. */',
    constant('possibleTypes', possibleTypesOf(schema, named)),
    constant('pagedFields', pagedFieldsOf(schema, read)),
    '',
  ].join('\n\n')
}

/** The possible types by abstract type. */
function possibleTypesOf(schema: GraphQLSchema, named: ReadonlySet<string>) {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type))
    .filter(({ name }) => named.has(name))
  const namesOf = (type: GraphQLAbstractType) =>
    schema.getPossibleTypes(type).map(({ name }) => name)
  return Object.fromEntries(types.map((type) => [type.name, namesOf(type).toSorted()]))
}

/** The paged fields by type. */
function pagedFieldsOf(schema: GraphQLSchema, read: ReadonlySet<string>) {
  const found: Record<string, string[]> = {}
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (read.has(field.name) && isPaged(field)) (found[type.name] ??= []).push(field.name)
    }
  }
  return found
}

type Field = GraphQLField<unknown, unknown>

function isPaged({ type, args }: Field): boolean {
  const isConnection = getNamedType(type).name.endsWith('Connection')
  return isConnection && args.some(({ name }) => name === 'after')
}

function constant(name: string, value: object): string {
  return `export const ${name} = ${JSON.stringify(value, null, 2)}`
}
