import { useApolloClient } from '@apollo/client/react'
import type { Award_OfferFragment } from '#gql/graphql'
import { today } from '#lib/format/today.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { awardMessages as text } from './award-messages.ts'
import { ownerMutations } from './owner-mutations.ts'
import { parseDays, parsePayments } from './parse-lines.ts'
import { sendAward } from './send-award.ts'

const done = (title: string) => toast.success({ title, topic: 'award' })

/** What showed that the student is enrolled. */
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
      if (!failure) done(text.enrollmentConfirmed)
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

/** When which part is to be paid; begins with what is planned. */
export function PlanForm({ offer: { id: offerId, instalments } }: Props) {
  const client = useApolloClient()
  const unpaid = instalments.filter(({ paidOn }) => !paidOn)
  const form = useForm({
    initial: {
      instalments: unpaid
        .map(({ dueOn, amount }) => `${dueOn} ${amount.amount}`)
        .join('\n'),
    },
    validate: ({ instalments: lines }) =>
      parsePayments(lines) ? {} : { instalments: text.planWrong },
    submit: async ({ instalments: lines }) => {
      const input = { offerId, instalments: parsePayments(lines) ?? [] }
      const failure = await sendAward(client, ownerMutations.planInstalments, input)
      if (!failure) done(text.planned)
      return failure
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.plan} busyLabel={text.saving}>
      <TextArea
        {...form.field('instalments')}
        label={text.planLabel}
        help={text.planHelp}
      />
    </Form>
  )
}

/** By which days the owner wants to hear how it is going. */
export function ReportsForm({ offer: { id: offerId, reports } }: Props) {
  const client = useApolloClient()
  const open = reports.filter((one) => one.text === null)
  const form = useForm({
    initial: { dueOn: open.map(({ dueOn }) => dueOn).join('\n') },
    validate: ({ dueOn }) => (parseDays(dueOn) ? {} : { dueOn: text.reportDaysWrong }),
    submit: async ({ dueOn }) => {
      const input = { offerId, dueOn: parseDays(dueOn) ?? [] }
      const failure = await sendAward(client, ownerMutations.askForReports, input)
      if (!failure) done(text.asked)
      return failure
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.askForReports} busyLabel={text.saving}>
      <TextArea
        {...form.field('dueOn')}
        label={text.reportDays}
        help={text.reportDaysHelp}
      />
    </Form>
  )
}
