import { graphql } from '#gql'

export const holdMutation = graphql(`
  mutation BookSession_Hold($input: HoldSlotInput!) {
    result: holdSlot(input: $input) {
      __typename
      ... on SlotHeld {
        id
        expiresAt
      }
      ... on SlotTaken {
        nextSlots {
          startsAt
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

export const releaseMutation = graphql(`
  mutation BookSession_Release($input: ReleaseSlotInput!) {
    result: releaseSlot(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

export const bookMutation = graphql(`
  mutation BookSession_Book($input: BookSessionInput!) {
    result: bookSession(input: $input) {
      __typename
      ... on SessionSaved {
        session {
          id
          expiresAt
        }
      }
      ... on SlotTaken {
        nextSlots {
          startsAt
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)
