import { graphql } from '#gql'

/** Everything that the page of a session shows. */
export const sessionFragment = graphql(`
  fragment Session_MentorshipSession on MentorshipSession {
    id
    type
    status
    scheduledAt
    endsAt
    duration
    notes
    amount
    expiresAt
    roomUrl
    proposedAt
    isProposedByViewer
    isViewerMentor
    endReason
    isEndedByViewer
    isMissedByViewer
    appeal
    appealDecision
    rating
    feedback
    isReviewPublic
    isReviewHidden
    privateNote
    mayReportNoShow
    appealUntil
    mentor {
      id
    }
    ...SessionNames_MentorshipSession
  }
`)
