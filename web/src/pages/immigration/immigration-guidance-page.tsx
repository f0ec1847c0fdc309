import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import {
  guidanceTypes,
  immigrationMessages as text,
} from '#features/immigration/immigration-messages.ts'
import { UnbrokenCodes } from '#features/immigration/unbroken-codes.tsx'
import { TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { pageWithoutRecord } from '#page/page-without-record.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { graphql, readFragment } from '#gql'
import { guidanceFragment, ShownGuidance } from './shown-guidance.tsx'

const query = graphql(`
  query ImmigrationGuidancePage($id: ID!) {
    immigrationGuidance(id: $id) {
      id
      ...ShownGuidance_Guidance
    }
  }
`)

/** /immigration/:id: one request, with what the rules say today. */
export function ImmigrationGuidancePage() {
  const { id = '' } = useParams()
  const result = useQuery(query, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const guidance = readFragment(guidanceFragment, result.data?.immigrationGuidance)
  const back = (
    <TextLink to={paths.immigration()} className="inline-flex min-h-11 items-center">
      {text.backToList}
    </TextLink>
  )
  if (!guidance)
    return pageWithoutRecord({
      result,
      title: text.title,
      words: text,
      actions: back,
      illustration: 'letter',
      skeleton: (
        <>
          <Skeleton className="h-44" />
          <Skeleton className="mt-4 h-96" />
        </>
      ),
    })
  const title = text.requestTitle(guidanceTypes[guidance.guidanceType])
  return (
    <Page
      title={title}
      heading={<UnbrokenCodes>{title}</UnbrokenCodes>}
      lead={guidance.summary}
      actions={back}
    >
      <ShownGuidance guidance={guidance} />
    </Page>
  )
}
