import { Kind, parse } from 'graphql'

type Asked = { query: string; operationName?: string | null | undefined }

/**
 * The operation to send. GraphiQL still names an operation for a moment after it was edited away, and the server
 * would look for it.
 */
export function askedOperation<Operation extends Asked>(asked: Operation): Operation {
  const { query, operationName } = asked
  if (operationName == null || namesIn(query)?.includes(operationName) !== false)
    return asked
  return { ...asked, operationName: undefined }
}

/** The names of the operations; null if the text is not valid GraphQL: the server says where. */
function namesIn(query: string): (string | undefined)[] | null {
  try {
    return parse(query).definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value] : [],
    )
  } catch {
    return null
  }
}
