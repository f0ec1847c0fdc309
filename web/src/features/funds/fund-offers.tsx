import { useQuery } from '@apollo/client/react'
import { dayInWords } from '@landfall/calendar/words'
import { graphql } from '#gql'
import { formatMoney } from '#lib/format/format-money.ts'
import { TextLink } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { workspacePaths } from '#workspace-paths'
import { Skeleton } from '#ui/skeleton.tsx'
import { fundMessages as text } from './fund-messages.ts'

const query = graphql(`
  query FundOffers($id: ID!, $after: String) {
    fund(id: $id) {
      id
      offers(first: 20, after: $after) {
        edges {
          cursor
          node {
            id
            applicationId
            applicantName
            state
            answerBy
            amount {
              amount
              currency
            }
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
        totalCount
      }
    }
  }
`)

type Props = {
  fundId: string
  /** The viewer manages the fund, and so may read the applications, too. */
  isKept: boolean
}

/** Offers made out of a fund, newest first. */
export function FundOffers({ fundId, isKept }: Props) {
  const result = useQuery(query, { variables: { id: fundId }, ...freshList })
  return (
    <PaginatedList
      result={result}
      list={result.data?.fund?.offers}
      noun={text.offers.toLowerCase()}
      failed={text.offersFailed}
      loading={text.offersLoading}
      skeleton={<Skeleton className="h-20" />}
      empty={<p className="text-muted">{text.offersEmpty}</p>}
    >
      {({ applicationId, applicantName, state, answerBy, amount, scholarship }) => (
        <div className="flex justify-between gap-4 border-b border-line pb-3">
          <p className="min-w-0 break-words">
            {isKept ? (
              <TextLink to={workspacePaths.submittedApplication(applicationId)}>
                {scholarship?.title ?? text.scholarship}
              </TextLink>
            ) : (
              (scholarship?.title ?? text.scholarship)
            )}
            <span className="block text-sm text-muted">
              {applicantName && `${applicantName} · `}
              {text.states[state]}
              {state === 'OFFERED' && ` · ${text.answerBy} ${dayInWords(answerBy)}`}
            </span>
          </p>
          <p className="tabular shrink-0 font-semibold">{formatMoney(amount)}</p>
        </div>
      )}
    </PaginatedList>
  )
}
