import { graphql, readFragment, type FragmentType } from '#gql'

const fragment = graphql(`
  fragment SessionNames_MentorshipSession on MentorshipSession {
    isViewerMentor
    mentor {
      id
      name
    }
    student {
      id
      firstName
      lastName
    }
  }
`)

/** The name of the person whom the viewer meets. */
export function otherName(session: FragmentType<typeof fragment>): string {
  const { isViewerMentor, mentor, student } = readFragment(fragment, session)
  return isViewerMentor ? `${student.firstName} ${student.lastName}` : mentor.name
}
