import { graphql } from '#gql'

const answerOfferMutation = graphql(`
  mutation AnswerOffer($input: AnswerOfferInput!) {
    result: answerOffer(input: $input) {
      __typename
      ... on OfferChanged {
        offer {
          id
          ...Award_Offer
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const confirmReceiptMutation = graphql(`
  mutation ConfirmReceipt($input: ConfirmReceiptInput!) {
    result: confirmReceipt(input: $input) {
      __typename
      ... on OfferChanged {
        offer {
          id
          ...Award_Offer
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const sendEnrollmentDocumentMutation = graphql(`
  mutation SendEnrollmentDocument($input: SendEnrollmentDocumentInput!) {
    result: sendEnrollmentDocument(input: $input) {
      __typename
      ... on OfferChanged {
        offer {
          id
          ...Award_Offer
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const writeThanksMutation = graphql(`
  mutation WriteThanks($input: WriteThanksInput!) {
    result: writeThanks(input: $input) {
      __typename
      ... on OfferChanged {
        offer {
          id
          ...Award_Offer
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const writeReportMutation = graphql(`
  mutation WriteReport($input: WriteReportInput!) {
    result: writeReport(input: $input) {
      __typename
      ... on OfferChanged {
        offer {
          id
          ...Award_Offer
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** What a student does with an award. */
export const studentMutations = {
  answerOffer: answerOfferMutation,
  confirmReceipt: confirmReceiptMutation,
  sendEnrollmentDocument: sendEnrollmentDocumentMutation,
  writeThanks: writeThanksMutation,
  writeReport: writeReportMutation,
}
