import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { TextLink } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'
import { homeMessages as text } from './home-messages.ts'

const query = graphql(`
  query WaitingApplications($organizationId: ID!) {
    donorMetrics(organizationId: $organizationId) {
      organizationId
      totalApplications
      scholarships {
        scholarshipId
        waiting
      }
    }
  }
`)

type Props = {
  organizationId: string
  /** Shown in this line until there are applications. */
  before: string
}

/** How many applications wait for a verified organization's decision, with a link to them. */
export function WaitingApplications({ organizationId, before }: Props) {
  // Reads present figures, because the dashboard caches its own.
  const { data } = useQuery(query, {
    variables: { organizationId },
    fetchPolicy: 'no-cache',
  })
  const metrics = data?.donorMetrics
  if (!metrics?.totalApplications) return <p>{before}</p>
  const waiting = metrics.scholarships.filter((one) => one.waiting > 0)
  const [first, second] = waiting
  if (!first) return <p>{text.noneWaits}</p>
  return (
    <p>
      <TextLink
        className="font-semibold"
        to={
          second
            ? workspacePaths.reviews()
            : workspacePaths.submittedApplications(first.scholarshipId)
        }
      >
        {text.waiting(waiting.reduce((sum, one) => sum + one.waiting, 0))}
      </TextLink>
    </p>
  )
}
