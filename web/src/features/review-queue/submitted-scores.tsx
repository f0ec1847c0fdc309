import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { SubmittedScoresQuery } from '#gql/graphql'
import { TextLink } from '#page/links.tsx'
import { freshList, nextPage } from '#page/next-page.ts'
import { QueryState } from '#page/query-state.tsx'
import { workspacePaths } from '#workspace-paths'
import { Disclosure } from '#ui/disclosure.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { queueMessages as text } from './queue-messages.ts'

const query = graphql(`
  query SubmittedScores($scholarshipId: ID!, $after: String) {
    review(scholarshipId: $scholarshipId) {
      scholarshipId
      applications(
        filter: { isSubmitted: true }
        sort: SUBMITTED
        first: 50
        after: $after
      ) {
        edges {
          cursor
          node {
            id
            number
            scholarshipId
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

/** Scores that the viewer has already submitted, to be looked at again. */
export function SubmittedScores({ scholarshipId }: { scholarshipId: string }) {
  const result = useQuery(query, { variables: { scholarshipId }, ...freshList })
  const list = result.data?.review?.applications
  if (!list) return <QueryState result={result} failed={text.submittedFailed} />
  if (list.edges.length === 0) return null
  return (
    <Disclosure summary={text.submittedCount(list.totalCount)}>
      <PagedList
        connection={list}
        noun={text.noun}
        className="flex flex-col divide-y divide-line border-y border-line"
        {...nextPage(result, text.submittedFailed)}
      >
        {showOne}
      </PagedList>
    </Disclosure>
  )
}

type Node = NonNullable<
  SubmittedScoresQuery['review']
>['applications']['edges'][number]['node']

/** Outside the component, so that existing items are not rendered again when more come. */
function showOne({ id, number, scholarshipId, myScore }: Node) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <TextLink
        to={workspacePaths.reviewApplication(scholarshipId, id)}
        className="tabular inline-flex min-h-11 items-center"
      >
        {text.application(number)}
      </TextLink>
      {myScore?.total != null && (
        <span className="tabular text-sm text-muted">
          {Math.round(myScore.total)} / 100
        </span>
      )}
    </div>
  )
}
