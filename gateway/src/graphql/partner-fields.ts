import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/**
 * The root fields that an API key may use; the rest of the graph is for people. Below these fields a
 * key reads what visitors read, and the parts of `partner` that its scopes open.
 */
export const PARTNER_FIELDS: ReadonlySet<string> = new Set([
  'partner',
  'scholarships',
  'scholarship',
  'scholarshipStats',
  'universities',
  'university',
  'universityStats',
  'countries',
  'fieldsOfStudy',
  '__schema',
  '__type',
  '__typename',
])

/** The mutations that an API key may use: it exports what it may read. Everything else is done by people. */
export const PARTNER_MUTATIONS: ReadonlySet<string> = new Set([
  'startPartnerExport',
  '__typename',
])

/** Why an operation is not for API keys; null if it is. */
export function refuseForPartner(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): GraphQLError | null {
  const isMutation = operation.operation === 'mutation'
  const [root, allowed] = isMutation
    ? ['Mutation', PARTNER_MUTATIONS]
    : ['Query', PARTNER_FIELDS]
  const names = rootFields(operation.selectionSet, fragments)
  const refused = names.find((name) => !allowed.has(name))
  return refused === undefined
    ? null
    : notForKeys(`${root}.${refused} is not for API keys: see /developers`)
}

/** The names of the fields that an operation begins with. Validation ensures that no fragment contains itself. */
export function rootFields(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : fragments.get(selection.name.value)
    return inner ? rootFields(inner.selectionSet, fragments) : []
  })
}

function notForKeys(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'FORBIDDEN', http: { status: 403 } },
  })
}
