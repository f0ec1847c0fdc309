import type { Partner } from '@landfall/kit/identity/viewer'
import {
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  defaultFieldResolver,
  execute,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql'
import type { Asked } from '../executor/compiled-gateway.ts'
import { fragmentsOf } from '../executor/fragments-of.ts'
import { rootFields } from '../graphql/partner-fields.ts'
import type { OperationResult } from '../subgraphs/operation-result.ts'
import { sandboxRoot } from './sandbox-root.ts'

/** The fields with an organization's own data; everything else that a key reads is public, and real. */
const OWN: ReadonlySet<string> = new Set(['partner', 'startPartnerExport'])

/** Returns nothing for other callers. */
export async function answerSandboxKey(schema: GraphQLSchema, asked: Asked) {
  const { partner } = asked.context.caller
  return partner?.isSandbox ? answerSandbox(schema, asked, partner) : null
}

/**
 * The answer to a sandbox key, from invented records in memory, without asking any service. Null for
 * operations that ask for nothing of an organization, which are answered as for any key.
 */
export async function answerSandbox(
  schema: GraphQLSchema,
  { document, operation, variables }: Omit<Asked, 'context'>,
  partner: Partner,
): Promise<OperationResult | null> {
  const names = rootFields(operation.selectionSet, fragmentsOf(document))
  const asked = names.filter((name) => name !== '__typename')
  if (!asked.some((name) => OWN.has(name))) return null
  if (!asked.every((name) => OWN.has(name))) return { errors: [mixed()] }
  const { data, errors } = await execute({
    schema,
    document,
    operationName: operation.name?.value,
    variableValues: variables,
    rootValue: sandboxRoot(partner),
    fieldResolver: valueOrBlank,
  })
  return { data: data ?? null, ...(errors && { errors: [...errors] }) }
}

/** Fields missing from the records are null, empty or zero, so the graph may grow without them. */
const valueOrBlank: GraphQLFieldResolver<unknown, unknown> = (
  source,
  args,
  context,
  info,
) => {
  const value: unknown = defaultFieldResolver(source, args, context, info)
  return value === undefined ? blankOf(info.returnType) : value
}

function blankOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null
  const { ofType } = type
  if (isListType(ofType)) return []
  if (isEnumType(ofType)) return ofType.getValues()[0]?.value
  if (!isScalarType(ofType)) return {}
  if (ofType.name === 'Boolean') return false
  return ofType.name === 'Int' || ofType.name === 'Float' ? 0 : ''
}

function mixed(): GraphQLError {
  const message =
    'With a sandbox key, ask for what is invented (partner) and for what is real in two operations'
  const extensions = { code: 'FORBIDDEN', http: { status: 403 } }
  return new GraphQLError(message, { extensions })
}
