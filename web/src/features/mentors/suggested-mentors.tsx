import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { MentorCard } from './mentor-card.tsx'
import { mentorMessages as text } from './mentor-messages.ts'

const query = graphql(`
  query SuggestedMentors($awards: [String!]) {
    suggestedMentors(awards: $awards) {
      reasons
      mentor {
        id
        ...MentorCard_Mentor
      }
    }
  }
`)

const wantedQuery = graphql(`
  query SuggestedMentors_Wanted {
    savedScholarships(first: 50) {
      edges {
        node {
          id
          scholarship {
            id
            title
          }
        }
      }
    }
  }
`)

// As many as can be asked for; the cached list may be longer.
const MOST_AWARDS = 50

/** Mentors who have something in common with the student; nothing when there are none. */
export function SuggestedMentors() {
  const wanted = useQuery(wantedQuery)
  const awards = wanted.data?.savedScholarships.edges
    .slice(0, MOST_AWARDS)
    .map(({ node }) => node.scholarship.title)
  // Without the list, everything else that they have in common still counts.
  const skip = wanted.loading
  const suggested =
    useQuery(query, { variables: { awards }, skip }).data?.suggestedMentors ?? []
  if (suggested.length === 0) return null
  return (
    <section aria-labelledby="suggested" className="flex flex-col gap-4">
      <h2 id="suggested" className="text-xl">
        {text.suggested}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {suggested.map(({ mentor, reasons }) => (
          <li key={mentor.id}>
            <MentorCard mentor={mentor} reasons={reasons} />
          </li>
        ))}
      </ul>
    </section>
  )
}
