import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { contactMessages as text } from './contact-messages.ts'
import { WaitingMessage } from './waiting-message.tsx'

const query = graphql(`
  query MessageQueue($after: String) {
    contactMessages(first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...WaitingMessage_ContactMessage
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

/** Messages to the operator that nobody has closed, the oldest first. */
export function MessageQueue() {
  const result = useQuery(query, freshList)
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{text.waiting}</h2>
      <PaginatedList
        result={result}
        list={result.data?.contactMessages}
        noun={text.noun}
        failed={text.failed}
        loading={text.loading}
        empty={<EmptyState title={text.none} />}
      >
        {(node) => <WaitingMessage message={node} />}
      </PaginatedList>
    </section>
  )
}
