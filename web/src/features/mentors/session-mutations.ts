import { graphql } from '#gql'

/** What the two people do with a session; each mutation answers the whole session, which the page then shows. */
export const sessionMutations = {
  answer: graphql(`
    mutation Session_Answer($input: AnswerSessionInput!) {
      result: answerSession(input: $input) {
        __typename
        ... on SessionSaved {
          session {
            id
            ...Session_MentorshipSession
          }
        }
        ...ProblemDetails @unmask
      }
    }
  `),
  propose: graphql(`
    mutation Session_Propose($input: ProposeSessionTimeInput!) {
      result: proposeSessionTime(input: $input) {
        __typename
        ... on SessionSaved {
          session {
            id
            ...Session_MentorshipSession
          }
        }
        ...ProblemDetails @unmask
      }
    }
  `),
  answerProposal: graphql(`
    mutation Session_AnswerProposal($input: AnswerProposedTimeInput!) {
      result: answerProposedTime(input: $input) {
        __typename
        ... on SessionSaved {
          session {
            id
            ...Session_MentorshipSession
          }
        }
        ...ProblemDetails @unmask
      }
    }
  `),
  cancel: graphql(`
    mutation Session_Cancel($input: CancelSessionInput!) {
      result: cancelSession(input: $input) {
        __typename
        ... on SessionSaved {
          session {
            id
            ...Session_MentorshipSession
          }
        }
        ...ProblemDetails @unmask
      }
    }
  `),
  report: graphql(`
    mutation Session_Report($input: SessionIdInput!) {
      result: reportNoShow(input: $input) {
        __typename
        ... on SessionSaved {
          session {
            id
            ...Session_MentorshipSession
          }
        }
        ...ProblemDetails @unmask
      }
    }
  `),
  appeal: graphql(`
    mutation Session_Appeal($input: AppealNoShowInput!) {
      result: appealNoShow(input: $input) {
        __typename
        ... on SessionSaved {
          session {
            id
            ...Session_MentorshipSession
          }
        }
        ...ProblemDetails @unmask
      }
    }
  `),
  review: graphql(`
    mutation Session_Review($input: ReviewSessionInput!) {
      result: reviewSession(input: $input) {
        __typename
        ... on SessionSaved {
          session {
            id
            ...Session_MentorshipSession
          }
        }
        ...ProblemDetails @unmask
      }
    }
  `),
  note: graphql(`
    mutation Session_Note($input: SessionNoteInput!) {
      result: saveSessionNote(input: $input) {
        __typename
        ... on SessionSaved {
          session {
            id
            ...Session_MentorshipSession
          }
        }
        ...ProblemDetails @unmask
      }
    }
  `),
}
