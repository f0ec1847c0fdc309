import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { essayMessages as text } from './essay-messages.ts'

const query = graphql(`
  query EssayReviewTime {
    essayReviewSeconds
  }
`)

/** How long reviews take now, as measured; its line stays free until that is known. */
export function ReviewTime() {
  const { data } = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const seconds = data?.essayReviewSeconds
  return (
    <p className="min-h-6 text-sm text-muted">
      {typeof seconds === 'number' && text.readyWithin(seconds)}
    </p>
  )
}
