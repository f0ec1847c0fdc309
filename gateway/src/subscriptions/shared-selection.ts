import { readFileSync } from 'node:fs'
import {
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  TypeInfo,
  isObjectType,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** Types to which several services may add fields, according to the committed supergraph. */
const ENTITIES = entitiesIn(
  readFileSync(new URL('../../supergraph.graphql', import.meta.url), 'utf8'),
)

/**
 * Whether a query's answer is the same for all members of an organization who have the same role in it. Entities may
 * have fields about the viewer ("saved"), so only their named fields pass; other types belong to the watched field.
 * @param sharedFields `Type.field` of entities
 */
export function isSameForMembers(
  schema: GraphQLSchema,
  query: DocumentNode,
  sharedFields: readonly string[],
): boolean {
  const types = new TypeInfo(schema)
  let isSame = true
  const enterField = ({ name }: { name: { value: string } }) => {
    const parent = types.getParentType()
    if (name.value === '__typename' || parent === schema.getQueryType()) return
    if (
      !parent ||
      (isEntity(parent) && !sharedFields.includes(`${parent.name}.${name.value}`))
    )
      isSame = false
  }
  visit(query, visitWithTypeInfo(types, { Field: { enter: enterField } }))
  return isSame
}

/** An interface or a union may hide an entity. */
function isEntity(type: GraphQLCompositeType): boolean {
  return !isObjectType(type) || ENTITIES.has(type.name)
}

function entitiesIn(supergraph: string): ReadonlySet<string> {
  const types = supergraph.matchAll(/^type (\w+)[^{]*?^\s+@join__type\([^)]*key: "/gm)
  return new Set(Array.from(types, ([, name = '']) => name))
}
