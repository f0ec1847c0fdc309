import { graphql } from '#gql'

/** A request as both the student and the mentor see it. */
export const requestFragment = graphql(`
  fragment EssayRequest_Request on EssayRequest {
    id
    status
    isViewerMentor
    mentor {
      id
      name
    }
    studentName
    wish
    essay {
      title
      essayType
      version
      wordCount
      wordLimit
      prompt
      askedTopics
      content
    }
    requestedAt
    expiresAt
    dueAt
    endedAt
    isHelpful
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
`)
