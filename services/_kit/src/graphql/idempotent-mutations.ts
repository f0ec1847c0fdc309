import { isAbstractType, getNamedType, type GraphQLResolveInfo } from 'graphql'
import { runWithIdempotency } from '../transaction/idempotency.ts'
import type { Log } from '../observability/log.ts'
import type { Postgres } from '../database/postgres.ts'
import { throwProblem, type Problem } from '../core/problems.ts'
import { noEffects, type ResponseEffects } from '../identity/response-effects.ts'
import type { Caller } from '../identity/viewer.ts'

type Request = { caller: Caller; effects: ResponseEffects; log: Log }
type Resolver = (
  parent: unknown,
  args: unknown,
  context: Request,
  info: GraphQLResolveInfo,
) => unknown
/** type → field → resolver, as @apollo/subgraph takes it. */
export type ResolverMap = Readonly<Record<string, object>>

type Recorded = { answer: unknown; effects: ResponseEffects }

/**
 * Wraps every mutation so that one Idempotency-Key has one effect and later calls get the first answer
 * with its cookies. Mutations' answers must survive JSON; dates are kept.
 * @param o.postgres where the keys are stored, for answering a repeated call before doing any work
 */
export function makeMutationsIdempotent(
  resolvers: ResolverMap,
  o: { service: string; postgres: Postgres | null },
): ResolverMap {
  const mutations = Object.entries(resolvers['Mutation'] ?? {})
  if (mutations.length === 0) return resolvers
  const wrapped = mutations.map(([field, resolver]) => [
    field,
    typeof resolver === 'function' ? onceByKey(resolver as Resolver, o) : resolver,
  ])
  return { ...resolvers, Mutation: Object.fromEntries(wrapped) as object }
}

function onceByKey(
  resolver: Resolver,
  o: { service: string; postgres: Postgres | null },
): Resolver {
  return async (parent, args, context, info) => {
    const { caller, effects, log } = context
    if (!caller.idempotencyKey) return resolver(parent, args, context, info)
    const before = { ...effects }
    const work = async () => {
      // A try that was rolled back must not leave its cookies behind.
      restore(effects, before)
      const answer = await resolver(parent, args, context, info)
      return encode({ answer, effects }) as Recorded
    }
    const scope = `${o.service}/${ownerOf(caller)}/${positionOf(info)}`
    const outcome = await runWithIdempotency(caller.idempotencyKey, scope, work, {
      postgres: o.postgres,
      log,
    })
    if (!outcome.ok) return answerProblem(outcome.error, info)
    const recorded = decode(outcome.value) as Recorded
    restore(effects, { ...before, ...recorded.effects })
    return recorded.answer
  }
}

/** Visitors share one scope; an organization's system has its own, or it could get another's answer. */
function ownerOf({ viewer, partner }: Caller): string {
  if (partner) return `partner ${partner.organizationId}`
  return viewer.kind === 'user' ? viewer.userId : 'visitor'
}

/** Counts by position, not by field: the same key for another mutation is misuse, which must be reported. */
function positionOf(info: GraphQLResolveInfo): number | string {
  const index = info.operation.selectionSet.selections.findIndex(
    (s) => s.kind === 'Field' && (s.alias ?? s.name).value === info.path.key,
  )
  return index < 0 ? info.path.key : index
}

/** Answers with the member of the field's union, or with an error where the union has no such member. */
function answerProblem(problem: Problem, info: GraphQLResolveInfo): Problem {
  const type = getNamedType(info.returnType)
  const isMember =
    isAbstractType(type) &&
    info.schema.getPossibleTypes(type).some((member) => member.name === problem.__typename)
  return isMember ? problem : throwProblem(problem)
}

function restore(effects: ResponseEffects, wanted: ResponseEffects): void {
  delete effects.retryAfterSeconds
  delete effects.deviceId
  delete effects.visitorToken
  Object.assign(effects, noEffects(), wanted)
}

const dateTag = '$date'

/** JSON with dates kept, so that a repeated answer has the types of the first one. */
function encode(value: unknown): unknown {
  if (value instanceof Date) return { [dateTag]: value.toISOString() }
  if (Array.isArray(value)) return value.map(encode)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, encode(item)]),
  )
}

function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode)
  if (typeof value !== 'object' || value === null) return value
  if (dateTag in value && typeof value[dateTag] === 'string')
    return new Date(value[dateTag])
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, decode(item)]),
  )
}
