import { useApolloClient } from '@apollo/client/react'
import type { Award_OfferFragment } from '#gql/graphql'
import { today } from '#lib/format/today.ts'
import { plainAmount } from '#lib/forms/typed-number.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm } from '#ui/use-form.ts'
import { awardMessages as text } from './award-messages.ts'
import { DatedRows } from './dated-rows.tsx'
import {
  faultsOfPayments,
  faultsOfReports,
  rowField,
  rowsOf,
  unpaidOf,
  unwrittenOf,
} from './dated-row.ts'
import { ownerMutations } from './owner-mutations.ts'
import { sayDone } from './say-done.ts'
import { sendAward } from './send-award.ts'

/** Records how the student showed that they are enrolled. */
export function EnrollmentForm({ offerId }: { offerId: string }) {
  const client = useApolloClient()
  const form = useForm({
    initial: { on: today(), evidence: '' },
    validate: ({ on, evidence }) => ({
      ...(!on && { on: text.dateMissing }),
      ...(!evidence.trim() && { evidence: text.evidenceMissing }),
    }),
    submit: async ({ on, evidence }) => {
      const input = { offerId, on, evidence: evidence.trim() }
      const failure = await sendAward(client, ownerMutations.confirmEnrollment, input)
      if (!failure) sayDone(text.enrollmentConfirmed)
      return failure
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.confirmEnrollment} busyLabel={text.saving}>
      <TextField {...form.field('on')} label={text.enrollmentOn} type="date" />
      <TextField
        {...form.field('evidence')}
        label={text.evidence}
        help={text.evidenceHelp}
        maxLength={500}
      />
    </Form>
  )
}

type Props = { offer: Award_OfferFragment }

/** The most that the server takes. */
const [MOST_PAYMENTS, MOST_REPORTS] = [24, 12]

/** The plan of payments, part by part; begins with the present plan. */
export function PlanForm({ offer }: Props) {
  const { id: offerId, amount } = offer
  const client = useApolloClient()
  const form = useForm({
    initial: { rows: rowsOf(unpaidOf(offer)) },
    validate: ({ rows }) => faultsOfPayments(rows),
    submit: async ({ rows }) => {
      const input = {
        offerId,
        instalments: rows.map((row) => ({
          dueOn: row.dueOn,
          amount: plainAmount(row.amount),
        })),
      }
      const names = rows.flatMap((row, at) =>
        (['dueOn', 'amount'] as const).map((one) => [
          `instalments.${at}.${one}`,
          rowField(row, one),
        ]),
      )
      const { planInstalments } = ownerMutations
      const failure = await sendAward(client, planInstalments, input, {
        instalments: 'rows',
        ...Object.fromEntries(names),
      })
      if (!failure) sayDone(text.planned)
      return failure
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.plan} busyLabel={text.saving}>
      <DatedRows
        form={form}
        words={text.paymentRows}
        currency={amount.currency}
        most={MOST_PAYMENTS}
      />
    </Form>
  )
}

/** The days by which the owner wants reports of how it is going. */
export function ReportsForm({ offer }: Props) {
  const { id: offerId } = offer
  const client = useApolloClient()
  const form = useForm({
    initial: { rows: rowsOf(unwrittenOf(offer)) },
    validate: ({ rows }) => faultsOfReports(rows),
    submit: async ({ rows }) => {
      const input = { offerId, dueOn: rows.map(({ dueOn }) => dueOn) }
      const names = rows.map((row, at) => [`dueOn.${at}`, rowField(row, 'dueOn')])
      const { askForReports } = ownerMutations
      const failure = await sendAward(client, askForReports, input, {
        dueOn: 'rows',
        ...Object.fromEntries(names),
      })
      if (!failure) sayDone(text.asked)
      return failure
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.askForReports} busyLabel={text.saving}>
      <DatedRows form={form} words={text.reportRows} most={MOST_REPORTS} />
    </Form>
  )
}
