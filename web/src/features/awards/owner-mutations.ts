import { graphql } from '#gql'

const offerAwardMutation = graphql(`
  mutation OfferAward($input: OfferAwardInput!) {
    result: offerAward(input: $input) {
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

const withdrawOfferMutation = graphql(`
  mutation WithdrawOffer($input: WithdrawOfferInput!) {
    result: withdrawOffer(input: $input) {
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

const confirmEnrollmentMutation = graphql(`
  mutation ConfirmEnrollment($input: ConfirmEnrollmentInput!) {
    result: confirmEnrollment(input: $input) {
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

const planInstalmentsMutation = graphql(`
  mutation PlanInstalments($input: PlanInstalmentsInput!) {
    result: planInstalments(input: $input) {
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

const recordPaymentMutation = graphql(`
  mutation RecordPayment($input: RecordPaymentInput!) {
    result: recordPayment(input: $input) {
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

const reversePaymentMutation = graphql(`
  mutation ReversePayment($input: ReversePaymentInput!) {
    result: reversePayment(input: $input) {
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

const askForReportsMutation = graphql(`
  mutation AskForReports($input: AskForReportsInput!) {
    result: askForReports(input: $input) {
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

const endAwardMutation = graphql(`
  mutation EndAward($input: EndAwardInput!) {
    result: endAward(input: $input) {
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

/** What the owner of a scholarship does with an award. */
export const ownerMutations = {
  offerAward: offerAwardMutation,
  withdrawOffer: withdrawOfferMutation,
  confirmEnrollment: confirmEnrollmentMutation,
  planInstalments: planInstalmentsMutation,
  recordPayment: recordPaymentMutation,
  reversePayment: reversePaymentMutation,
  askForReports: askForReportsMutation,
  endAward: endAwardMutation,
}
