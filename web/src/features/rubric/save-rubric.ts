import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import type { SaveRubricInput } from '#gql/graphql'

const mutation = graphql(`
  mutation SaveRubric($input: SaveRubricInput!) {
    saveRubric(input: $input) {
      __typename
      ... on ReviewSaved {
        review {
          scholarshipId
          ...Review_Review
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/**
 * Replaces the rubric, or returns why it was refused.
 * @throws when the server could not be reached
 */
export async function saveRubric(client: ApolloClient, input: SaveRubricInput) {
  const { data } = await client.mutate({ mutation, variables: { input } })
  if (!data) throw new Error('The answer is empty')
  return data.saveRubric
}
