import { graphql } from '#gql'

/** One application as the page shows it to be read and scored. */
export const scoringFragment = graphql(`
  fragment Scoring_ReviewApplication on ReviewApplication {
    id
    number
    state
    submissionNumber
    submittedAt
    applicantName
    isBlinded
    redactionNote
    scholarshipId
    isMine
    reviewCount
    nextId
    form {
      fields {
        name
        label
        tab
        isBlind
        pieces {
          text
          isBlock
          kind
        }
      }
    }
    documents {
      id
      kind
      name
      size
      downloadPath
    }
    letters {
      id
      kind
      name
      size
      downloadPath
    }
    recommendations {
      id
      recommenderName
      isWaived
      arrivedAt
      isLate
      relation {
        text
        isBlock
        kind
      }
      text {
        text
        isBlock
        kind
      }
      file {
        id
        kind
        name
        size
        downloadPath
      }
    }
    scores {
      reviewer {
        id
        firstName
        lastName
      }
      isMine
      points {
        key
        points
        comment
      }
      comment
      isFinal
      isOutdated
      total
      savedAt
    }
    myScore {
      points {
        key
        points
        comment
      }
      comment
      isFinal
      isOutdated
      total
      savedAt
    }
    reviewers {
      user {
        id
        firstName
        lastName
      }
      isAssigned
      isDone
      hasConflict
      conflictReason
    }
    questions {
      id
      askedBy {
        id
        firstName
        lastName
      }
      text
      askedAt
      answer
      answeredAt
    }
  }
`)
