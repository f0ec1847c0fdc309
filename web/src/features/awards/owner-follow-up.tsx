import { useApolloClient } from '@apollo/client/react'
import { dayInWords } from '@landfall/calendar/words'
import { useState } from 'react'
import type { Award_OfferFragment } from '#gql/graphql'
import { formatDayOf } from '#lib/format/format.ts'
import { formatMoney } from '#lib/format/format-money.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { awardMessages as text } from './award-messages.ts'
import { EnrollmentForm, PlanForm, ReportsForm } from './owner-forms.tsx'
import { ownerMutations } from './owner-mutations.ts'
import { AwardPart } from './award-part.tsx'
import { unpaidOf, unwrittenOf } from './dated-row.ts'
import { OwnerPayment } from './owner-payment.tsx'
import { ReasonQuestion } from './reason-question.tsx'
import { sendAward } from './send-award.ts'

type Props = { offer: Award_OfferFragment }

/** `isErased`: the awarded student has no account anymore, so nobody is asked for reports. */
type FollowUpProps = Props & { isErased: boolean }

/** What follows an accepted award, on the owner's side; once the award has ended, payments can only be reversed. */
export function OwnerFollowUp({ offer, isErased }: FollowUpProps) {
  const { id, state, thanks, thankedAt } = offer
  return (
    <>
      <Enrollment offer={offer} />
      <Payments offer={offer} />
      <AwardPart title={text.thanks}>
        <p className="break-words whitespace-pre-line">
          {wordsOf(thanks, thankedAt) ?? (isErased ? text.noThanksAnymore : text.noThanks)}
        </p>
      </AwardPart>
      <Reports offer={offer} isErased={isErased} />
      {state === 'ACCEPTED' && <EndAward offerId={id} />}
    </>
  )
}

/** What the student wrote, or, once that is gone with their account, that they did; null when they did not. */
function wordsOf(words: string | null, writtenAt: string | null): string | null {
  return words ?? (writtenAt && text.erased(formatDayOf(writtenAt)))
}

function Enrollment({ offer }: Props) {
  const { id, state, enrollmentConfirmedOn: day, enrollmentEvidence } = offer
  const proof = offer.enrollmentDocument
  return (
    <AwardPart title={text.enrollment}>
      <p className="break-words">
        {day
          ? text.enrollmentDone(dayInWords(day), enrollmentEvidence)
          : text.enrollmentOpen}
      </p>
      {proof &&
        (proof.isReadable ? (
          <a
            href={`/api/awards/${id}/enrollment-document/content`}
            download
            className="inline-flex min-h-11 items-center self-start wrap-anywhere text-sea underline underline-offset-2 hover:text-sea-strong"
          >
            {text.openProof(proof.name)}
          </a>
        ) : (
          <p className="text-muted">{text.proofChecked}</p>
        ))}
      {state === 'ACCEPTED' && !day && (
        <Disclosure summary={text.confirmEnrollment}>
          <EnrollmentForm offerId={id} />
        </Disclosure>
      )}
    </AwardPart>
  )
}

function Payments({ offer }: Props) {
  const { state, instalments } = offer
  const isOpen = state === 'ACCEPTED'
  const rest = isOpen ? unplannedOf(offer) : null
  return (
    <AwardPart title={text.payments}>
      {instalments.length === 0 && <p className="text-muted">{text.noPlan}</p>}
      <ul className="flex flex-col gap-3">
        {instalments.map((one) => (
          <li key={one.id}>
            <OwnerPayment instalment={one} isOpen={isOpen} />
          </li>
        ))}
        {rest && (
          <li className="flex flex-wrap justify-between gap-2">
            <span>{text.notPlanned}</span>
            <strong className="tabular">{formatMoney(rest)}</strong>
          </li>
        )}
      </ul>
      {isOpen && (
        <Disclosure summary={text.plan}>
          {/* Keeps what is typed until the plan itself changes. */}
          <PlanForm key={JSON.stringify(unpaidOf(offer))} offer={offer} />
        </Disclosure>
      )}
    </AwardPart>
  )
}

/** What no payment is planned for; null where none is planned at all, which is said, or all of it is. */
function unplannedOf({ amount: { amount, currency }, instalments }: Award_OfferFragment) {
  const planned = instalments.reduce((sum, one) => sum + Number(one.amount.amount), 0)
  // Sums of decimals are not exact: what is beyond those of the currency is no rest.
  const rest = (Number(amount) - planned).toFixed(amount.split('.')[1]?.length ?? 0)
  return planned > 0 && Number(rest) > 0 ? { amount: rest, currency } : null
}

function Reports({ offer, isErased }: FollowUpProps) {
  const { state, reports } = offer
  return (
    <AwardPart title={text.reports}>
      {reports.length === 0 && <p className="text-muted">{text.noReports}</p>}
      <ul className="flex flex-col gap-3">
        {reports.map((one) => (
          <li key={one.id}>
            <strong>{text.due(dayInWords(one.dueOn))}</strong>
            <p className="break-words whitespace-pre-line">
              {wordsOf(one.text, one.writtenAt) ?? text.reportOpen}
            </p>
          </li>
        ))}
      </ul>
      {state === 'ACCEPTED' && !isErased && (
        <Disclosure summary={text.askForReports}>
          <ReportsForm key={JSON.stringify(unwrittenOf(offer))} offer={offer} />
        </Disclosure>
      )}
    </AwardPart>
  )
}

function EndAward({ offerId }: { offerId: string }) {
  const client = useApolloClient()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button kind="danger" className="self-start" onClick={() => setIsAsked(true)}>
        {text.end}
      </Button>
      <ReasonQuestion
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={text.endTitle}
        action={text.end}
        done={text.ended}
        submit={(reason) => sendAward(client, ownerMutations.endAward, { offerId, reason })}
      >
        <p>{text.endText}</p>
      </ReasonQuestion>
    </>
  )
}
