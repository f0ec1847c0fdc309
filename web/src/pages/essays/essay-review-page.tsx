import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { essayMessages as text } from '#features/essays/essay-messages.ts'
import { TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { pageWithoutRecord } from '#page/page-without-record.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'
import { ShownEssay } from './shown-essay.tsx'

const query = graphql(`
  query EssayReviewPage($id: ID!) {
    essayReview(id: $id) {
      id
      title
      ...ShownEssay_Review
    }
  }
`)

/** /essay-review/:id: one version of an essay with its review. */
export function EssayReviewPage() {
  const { id = '' } = useParams()
  const result = useQuery(query, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const review = result.data?.essayReview
  const back = (
    <TextLink to={paths.essayReviews()} className="inline-flex min-h-11 items-center">
      {text.backToList}
    </TextLink>
  )
  if (!review)
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
  return (
    <Page title={review.title} actions={back}>
      <ShownEssay review={review} onChanged={() => void result.refetch().catch(() => {})} />
    </Page>
  )
}
