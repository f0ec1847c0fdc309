import { type GraphQLSchema, isAbstractType, isInterfaceType, isObjectType } from 'graphql'

/** Whether an object of this `__typename` is one of the condition's. */
export function isOfType(
  schema: GraphQLSchema,
  typename: string,
  condition: string,
): boolean {
  if (typename === condition) return true
  const type = schema.getType(typename)
  const wanted = schema.getType(condition)
  if (!type || !wanted || !isAbstractType(wanted)) return false
  return (isObjectType(type) || isInterfaceType(type)) && schema.isSubType(wanted, type)
}
