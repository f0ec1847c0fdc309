import { graphql } from '#gql'

export const askMutation = graphql(`
  mutation AskMentor($input: AskForEssayFeedbackInput!) {
    askForEssayFeedback(input: $input) {
      __typename
      ... on EssayRequestSaved {
        request {
          id
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

export const answerMutation = graphql(`
  mutation AnswerEssayRequest($input: AnswerEssayRequestInput!) {
    answerEssayRequest(input: $input) {
      __typename
      ... on EssayRequestSaved {
        request {
          ...EssayRequest_Request
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

export const withdrawMutation = graphql(`
  mutation WithdrawEssayRequest($input: EssayRequestIdInput!) {
    withdrawEssayRequest(input: $input) {
      __typename
      ... on EssayRequestSaved {
        request {
          ...EssayRequest_Request
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

export const markMutation = graphql(`
  mutation MarkEssayFeedback($input: MarkEssayFeedbackInput!) {
    markEssayFeedback(input: $input) {
      __typename
      ... on EssayRequestSaved {
        request {
          id
          isHelpful
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** The answer leaves the text being typed alone. */
export const draftMutation = graphql(`
  mutation SaveEssayFeedbackDraft($input: EssayFeedbackInput!) {
    saveEssayFeedbackDraft(input: $input) {
      __typename
      ... on EssayRequestSaved {
        request {
          id
          feedback {
            overall
            score
            savedAt
            remarks {
              from
              to
              quote
              remark
            }
          }
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

export const sendMutation = graphql(`
  mutation SendEssayFeedback($input: EssayFeedbackInput!) {
    sendEssayFeedback(input: $input) {
      __typename
      ... on EssayRequestSaved {
        request {
          ...EssayRequest_Request
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)
