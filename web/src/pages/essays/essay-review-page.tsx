import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { essayMessages as text } from '#features/essays/essay-messages.ts'
import { TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
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
  if (!result.data) {
    return (
      <Page title={text.title} actions={back}>
        <QueryState result={result} failed={text.failedOne} label={text.loadingOne}>
          <Skeleton className="h-44" />
          <Skeleton className="mt-4 h-96" />
        </QueryState>
      </Page>
    )
  }
  if (!review) {
    return (
      <Page title={text.missing} actions={back}>
        <EmptyState illustration="letter" title={text.missingWhy} />
      </Page>
    )
  }
  return (
    <Page title={review.title} actions={back}>
      <ShownEssay review={review} onChanged={() => void result.refetch().catch(() => {})} />
    </Page>
  )
}
