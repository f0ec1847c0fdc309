import { type Result, err, ok } from '@landfall/kit/core/result'
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  parse,
  print,
  separateOperations,
  validate,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { fragmentsOf } from '../executor/fragments-of.ts'
import { weightOfDocument } from '../graphql/document-store.ts'
import { DOCUMENT_LIMITS, faultOfDocument } from '../graphql/document-limits.ts'
import { faultOf } from '../graphql/size-limits.ts'
import { measureOperation } from '../graphql/measure-operation.ts'
import { LIVE_FIELDS } from './declared-live-fields.ts'
import type { LiveField } from './live-fields.ts'
import { isSameForMembers } from './shared-selection.ts'

export type SubscriptionRequest = {
  query: string
  operationName?: string | null
  variables?: Readonly<Record<string, unknown>> | null
}

/** The parts of an operation that do not depend on variables: one object for everybody who sends the same text. */
type Operation = {
  name: string
  field: LiveField
  /** The same selection as a query, alone in its document. */
  query: DocumentNode
  queryText: string
  /** Where the field is an organization's: one answer fits all its members of one role. */
  isSameForMembers: boolean
}

/** A subscription that may be opened. */
export type Subscription = Operation & {
  /** The most objects that one answer can hold: see `measureOperation`. */
  cost: number
  /** The live field's arguments, with defaults filled in. */
  args: Readonly<Record<string, unknown>>
  /** The operation itself, for the protocol. */
  document: DocumentNode
  /** The variables that the operation declares, as they were sent: the query's own run coerces them again. */
  variables: Readonly<Record<string, unknown>>
}

type Checked = { document: DocumentNode; errors: readonly GraphQLError[] }
type Prepared = WeakMap<OperationDefinitionNode, Operation>

/** Some hundred documents of the usual length. */
const MAX_CACHE_BYTES = 12 * 2 ** 20

/**
 * Checks strangers' subscriptions: syntax, schema, limits and variables. Valid documents are
 * remembered.
 */
export function createSubscriptionReader(schema: GraphQLSchema): {
  /** Whether a document was read before and was valid. */
  knows(text: string): boolean
  read(request: SubscriptionRequest): Result<Subscription, readonly GraphQLError[]>
} {
  const known = new LRUCache<string, Checked>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ document }) => weightOfDocument(document),
  })
  const prepared: Prepared = new WeakMap()
  const check = (text: string): Checked => {
    const checked = known.get(text) ?? checkDocument(schema, text)
    if (checked.errors.length === 0) known.set(text, checked)
    return checked
  }
  const read = (request: SubscriptionRequest) => {
    const { document, errors } = check(request.query)
    if (errors.length > 0) return err(errors)
    const operation = getOperationAST(document, request.operationName)
    if (!operation) return fault('The document needs one operation, or the name of one')
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
      return fault('Send queries and mutations by POST; this way is for subscriptions')
    }
    const { variables } = request
    return readOperation({ schema, prepared }, document, operation, variables ?? {})
  }
  return { knows: (text) => known.has(text), read }
}

function checkDocument(schema: GraphQLSchema, text: string): Checked {
  try {
    const document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens })
    const tooLarge = faultOfDocument(document)
    if (tooLarge) return { document, errors: [inputError(tooLarge, 'OPERATION_TOO_LARGE')] }
    const errors = validate(schema, document, undefined, { maxErrors: 20 })
    return { document, errors: errors.map(asValidationError) }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const { message, source, positions } = error
    const extensions = { code: 'GRAPHQL_PARSE_FAILED' }
    const shown = new GraphQLError(message, { source, positions, extensions })
    return { document: { kind: Kind.DOCUMENT, definitions: [] }, errors: [shown] }
  }
}

function readOperation(
  { schema, prepared }: { schema: GraphQLSchema; prepared: Prepared },
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Result<Subscription, readonly GraphQLError[]> {
  const root = rootField(document, operation)
  const name = root?.name.value ?? ''
  const field = LIVE_FIELDS[name]
  const definition = schema.getSubscriptionType()?.getFields()[name]
  if (!root || !field || !definition) return fault('This field cannot be subscribed to')
  const size = measureOperation(schema, operation, fragmentsOf(document), variables)
  const tooLarge = faultOf(size)
  if (tooLarge) return fault(tooLarge, 'OPERATION_TOO_LARGE')
  const coerced = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variables,
    {
      maxErrors: 20,
    },
  )
  if (coerced.errors) return err(coerced.errors.map(({ message }) => inputError(message)))
  const known = prepared.get(operation)
  const prepare = () => prepareOperation(schema, asQuery(document, operation), name, field)
  const common = known ?? prepare()
  if (!known) prepared.set(operation, common)
  try {
    const args = getArgumentValues(definition, root, coerced.coerced)
    const own = declaredOf(operation, variables)
    return ok({ ...common, cost: size.cost, args, document, variables: own })
  } catch (error) {
    if (error instanceof GraphQLError) return fault(error.message)
    throw error
  }
}

function prepareOperation(
  schema: GraphQLSchema,
  query: DocumentNode,
  name: string,
  field: LiveField,
): Operation {
  const isOfOrganization = field.kind === 'state' && field.scope === 'organization'
  const shared = isOfOrganization ? (field.sharedFields ?? []) : null
  return {
    name,
    field,
    query,
    queryText: print(query),
    isSameForMembers: shared !== null && isSameForMembers(schema, query, shared),
  }
}

function declaredOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = new Set(variableDefinitions.map(({ variable }) => variable.name.value))
  return Object.fromEntries(Object.entries(variables).filter(([name]) => names.has(name)))
}

/** Validation lets a subscription have exactly one; it may stand in a fragment. */
function rootField(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): FieldNode | undefined {
  const fragments = fragmentsOf(document)
  const firstIn = (set: OperationDefinitionNode['selectionSet']): FieldNode | undefined => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) return selection
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value)?.selectionSet
      const found = inner && firstIn(inner)
      if (found) return found
    }
    return undefined
  }
  return firstIn(operation.selectionSet)
}

/** Fragments on the root type would have to be renamed with it: the root's selection is spelled out. */
function asQuery(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const root = rootField(document, operation)
  if (!root) throw new Error('A subscription has a root field')
  const query: OperationDefinitionNode = {
    ...operation,
    operation: OperationTypeNode.QUERY,
    selectionSet: { kind: Kind.SELECTION_SET, selections: [root] },
    directives: [],
  }
  const others = document.definitions.filter(
    (node) => node.kind === Kind.FRAGMENT_DEFINITION,
  )
  const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: [query, ...others] }
  // Only the fragments that the selection uses.
  return separateOperations(whole)[operation.name?.value ?? ''] ?? whole
}

function asValidationError({ message, nodes }: GraphQLError): GraphQLError {
  return new GraphQLError(message, {
    nodes,
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  })
}

function inputError(message: string, code = 'BAD_USER_INPUT'): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

function fault(message: string, code?: string): Result<never, readonly GraphQLError[]> {
  return err([inputError(message, code)])
}
