import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { TextLink } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'
import { Disclosure } from '#ui/disclosure.tsx'
import { queueMessages as text } from './queue-messages.ts'

const query = graphql(`
  query SubmittedScores($scholarshipId: ID!) {
    review(scholarshipId: $scholarshipId) {
      scholarshipId
      applications(filter: { isMine: true }, sort: SUBMITTED, first: 100) {
        edges {
          cursor
          node {
            id
            number
            myScore {
              isFinal
              total
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`)

/** What the viewer has scored already, to be looked at again. */
export function SubmittedScores({ scholarshipId }: { scholarshipId: string }) {
  const { data } = useQuery(query, {
    variables: { scholarshipId },
    fetchPolicy: 'cache-and-network',
  })
  const edges = data?.review?.applications.edges ?? []
  const done = edges.filter(({ node }) => node.myScore?.isFinal)
  if (done.length === 0) return null
  return (
    <Disclosure summary={text.submittedCount(done.length)}>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {done.map(({ node }) => (
          <li key={node.id} className="flex flex-wrap items-center gap-x-4">
            <TextLink
              to={workspacePaths.reviewApplication(scholarshipId, node.id)}
              className="tabular inline-flex min-h-11 items-center"
            >
              {text.application(node.number)}
            </TextLink>
            {node.myScore?.total != null && (
              <span className="tabular text-sm text-muted">
                {Math.round(node.myScore.total)} / 100
              </span>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
