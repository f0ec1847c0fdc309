import {
  type BreakingChange,
  BreakingChangeType,
  type GraphQLSchema,
  findBreakingChanges,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import type { PartnerChange } from './partner-changes.ts'

export type StoredOperation = { name: string; sha256Hash: string }

/** What partners rely on: the part of the graph that keys reach, and operations that run by their hash. */
export type PartnerContract = {
  schema: GraphQLSchema
  operations: readonly StoredOperation[]
}

/** How long people who build on something have to move away from it. */
const NOTICE_MONTHS = 12

/**
 * Where the graph breaks a promise to partners: something was removed or changed without a line of
 * `changes.yml` announcing it a year before, or something marked @deprecated has no line, or a line
 * has no such mark.
 * @param released what partners were last promised
 */
export function contractFaults(
  released: PartnerContract,
  current: PartnerContract,
  changes: readonly PartnerChange[],
): string[] {
  const hashes = new Set(current.operations.map(({ sha256Hash }) => sha256Hash))
  const gone = released.operations.filter(({ sha256Hash }) => !hashes.has(sha256Hash))
  return [
    ...findBreakingChanges(released.schema, current.schema)
      // A type disappears with the last field that returns it, which is reported by itself.
      .filter(({ type }) => type !== BreakingChangeType.TYPE_REMOVED)
      .flatMap((change) => faultOf(coordinateOf(change), change.description, changes)),
    ...gone.flatMap(({ name }) =>
      faultOf(name, `The stored operation ${name} is gone or has another text.`, changes),
    ),
    ...deprecationFaults(current.schema, changes),
  ]
}

function faultOf(
  coordinate: string,
  description: string,
  changes: readonly PartnerChange[],
): string[] {
  const removed = lineOf('removed', coordinate, changes)
  if (!removed) return [`${description} No line of kind "removed" names ${coordinate}.`]
  const deprecated = lineOf('deprecated', coordinate, changes)
  if (!deprecated)
    return [`${description} ${coordinate} was never announced as deprecated.`]
  if (monthsAfter(deprecated.date, NOTICE_MONTHS) <= removed.date) return []
  return [
    `${description} ${coordinate} was deprecated on ${deprecated.date}: it stays for ${NOTICE_MONTHS} months.`,
  ]
}

function deprecationFaults(
  schema: GraphQLSchema,
  changes: readonly PartnerChange[],
): string[] {
  const marked = new Set(deprecatedIn(schema))
  const announced = changes
    .filter(({ kind }) => kind === 'deprecated')
    .flatMap(({ coordinates }) => coordinates)
    .filter((coordinate) => coordinate.includes('.'))
  const unannounced = [...marked].filter((coordinate) => !announced.includes(coordinate))
  const unmarked = announced.filter(
    (coordinate) => !marked.has(coordinate) && !lineOf('removed', coordinate, changes),
  )
  return [
    ...unannounced.map((one) => `${one} is @deprecated: say so in a line of changes.yml.`),
    ...unmarked.map(
      (one) => `${one} is announced as deprecated: mark it so in the schema.`,
    ),
  ]
}

function deprecatedIn(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return []
    const parts = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : []
    return parts.flatMap(({ name, deprecationReason }) =>
      deprecationReason == null ? [] : [`${type.name}.${name}`],
    )
  })
}

const lineOf = (
  kind: PartnerChange['kind'],
  coordinate: string,
  changes: readonly PartnerChange[],
) => changes.find((one) => one.kind === kind && one.coordinates.includes(coordinate))

/** graphql names the coordinate only in the sentence that describes the change. */
function coordinateOf({ type, description }: BreakingChange): string {
  const [, part = '', whole = ''] =
    /(\w+) was removed from (?:enum|union) type (\w+)/.exec(description) ??
    /required field (\w+) on input type (\w+)/.exec(description) ??
    []
  if (part) return `${whole}.${part}`
  const [found] = /\w+\.\w+/.exec(description) ?? /^\w+/.exec(description) ?? [type]
  return found
}

function monthsAfter(date: string, months: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString().slice(0, 10)
}
