import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import type { RequestMoreInfoInput } from '#gql/graphql'
import { isProblem } from '#lib/graphql/show-error.ts'
import type { FormFailure } from '#ui/use-form.ts'
import { refused } from './move-application.ts'

const askMutation = graphql(`
  mutation RequestMoreInfo($input: RequestMoreInfoInput!) {
    requestMoreInfo(input: $input) {
      __typename
      ... on ApplicationMoved {
        application {
          id
          ...SubmittedApplication_SubmittedApplication
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/**
 * Asks the student for more; returns null when it worked.
 * @throws when the server could not be reached
 */
export async function requestMoreInfo(
  client: ApolloClient,
  input: RequestMoreInfoInput,
): Promise<FormFailure | null> {
  const { data } = await client.mutate({ mutation: askMutation, variables: { input } })
  if (!data) throw new Error('The answer is empty')
  return isProblem(data.requestMoreInfo) ? refused(client, data.requestMoreInfo) : null
}
