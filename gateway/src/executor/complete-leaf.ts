import { type GraphQLLeafType, isEnumType, isSpecifiedScalarType } from 'graphql'

const INTEGER = /^-?(0|[1-9][0-9]*)$/

type Check = (value: unknown) => boolean

const checks = new WeakMap<GraphQLLeafType, Check>()

/** Whether JSON of a subgraph is a value of the type; scalars of our own take anything. */
export function leafCheck(type: GraphQLLeafType): Check {
  const check = checks.get(type) ?? makeCheck(type)
  checks.set(type, check)
  return check
}

/**
 * Enums that grow with the services: a subgraph newer than this gateway may answer a value that the
 * gateway's schema does not name, and everything around it would become null.
 */
const OPEN_ENUMS: Readonly<Record<string, string>> = { NoticeType: 'OTHER' }

/** The value used in place of ones that the schema does not name; undefined if they are a fault. */
export function newerValueOf(type: GraphQLLeafType): string | undefined {
  return OPEN_ENUMS[type.name]
}

function makeCheck(type: GraphQLLeafType): Check {
  if (isEnumType(type)) {
    const names = new Set(type.getValues().map(({ name }) => name))
    return (value) => typeof value === 'string' && names.has(value)
  }
  if (!isSpecifiedScalarType(type)) return () => true
  switch (type.name) {
    case 'Boolean':
      return (value) => typeof value === 'boolean'
    case 'Int':
      return isInteger
    case 'Float':
      return (value) => typeof value === 'number' && Number.isFinite(value)
    case 'ID':
      return (value) => typeof value === 'string' || isInteger(value)
    default:
      return (value) => typeof value === 'string'
  }
}

function isInteger(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && INTEGER.test(String(value))
}
