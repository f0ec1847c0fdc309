import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { mergeMap, of } from 'rxjs'

/**
 * An answer that was on its way while something was changed may be from before the change, and would
 * undo on the screen what was just done: it is asked for once more.
 */
export function refetchOvertakenReads(): ApolloLink {
  let changes = 0
  return new ApolloLink((operation, forward) => {
    const known = changes
    const isChange = operation.operationType === OperationTypeNode.MUTATION
    return forward(operation).pipe(
      mergeMap((answer) => {
        if (isChange) changes += 1
        return isChange || known === changes ? of(answer) : forward(operation)
      }),
    )
  })
}
