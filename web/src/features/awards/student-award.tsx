import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql, readFragment } from '#gql'
import type { Award_OfferFragment } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { formatMoney } from '#lib/format/format-money.ts'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AnswerQuestion } from './answer-question.tsx'
import { awardFragment } from './award-fragment.ts'
import { awardMessages as text } from './award-messages.ts'
import { lastMinute } from './last-minute.ts'
import { StudentFollowUp } from './student-follow-up.tsx'
import { studentMutations } from './student-mutations.ts'
import { sendAward } from './send-award.ts'
import { TaxNote } from './tax-note.tsx'

const query = graphql(`
  query StudentAward($id: ID!) {
    application(id: $id) {
      id
      offer {
        id
        ...Award_Offer
      }
    }
  }
`)

/** The award that a student was offered with one application, their answer, and what follows it. */
export function StudentAward({ applicationId: id }: { applicationId: string }) {
  const result = useQuery(query, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const { data } = result
  const offer = readFragment(awardFragment, data?.application?.offer)
  if (!data)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <Skeleton className="h-64" />
      </QueryState>
    )
  if (!offer) return null
  const { state, amount, closingNote, message } = offer
  const money = formatMoney(amount)
  return (
    <Card>
      <section aria-labelledby="award" className="flex flex-col gap-4">
        <h2 id="award" className="text-xl">
          {state === 'OFFERED' ? text.yours(money) : text.yourState[state]}
        </h2>
        {state !== 'OFFERED' && <strong className="tabular text-2xl">{money}</strong>}
        {message && <p className="break-words whitespace-pre-line">{message}</p>}
        {state === 'OFFERED' && <OpenOffer offer={offer} />}
        {(state === 'WITHDRAWN' || state === 'ENDED') && closingNote && (
          <p className="break-words whitespace-pre-line">{closingNote}</p>
        )}
        {(state === 'ACCEPTED' || state === 'ENDED') && <StudentFollowUp offer={offer} />}
        {(state === 'OFFERED' || state === 'ACCEPTED') && <TaxNote />}
      </section>
    </Card>
  )
}

function OpenOffer({ offer }: { offer: Award_OfferFragment }) {
  const { id, amount, answerEndsAt } = offer
  const client = useApolloClient()
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null)
  return (
    <>
      <p className="tabular font-semibold">
        {text.until(formatDateTime(lastMinute(answerEndsAt)))}
      </p>
      <p className="max-w-prose">{text.means}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => setAsked('accept')}>
          {text.accept}
        </Button>
        <Button kind="danger" onClick={() => setAsked('decline')}>
          {text.decline}
        </Button>
      </div>
      <AnswerQuestion
        answer={asked}
        amount={formatMoney(amount)}
        onClose={() => setAsked(null)}
        submit={(accept, note) =>
          sendAward(client, studentMutations.answerOffer, { id, accept, note })
        }
      />
    </>
  )
}
