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

/** The conditions for a selection to be answered; most have none. */
export type Guard = readonly { variable: string; wanted: boolean }[]

export type GuardedSet = { readonly set: SelectionSetNode; readonly guard: Guard }

export type SelectedField = {
  readonly key: string
  readonly node: FieldNode
  /** The selections of all its mentions, each under the conditions of its mention. */
  readonly sets: GuardedSet[]
  /** All its mentions in the document, whatever their conditions. */
  readonly nodes: FieldNode[]
}

/** A place at which a field may enter the answer; the first one whose conditions hold decides its order. */
export type Mention = { readonly field: SelectedField; readonly guard: Guard }

const ALWAYS: Guard = []

export function holds(guard: Guard, conditions: Conditions): boolean {
  return guard.every(({ variable, wanted }) => (conditions[variable] === true) === wanted)
}

/**
 * The fields that an object of the type may answer, in the order of their mentions. Which of them it
 * answers is decided at run time, so that one compiled form serves every value of the conditions.
 */
export function collectFields(
  sets: readonly GuardedSet[],
  typename: string,
  o: { schema: GraphQLSchema; fragments: Fragments },
): Mention[] {
  const fields = new Map<string, SelectedField>()
  const mentions: Mention[] = []
  const certain = new Set<string>()
  const spreads = new Map<string, Guard[]>()

  const mention = (node: FieldNode, guard: Guard) => {
    const key = node.alias?.value ?? node.name.value
    const field = fields.get(key) ?? { key, node, sets: [], nodes: [] }
    fields.set(key, field)
    field.nodes.push(node)
    if (node.selectionSet) field.sets.push({ set: node.selectionSet, guard })
    if (certain.has(key)) return
    mentions.push({ field, guard })
    if (guard.length === 0) certain.add(key)
  }
  const visit = (set: SelectionSetNode, outer: Guard): void => {
    for (const selection of set.selections) {
      const own = guardOf(selection)
      if (!own) continue
      const guard = own.length === 0 ? outer : [...outer, ...own]
      if (selection.kind === Kind.FIELD) {
        mention(selection, guard)
        continue
      }
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD
      if (isSpread && isKnown(spreads, selection.name.value, guard)) continue
      const fragment = isSpread ? o.fragments.get(selection.name.value) : selection
      const condition = fragment?.typeCondition?.name.value
      if (fragment && (!condition || isOfType(o.schema, typename, condition)))
        visit(fragment.selectionSet, guard)
    }
  }
  for (const { set, guard } of sets) visit(set, guard)
  for (const field of fields.values()) dropSharedGuard(field)
  return mentions
}

/** A fragment that was spread under the same or fewer conditions brings nothing new. */
function isKnown(spreads: Map<string, Guard[]>, name: string, guard: Guard): boolean {
  const earlier = spreads.get(name) ?? []
  const isImplied = earlier.some((one) => one.every((part) => hasPart(guard, part)))
  if (!isImplied) spreads.set(name, [...earlier, guard])
  return isImplied
}

function hasPart(guard: Guard, part: Guard[number]): boolean {
  return guard.some(
    ({ variable, wanted }) => variable === part.variable && wanted === part.wanted,
  )
}

/** The conditions of a field's only mention have been decided before its selection is looked at. */
function dropSharedGuard(field: SelectedField): void {
  const [only] = field.sets
  if (only && field.sets.length === 1) field.sets[0] = { set: only.set, guard: ALWAYS }
}

/** Null when the selection is never answered, whatever the variables are. */
function guardOf({ directives }: SelectionNode): Guard | null {
  if (!directives || directives.length === 0) return ALWAYS
  const guard: Guard[number][] = []
  for (const { name, arguments: args } of directives) {
    if (name.value !== 'skip' && name.value !== 'include') continue
    const wanted = name.value === 'include'
    const value = args?.find((one) => one.name.value === 'if')?.value
    if (value?.kind === Kind.VARIABLE) guard.push({ variable: value.name.value, wanted })
    else if ((value?.kind === Kind.BOOLEAN && value.value) !== wanted) return null
  }
  return guard
}
