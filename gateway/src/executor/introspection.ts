import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  executeSync,
  parse,
  print,
  visit,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Conditions, Fragments, SelectedField } from './collect-fields.ts'

/** What a field of introspection answers with these variables. */
export type Introspect = (variables: Conditions) => unknown

/** How many characters of questions and JSON answers are kept; the whole schema, as tools ask, is about 0.4 million. */
const ANSWERS_MAX = 4_000_000

export function isIntrospection(fieldName: string): boolean {
  return fieldName === '__schema' || fieldName === '__type'
}

/** Answers introspection from the schema, each question once: no subgraph knows the whole graph. */
export function createIntrospection(schema: GraphQLSchema) {
  const answers = new LRUCache<string, { value: unknown }>({
    maxSize: ANSWERS_MAX,
    sizeCalculation: ({ value }, key) => key.length + JSON.stringify(value).length,
  })
  return (
    field: SelectedField,
    operation: OperationDefinitionNode,
    fragments: Fragments,
  ): Introspect => {
    // Kept as text: a parsed document would hold its whole source.
    const { text, used } = documentOf(field, operation, fragments)
    const { key: name } = field
    return (variables) => {
      const given = used.map((name) => [name, variables[name]] as const)
      const key = `${text} ${JSON.stringify(given)}`
      const known = answers.get(key)
      if (known) return known.value
      const { data, errors } = executeSync({
        schema,
        document: parse(text),
        variableValues: Object.fromEntries(given),
      })
      if (errors?.[0]) throw errors[0]
      const value = data?.[name] ?? null
      answers.set(key, { value })
      return value
    }
  }
}

/** The one field as an operation of its own, with the variables that it uses. */
function documentOf(
  { nodes }: SelectedField,
  operation: OperationDefinitionNode,
  fragments: Fragments,
): { text: string; used: string[] } {
  const definitions = usedFragments(nodes, fragments)
  const used = new Set<string>()
  for (const node of [...nodes, ...definitions]) {
    visit(node, { Variable: ({ name }) => void used.add(name.value) })
  }
  const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    used.has(variable.name.value),
  )
  const query: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: operation.operation,
    variableDefinitions,
    selectionSet: { kind: Kind.SELECTION_SET, selections: nodes },
  }
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [query, ...definitions],
  }
  return { text: print(document), used: [...used] }
}

function usedFragments(nodes: SelectedField['nodes'], fragments: Fragments) {
  const found = new Map<string, NonNullable<ReturnType<Fragments['get']>>>()
  const pending: Parameters<typeof visit>[0][] = [...nodes]
  for (const node of pending) {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value)
        if (!fragment || found.has(value)) return
        found.set(value, fragment)
        pending.push(fragment)
      },
    })
  }
  return [...found.values()]
}
