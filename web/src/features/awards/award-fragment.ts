import { graphql } from '#gql'

/** An offer and all that follows it, as both sides see it. */
export const awardFragment = graphql(`
  fragment Award_Offer on Offer {
    id
    applicationId
    state
    version
    amount {
      amount
      currency
    }
    answerBy
    answerEndsAt
    message
    closedAt
    closingNote
    enrollmentConfirmedOn
    enrollmentEvidence
    enrollmentDocument {
      name
      isReadable
    }
    thanks
    thankedAt
    instalments {
      id
      dueOn
      amount {
        amount
        currency
      }
      paidOn
      reference
      receivedAt
    }
    reports {
      id
      dueOn
      text
      writtenAt
    }
  }
`)
