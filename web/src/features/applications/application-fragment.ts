import { graphql } from '#gql'

/** All that the page of one application shows. */
export const applicationPageFragment = graphql(`
  fragment ApplicationPage_Application on Application {
    id
    state
    version
    holder
    closesAt
    graceMinutes
    decisionPromisedOn
    ownerRemindedAt
    submittedAt
    lastModifiedAt
    moreInfo {
      message
      askedAt
      answerBy
    }
    timeline {
      at
      from
      to
      by
      message
    }
    openedBy {
      at
      organizationId
    }
    reviewSummary {
      reviewCount
      criteria {
        name
        description
        weight
        averagePoints
        ofPoints
        anchor
      }
    }
    submissions {
      id
      ...SubmittedForm_Submission
    }
    scholarship {
      id
      slug
      title
      provider
      takesApplicationsHere
    }
  }
`)
