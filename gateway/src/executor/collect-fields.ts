import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { isOfType } from './object-type.ts'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The values of the variables that `@skip` and `@include` ask for. */
export type Conditions = Readonly<Record<string, unknown>>

export type SelectedField = { readonly key: string; readonly nodes: FieldNode[] }

/** The fields that an object of the type answers, by response key in the order of their first mention. */
export function collectFields(
  sets: readonly SelectionSetNode[],
  typename: string,
  o: { schema: GraphQLSchema; fragments: Fragments; conditions: Conditions },
): SelectedField[] {
  const fields = new Map<string, FieldNode[]>()
  const visit = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (!isIncluded(selection, o.conditions)) continue
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        const known = fields.get(key)
        if (known) known.push(selection)
        else fields.set(key, [selection])
        continue
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? o.fragments.get(selection.name.value)
          : selection
      const condition = fragment?.typeCondition?.name.value
      if (fragment && (!condition || isOfType(o.schema, typename, condition)))
        visit(fragment.selectionSet)
    }
  }
  for (const set of sets) visit(set)
  return [...fields].map(([key, nodes]) => ({ key, nodes }))
}

function isIncluded({ directives }: SelectionNode, conditions: Conditions): boolean {
  return (directives ?? []).every(({ name, arguments: args }) => {
    if (name.value !== 'skip' && name.value !== 'include') return true
    const value = args?.find((one) => one.name.value === 'if')?.value
    const holds =
      value?.kind === Kind.VARIABLE
        ? conditions[value.name.value] === true
        : value?.kind === Kind.BOOLEAN && value.value
    return name.value === 'include' ? holds : !holds
  })
}
