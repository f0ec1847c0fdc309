import { graphql } from '#gql'

/** Changes a request; the answer has everything that follows from the change. */
export const changeGuidance = graphql(`
  mutation ChangeGuidance($input: UpdateImmigrationGuidanceInput!) {
    updateImmigrationGuidance(input: $input) {
      __typename
      ... on ImmigrationGuidanceSuccess {
        guidance {
          id
          isCompleted
          ...DocumentChecklist_Guidance
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)
