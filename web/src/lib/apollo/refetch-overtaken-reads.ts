import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { mergeMap, of } from 'rxjs'

/**
 * Asks once more for an answer that was on its way while something was changed: it may date from before the change,
 * and would undo on the screen what a person just did.
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
