import { graphql } from '#gql'

/** Saves facts; the answer has everything that follows from them. */
export const changeFacts = graphql(`
  mutation ChangeFacts($input: SaveImmigrationProfileInput!) {
    saveImmigrationProfile(input: $input) {
      __typename
      ... on ImmigrationProfileSuccess {
        profile {
          id
          ...FactsValues_Profile
          ...TrainingAccounts_Profile
          ...TrainingSpells_Profile
          deadlines {
            id
            ...DeadlineTable_Deadline
          }
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)
