import { graphql } from '#gql'

/** The fields that every part of a scholarship's review reads: its stage, its rubric, its rules and its counts. */
export const reviewFragment = graphql(`
  fragment Review_Review on Review {
    scholarshipId
    version
    stage
    isChair
    isRubricFixed
    blindFields
    reviewsPerApplication
    decisionPromisedOn
    sharesSummary
    rubric {
      key
      name
      description
      weight
      levels {
        points
        anchor
      }
    }
    counts {
      applications
      scored
      scores
      wanted
      undecided
      mineToDo
      mineDone
      questions
      planned
    }
    scholarship {
      id
      title
      slug
    }
  }
`)
