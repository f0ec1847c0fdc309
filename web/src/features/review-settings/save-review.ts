import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import type {
  MoveReviewInput,
  SaveAffiliationsInput,
  SaveReviewSettingsInput,
} from '#gql/graphql'

const settingsMutation = graphql(`
  mutation SaveReviewSettings($input: SaveReviewSettingsInput!) {
    saveReviewSettings(input: $input) {
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

const moveMutation = graphql(`
  mutation MoveReview($input: MoveReviewInput!) {
    moveReview(input: $input) {
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

const affiliationsMutation = graphql(`
  mutation SaveAffiliations($input: SaveAffiliationsInput!) {
    saveAffiliations(input: $input) {
      __typename
      ... on ReviewSaved {
        review {
          scholarshipId
          myAffiliations
          ...Review_Review
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/**
 * Saves the rules of a review.
 * @throws when the server could not be reached
 */
export async function saveSettings(client: ApolloClient, input: SaveReviewSettingsInput) {
  const { data } = await client.mutate({ mutation: settingsMutation, variables: { input } })
  return data?.saveReviewSettings
}

/**
 * Moves the review one stage on, or one back.
 * @throws when the server could not be reached
 */
export async function moveReview(client: ApolloClient, input: MoveReviewInput) {
  const { data } = await client.mutate({ mutation: moveMutation, variables: { input } })
  return data?.moveReview
}

/**
 * Saves where a reviewer works or studies.
 * @throws when the server could not be reached
 */
export async function saveAffiliations(client: ApolloClient, input: SaveAffiliationsInput) {
  const { data } = await client.mutate({
    mutation: affiliationsMutation,
    variables: { input },
  })
  return data?.saveAffiliations
}
