import { useApolloClient } from '@apollo/client/react'
import { dayInWords } from '@landfall/calendar/words'
import { useState, type ReactNode } from 'react'
import type { Award_OfferFragment } from '#gql/graphql'
import { formatMoney } from '#lib/format/format-money.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { toast } from '#ui/toast-store.ts'
import { awardMessages as text } from './award-messages.ts'
import { LetterForm } from './letter-form.tsx'
import { studentMutations } from './student-mutations.ts'
import { sendAward } from './send-award.ts'

type Props = { offer: Award_OfferFragment }

/** What follows an accepted award, on the student's side; once it has ended it can only be read. */
export function StudentFollowUp({ offer }: Props) {
  const { id: offerId, state, thanks, reports, instalments, enrollmentConfirmedOn } = offer
  const client = useApolloClient()
  const isOpen = state === 'ACCEPTED'
  return (
    <>
      <p>
        {enrollmentConfirmedOn
          ? text.enrollmentSeen(dayInWords(enrollmentConfirmedOn))
          : text.enrollmentWaits}
      </p>
      <Part title={text.payments}>
        {instalments.length === 0 && <p className="text-muted">{text.noPlan}</p>}
        <ul className="flex flex-col gap-3">
          {instalments.map((one) => (
            <li key={one.id}>
              <Payment instalment={one} isOpen={isOpen} />
            </li>
          ))}
        </ul>
      </Part>
      {(isOpen || thanks) && (
        <Part title={text.writeThanks}>
          {thanks && <p className="break-words whitespace-pre-line">{thanks}</p>}
          {isOpen && (
            <Disclosure summary={text.sendThanks}>
              <LetterForm
                key={thanks}
                label={text.writeThanks}
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
        </Part>
      )}
      {reports.map((one) => (
        <Part key={one.id} title={text.writeReport(dayInWords(one.dueOn))}>
          {one.text && <p className="break-words whitespace-pre-line">{one.text}</p>}
          {isOpen && !one.text && (
            <LetterForm
              label={text.writeReport(dayInWords(one.dueOn))}
              help={text.reportHelp}
              action={text.sendReport}
              done={text.reportSent}
              missing={text.reportMissing}
              submit={(report) =>
                sendAward(client, studentMutations.writeReport, {
                  id: one.id,
                  text: report,
                })
              }
            />
          )}
        </Part>
      ))}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  )
}

type PaymentProps = {
  instalment: Award_OfferFragment['instalments'][number]
  isOpen: boolean
}

function Payment({ instalment, isOpen }: PaymentProps) {
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
      else toast.success({ title: text.receiptConfirmed, topic: 'award' })
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
      {isOpen && paidOn && !receivedAt && (
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
