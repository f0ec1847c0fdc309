import { useQuery } from '@apollo/client/react'
import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { communityMessages as text } from '#features/community/community-messages.ts'
import { ForumAppeal } from '#features/community/forum-appeal.tsx'
import { ForumCase } from '#features/community/forum-case.tsx'
import { ModeratorOnly } from '#features/moderation/moderator-only.tsx'
import { graphql } from '#gql'
import { TextLink } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { Page } from '#page/page.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { paths } from '#paths'

const casesQuery = graphql(`
  query ForumPage_Cases($after: String) {
    forumCases(after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...ForumCase_Case
        }
      }
    }
  }
`)

const appealsQuery = graphql(`
  query ForumPage_Appeals($after: String) {
    forumAppeals(after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...ForumAppeal_Appeal
        }
      }
    }
  }
`)

/** /admin/forum: what moderators decide in the forum. */
export function ForumPage() {
  return (
    <ModeratorOnly>
      <Page title={text.queueTitle} lead={text.queueLead}>
        <AdminTabs view="forum" />
        <div className="in-turn flex flex-col gap-8">
          <Queue />
          <Appeals />
          <TextLink to={paths.communityLog()}>{text.logLink}</TextLink>
        </div>
      </Page>
    </ModeratorOnly>
  )
}

function Queue() {
  const result = useQuery(casesQuery, freshList)
  return (
    <section aria-labelledby="queue" className="flex flex-col gap-4">
      <h2 id="queue" className="text-xl">
        {text.queue}
      </h2>
      <PaginatedList
        result={result}
        list={result.data?.forumCases}
        noun={text.queueNoun}
        failed={text.queueFailed}
        loading={text.queueLoading}
        empty={<EmptyState title={text.queueEmpty} />}
      >
        {(node) => (
          <ForumCase
            forumCase={node}
            onDecided={() => result.refetch().catch(() => undefined)}
          />
        )}
      </PaginatedList>
    </section>
  )
}

function Appeals() {
  const result = useQuery(appealsQuery, freshList)
  return (
    <section aria-labelledby="appeals" className="flex flex-col gap-4">
      <h2 id="appeals" className="text-xl">
        {text.appeals}
      </h2>
      <PaginatedList
        result={result}
        list={result.data?.forumAppeals}
        noun={text.queueNoun}
        failed={text.queueFailed}
        loading={text.queueLoading}
        empty={<EmptyState title={text.appealsEmpty} />}
      >
        {(node) => <ForumAppeal appeal={node} onDecided={() => void result.refetch()} />}
      </PaginatedList>
    </section>
  )
}
