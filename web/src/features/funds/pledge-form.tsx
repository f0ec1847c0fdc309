import { useApolloClient } from '@apollo/client/react'
import { plainAmount } from '#lib/forms/typed-number.ts'
import { today } from '#lib/format/today.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { recordPledge } from './change-fund.ts'
import { fundMessages as text } from './fund-messages.ts'

type Props = { fundId: string; currency: string }

/** Records money that the owner puts into the fund. */
export function PledgeForm({ fundId, currency }: Props) {
  const client = useApolloClient()
  const form = useForm({
    initial: { amount: '', on: today(), note: '' },
    validate: ({ amount, on }) => ({
      ...(!(Number(plainAmount(amount)) > 0) && { amount: text.amountWrong }),
      ...(!on && { on: text.onMissing }),
    }),
    submit: async ({ amount, on, note }) => {
      const input = { fundId, amount: plainAmount(amount), on, note: note.trim() || null }
      const failure = await recordPledge(client, input)
      if (failure) return failure
      form.reset()
      toast.success({ title: text.pledgeDone, topic: 'fund' })
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.pledge} busyLabel={text.pledging}>
      <TextField
        {...form.field('amount')}
        label={text.amount(currency)}
        help={text.amountHelp}
        inputMode="decimal"
      />
      <TextField {...form.field('on')} label={text.on} type="date" />
      <TextField
        {...form.field('note')}
        label={text.note}
        help={text.noteHelp}
        isOptional
      />
    </Form>
  )
}
