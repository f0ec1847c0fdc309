import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql, readFragment } from '#gql'
import type { Award_OfferFragment } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { formatMoney } from '#lib/format/format-money.ts'
import { QueryState } from '#page/query-state.tsx'
import { NotLoaded } from '#page/not-loaded.tsx'
import { useWholeList } from '#page/use-whole-list.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { awardFragment } from './award-fragment.ts'
import { awardMessages as text } from './award-messages.ts'
import { lastMinute } from './last-minute.ts'
import { OfferForm } from './offer-form.tsx'
import { OwnerFollowUp } from './owner-follow-up.tsx'
import { ownerMutations } from './owner-mutations.ts'
import { ReasonQuestion } from './reason-question.tsx'
import { AWARD_HEADING } from './say-done.ts'
import { sendAward } from './send-award.ts'

const query = graphql(`
  query OwnerAward($id: ID!, $after: String) {
    submittedApplication(id: $id) {
      id
      state
      isErased
      offer {
        id
        ...Award_Offer
      }
    }
    funds(first: 100, after: $after) {
      edges {
        cursor
        node {
          id
          name
          currency
          isKeptByViewer
          balance {
            available {
              amount
              currency
            }
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

type Props = {
  applicationId: string
  /** As the application's page shows it. */
  mayOffer: boolean
}

/** What the owner's side does about an award for one applicant. */
export function OwnerAward({ applicationId, mayOffer }: Props) {
  const result = useQuery(query, {
    variables: { id: applicationId },
    fetchPolicy: 'cache-and-network',
  })
  const { data } = result
  const { isWhole, hasFailed, retry } = useWholeList(result, data?.funds)
  const offer = readFragment(awardFragment, data?.submittedApplication?.offer)
  if (data && !offer && !mayOffer) return null
  return (
    <Card className="flex flex-col gap-4">
      <h2 id={AWARD_HEADING} tabIndex={-1} className="text-xl">
        {text.title}
      </h2>
      {!data && (
        <QueryState result={result} failed={text.failed} label={text.loading}>
          <Skeleton className="h-24" />
        </QueryState>
      )}
      {offer && (
        <StandingOffer
          offer={offer}
          isErased={data?.submittedApplication?.isErased ?? false}
        />
      )}
      {data && mayOffer && (
        <Disclosure summary={text.offer}>
          {hasFailed && <NotLoaded words={text.failed} retry={retry} />}
          {isWhole && (
            <OfferForm
              applicationId={applicationId}
              funds={data.funds.edges
                .map(({ node }) => node)
                .filter(({ isKeptByViewer }) => isKeptByViewer)}
            />
          )}
        </Disclosure>
      )}
    </Card>
  )
}

type StandingProps = { offer: Award_OfferFragment; isErased: boolean }

function StandingOffer({ offer, isErased }: StandingProps) {
  const { id, state, amount, answerEndsAt, closedAt, closingNote } = offer
  const client = useApolloClient()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <p>
        <strong className="tabular text-xl">{formatMoney(amount)}</strong>
        <span className="block">{text.states[state]}</span>
        <span className="tabular block text-sm text-muted">
          {state === 'OFFERED'
            ? text.until(formatDateTime(lastMinute(answerEndsAt)))
            : closedAt && formatDateTime(closedAt)}
        </span>
      </p>
      {closingNote && <p className="break-words whitespace-pre-line">{closingNote}</p>}
      {state === 'OFFERED' && (
        <Button kind="danger" className="self-start" onClick={() => setIsAsked(true)}>
          {text.withdraw}
        </Button>
      )}
      {(state === 'ACCEPTED' || state === 'ENDED') && (
        <OwnerFollowUp offer={offer} isErased={isErased} />
      )}
      <ReasonQuestion
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={text.withdrawTitle}
        action={text.withdraw}
        done={text.withdrawn}
        submit={(reason) => sendAward(client, ownerMutations.withdrawOffer, { id, reason })}
      >
        <p>{text.withdrawText}</p>
      </ReasonQuestion>
    </>
  )
}
