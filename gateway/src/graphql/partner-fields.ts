import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/**
 * What an API key may begin an operation with; everything else of the graph is for people. Below these
 * fields a key reads what a visitor reads, and what its scopes open of `partner`.
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

/** Why an operation is not for API keys; null when it is. */
export function refuseForPartner(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): GraphQLError | null {
  if (operation.operation !== 'query') return notForKeys('An API key only reads')
  const names = rootFields(operation.selectionSet, fragments)
  const refused = names.find((name) => !PARTNER_FIELDS.has(name))
  return refused === undefined
    ? null
    : notForKeys(`Query.${refused} is not for API keys: see /developers`)
}

/** Validation has seen to it that fragments do not contain themselves. */
function rootFields(
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
