import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/**
 * Fields of a document that read an object with an `id` but leave the id out. The cache can't tell which record that
 * is, so changes made to it elsewhere on the page never show. Each is a path, such as `scholarship.provider`.
 */
export function fieldsWithoutId(document: DocumentNode, schema: GraphQLSchema): string[] {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  )
  const types = new TypeInfo(schema)
  const path: string[] = []
  const found: string[] = []
  const enter = ({
    name,
    selectionSet,
  }: {
    name: { value: string }
    selectionSet?: SelectionSetNode | undefined
  }) => {
    path.push(name.value)
    const type = getNamedType(types.getType())
    const hasId = (isObjectType(type) || isInterfaceType(type)) && 'id' in type.getFields()
    if (hasId && selectionSet && !asksId(selectionSet, fragments))
      found.push(path.join('.'))
  }
  visit(
    document,
    visitWithTypeInfo(types, { Field: { enter, leave: () => void path.pop() } }),
  )
  return found
}

function asksId(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): boolean {
  return selections.some((one) => {
    if (one.kind === Kind.FIELD) return one.name.value === 'id' && one.alias === undefined
    if (one.kind === Kind.INLINE_FRAGMENT) return asksId(one.selectionSet, fragments)
    const fragment = fragments.get(one.name.value)
    return fragment !== undefined && asksId(fragment.selectionSet, fragments)
  })
}
