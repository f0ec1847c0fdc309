import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ApplicationState } from '#gql/graphql'
import { NotLoaded } from '#page/not-loaded.tsx'
import { useWholeList } from '#page/use-whole-list.ts'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { recommenderMessages as text } from './recommender-messages.ts'

const query = graphql(`
  query OtherApplications($states: [ApplicationState!], $after: String) {
    applications(states: $states, first: 50, after: $after) {
      edges {
        cursor
        node {
          id
          scholarship {
            id
            title
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

/** States in which an application can request letters. */
const states: ApplicationState[] = [
  'DRAFT',
  'SUBMITTED',
  'IN_REVIEW',
  'MORE_INFO',
  'SHORTLISTED',
  'WAITLISTED',
]

/** One request covers up to ten applications at once. */
export const MAX_OTHERS = 9

type Props = {
  applicationId: string
  field: {
    id: string
    name: string
    value: readonly string[]
    error: string | undefined
    onChange: (ids: string[]) => void
  }
}

/** Chooses other applications of the student for the same request; nothing when there are none. */
export function OtherApplications({ applicationId, field }: Props) {
  const variables = { states }
  const result = useQuery(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const list = result.data?.applications
  const { isWhole, hasFailed, retry } = useWholeList(result, list)
  if (hasFailed) return <NotLoaded words={text.othersFailed} retry={retry} />
  if (!isWhole) return null
  const others = list?.edges.filter(({ node }) => node.id !== applicationId)
  if (!others?.length) return null
  const options = others.map(({ node }) => ({
    value: node.id,
    label: node.scholarship.title,
  }))
  const { value: values, ...rest } = field
  return <CheckboxGrid {...rest} legend={text.alsoFor} values={values} options={options} />
}
