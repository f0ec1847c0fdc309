import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { useViewer } from '#lib/session/session.ts'
import { Notice } from '#ui/notice.tsx'
import { settingsMessages as text } from './settings-messages.ts'

const query = graphql(`
  query LeftOrganization($id: ID!) {
    organization(id: $id) {
      id
      name
      members {
        role
        user {
          id
        }
      }
    }
    scholarships(first: 1, filter: { ownerId: $id }) {
      totalCount
    }
  }
`)

/** Organizations that nobody else belongs to: they end with the viewer's account. */
export function LeftOrganizations() {
  const owned = (useViewer()?.memberships ?? []).filter(({ role }) => role === 'OWNER')
  return owned.map(({ organization: { id } }) => <LeftOrganization key={id} id={id} />)
}

function LeftOrganization({ id }: { id: string }) {
  const { data } = useQuery(query, { variables: { id }, fetchPolicy: 'cache-and-network' })
  if (data?.organization?.members?.length !== 1) return null
  return (
    <Notice tone="warn">
      {text.erasureLeaves(data.organization.name, data.scholarships.totalCount)}
    </Notice>
  )
}
