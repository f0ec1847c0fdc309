import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { fragmentsOf } from '../executor/fragments-of.ts'
import { isIntrospection } from '../executor/introspection.ts'

/** Limits of a stranger's document. */
export const DOCUMENT_LIMITS = {
  /** Lexical tokens; our largest page needs less than a third of them. */
  tokens: 1_500,
  fields: 500,
  spreads: 50,
  /** Root fields of one mutation: they run one after the other. */
  mutations: 5,
  /** Fields __schema and __type. */
  introspections: 1,
} as const

type Counts = Record<Exclude<keyof typeof DOCUMENT_LIMITS, 'tokens'>, number>

const NAMES: Readonly<Record<keyof Counts, string>> = {
  fields: 'fields',
  spreads: 'fragment spreads',
  mutations: 'root fields of a mutation',
  introspections: 'fields of introspection',
}

/** The limit that a parsed document exceeds, if any. Validation costs more with each field, so it comes later. */
export function faultOfDocument(document: DocumentNode): string | null {
  const { counts, hasUnsafeName } = read(document)
  if (hasUnsafeName) return 'A field cannot be named __proto__ in the answer'
  const kind = (Object.keys(NAMES) as (keyof Counts)[]).find(
    (name) => counts[name] > DOCUMENT_LIMITS[name],
  )
  return kind
    ? `The document has ${counts[kind]} ${NAMES[kind]}; at most ${DOCUMENT_LIMITS[kind]} allowed`
    : null
}

/** All in one pass: every document of a stranger is read. */
function read(document: DocumentNode): { counts: Counts; hasUnsafeName: boolean } {
  const counts: Counts = { fields: 0, spreads: 0, mutations: 0, introspections: 0 }
  const fragments = fragmentsOf(document)
  let hasUnsafeName = false
  visit(document, {
    Field({ alias, name }) {
      counts.fields += 1
      // JavaScript's objects have such a member, which leads to members that all of them
      // share.
      if ((alias ?? name).value === '__proto__') hasUnsafeName = true
      if (isIntrospection(name.value)) counts.introspections += 1
    },
    FragmentSpread() {
      counts.spreads += 1
    },
    OperationDefinition({ operation, selectionSet }) {
      if (operation !== OperationTypeNode.MUTATION) return
      const roots = countRoots(selectionSet, fragments, new Map())
      counts.mutations = Math.max(counts.mutations, roots)
    },
  })
  return { counts, hasUnsafeName }
}

/** Counts the fields of a selection, including those of its fragments; each fragment is read once. */
function countRoots(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, number>,
): number {
  let roots = 0
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) roots += 1
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      roots += countRoots(selection.selectionSet, fragments, known)
    else roots += countOfFragment(selection.name.value, fragments, known)
  }
  return roots
}

function countOfFragment(
  name: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, number>,
): number {
  const counted = known.get(name)
  if (counted !== undefined) return counted
  // A fragment that spreads itself is refused by validation.
  known.set(name, 0)
  const fragment = fragments.get(name)
  const roots = fragment ? countRoots(fragment.selectionSet, fragments, known) : 0
  known.set(name, roots)
  return roots
}
