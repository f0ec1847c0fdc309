import { useApolloClient } from '@apollo/client/react'
import { dayInWords } from '@landfall/calendar/words'
import { useState } from 'react'
import type { Award_OfferFragment } from '#gql/graphql'
import { formatMoney } from '#lib/format/format-money.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { toast } from '#ui/toast-store.ts'
import { awardMessages as text } from './award-messages.ts'
import { EnrollmentProof } from './enrollment-proof.tsx'
import { AwardPart } from './award-part.tsx'
import { LetterForm } from './letter-form.tsx'
import { studentMutations } from './student-mutations.ts'
import { sendAward } from './send-award.ts'

type Props = { offer: Award_OfferFragment }

/**
 * What follows an accepted award, on the student's side; once the award has ended, payments can only be confirmed.
 */
export function StudentFollowUp({ offer }: Props) {
  const { state, thanks, reports, instalments, enrollmentConfirmedOn } = offer
  const isOpen = state === 'ACCEPTED'
  return (
    <>
      <p>
        {enrollmentConfirmedOn
          ? text.enrollmentSeen(dayInWords(enrollmentConfirmedOn))
          : text.enrollmentWaits}
      </p>
      {isOpen && !enrollmentConfirmedOn && <EnrollmentProof offer={offer} />}
      <AwardPart title={text.payments}>
        {instalments.length === 0 && <p className="text-muted">{text.noPlan}</p>}
        <ul className="flex flex-col gap-3">
          {instalments.map((one) => (
            <li key={one.id}>
              <Payment instalment={one} />
            </li>
          ))}
        </ul>
      </AwardPart>
      {(isOpen || thanks) && <Thanks offer={offer} />}
      {reports.map((report) => (
        <Report key={report.id} report={report} isOpen={isOpen} />
      ))}
    </>
  )
}

function Thanks({ offer: { id: offerId, state, thanks } }: Props) {
  const client = useApolloClient()
  return (
    <AwardPart title={text.writeThanks}>
      {thanks && <p className="break-words whitespace-pre-line">{thanks}</p>}
      {state === 'ACCEPTED' && (
        <Disclosure summary={text.openThanks}>
          <LetterForm
            key={thanks}
            label={text.letter}
            help={text.thanksHelp}
            action={text.sendThanks}
            done={text.thanksSent}
            missing={text.thanksMissing}
            submit={(letter) =>
              sendAward(client, studentMutations.writeThanks, { offerId, text: letter })
            }
          />
        </Disclosure>
      )}
    </AwardPart>
  )
}

type ReportProps = { report: Award_OfferFragment['reports'][number]; isOpen: boolean }

function Report({ report: { id, dueOn, text: written }, isOpen }: ReportProps) {
  const client = useApolloClient()
  const title = text.writeReport(dayInWords(dueOn))
  return (
    <AwardPart title={title}>
      {written && <p className="break-words whitespace-pre-line">{written}</p>}
      {isOpen && !written && (
        <LetterForm
          label={text.report}
          help={text.reportHelp}
          action={text.sendReport}
          done={text.reportSent}
          missing={text.reportMissing}
          submit={(words) =>
            sendAward(client, studentMutations.writeReport, { id, text: words })
          }
        />
      )}
    </AwardPart>
  )
}

type PaymentProps = { instalment: Award_OfferFragment['instalments'][number] }

function Payment({ instalment }: PaymentProps) {
  const { id, dueOn, amount, paidOn, receivedAt } = instalment
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  const money = formatMoney(amount)
  async function confirm() {
    setIsBusy(true)
    try {
      const failure = await sendAward(client, studentMutations.confirmReceipt, { id })
      if (failure)
        toast.error({ title: text.failed, description: failure.message ?? '', topic: 'award' }) // prettier-ignore
      else {
        toast.success({ title: text.receiptConfirmed, topic: 'award' })
        focusHeading()
      }
    } catch (error) {
      toast.error({ title: text.failed, description: showError(error), topic: 'award' })
    }
    setIsBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p>
        <strong className="tabular">{money}</strong>
        <span className="block text-sm text-muted">
          {paidOn ? text.paid(dayInWords(paidOn)) : text.due(dayInWords(dueOn))}
          {receivedAt && ` · ${text.youConfirmed}`}
        </span>
      </p>
      {paidOn && !receivedAt && (
        <Button
          isBusy={isBusy}
          aria-label={text.confirmReceiptOf(money)}
          onClick={() => void confirm()}
        >
          {text.confirmReceipt}
        </Button>
      )}
    </div>
  )
}
