import { useApolloClient } from '@apollo/client/react'
import { dayInWords } from '@landfall/calendar/words'
import { useState } from 'react'
import type { Award_OfferFragment, PaymentReversal } from '#gql/graphql'
import { formatMoney } from '#lib/format/format-money.ts'
import { today } from '#lib/format/today.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm } from '#ui/use-form.ts'
import { awardMessages as text } from './award-messages.ts'
import { ownerMutations } from './owner-mutations.ts'
import { ReasonQuestion } from './reason-question.tsx'
import { sayDone } from './say-done.ts'
import { sendAward } from './send-award.ts'

type Instalment = Award_OfferFragment['instalments'][number]
type Props = {
  instalment: Instalment
  /** The award has not ended. */
  isOpen: boolean
}

/** One planned payment, and the record that it was made. */
export function OwnerPayment({ instalment, isOpen }: Props) {
  const { dueOn, amount, paidOn, reference, receivedAt } = instalment
  const money = formatMoney(amount)
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap justify-between gap-2">
        <span>{paidOn ? text.paid(dayInWords(paidOn)) : text.due(dayInWords(dueOn))}</span>
        <strong className="tabular">{money}</strong>
      </p>
      {paidOn && (
        <p className="text-sm break-words text-muted">
          {reference} · {receivedAt ? text.received : text.notReceived}
        </p>
      )}
      {isOpen && !paidOn && (
        <Disclosure summary={text.recordPaymentOf(money, dayInWords(dueOn))}>
          <PaymentForm id={instalment.id} />
        </Disclosure>
      )}
      {paidOn && <Reversal id={instalment.id} money={money} isOpen={isOpen} />}
    </div>
  )
}

function PaymentForm({ id: instalmentId }: { id: string }) {
  const client = useApolloClient()
  const form = useForm({
    initial: { on: today(), reference: '' },
    validate: ({ on, reference }) => ({
      ...(!on && { on: text.dateMissing }),
      ...(!reference.trim() && { reference: text.referenceMissing }),
    }),
    submit: async ({ on, reference }) => {
      const input = { instalmentId, on, reference: reference.trim() }
      const failure = await sendAward(client, ownerMutations.recordPayment, input)
      if (!failure) sayDone(text.recorded)
      return failure
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.recordPayment} busyLabel={text.saving}>
      <TextField {...form.field('on')} label={text.paidOn} type="date" />
      <TextField
        {...form.field('reference')}
        label={text.reference}
        help={text.referenceHelp}
        maxLength={500}
      />
    </Form>
  )
}

const kinds = optionsOf(text.kinds)

type ReversalProps = { id: string; money: string; isOpen: boolean }

function Reversal({ id: instalmentId, money, isOpen }: ReversalProps) {
  const client = useApolloClient()
  const [isAsked, setIsAsked] = useState(false)
  const [kind, setKind] = useState<PaymentReversal>('MISTAKE')
  return (
    <>
      <Button
        kind="quiet"
        isFlush
        className="self-start"
        aria-label={text.reverseOf(money)}
        onClick={() => setIsAsked(true)}
      >
        {text.reverse}
      </Button>
      <ReasonQuestion
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={text.reverseTitle}
        action={text.reverse}
        done={text.reversed}
        label={text.reversalReason}
        submit={(reason) =>
          sendAward(client, ownerMutations.reversePayment, { instalmentId, kind, reason })
        }
      >
        <p>{isOpen ? text.reverseText : text.reverseEndedText}</p>
        <SelectField
          label={text.reverseKind}
          name="kind"
          options={kinds}
          value={kind}
          onChange={(next) => next && setKind(next)}
        />
      </ReasonQuestion>
    </>
  )
}
