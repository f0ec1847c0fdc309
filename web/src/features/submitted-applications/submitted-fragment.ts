import { graphql } from '#gql'

/** What the owner's side reads of one application. */
export const submittedFragment = graphql(`
  fragment SubmittedApplication_SubmittedApplication on SubmittedApplication {
    id
    state
    isErased
    submittedAt
    decisionPromisedOn
    timeline {
      at
      from
      to
      by
      message
    }
    submissions {
      id
      ...SubmittedForm_Submission
    }
    letters {
      id
      recommenderName
      relation
      isWaived
      arrivedAt
      isLate
      text
      fileName
      contentPath
    }
    lastSubmission {
      id
      number
      form {
        firstName
        lastName
      }
    }
    scholarship {
      id
      title
    }
  }
`)
