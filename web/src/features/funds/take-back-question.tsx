import { useApolloClient } from '@apollo/client/react'
import { formatMoney } from '#lib/format/format-money.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { correctPledge } from './change-fund.ts'
import { fundMessages as text } from './fund-messages.ts'
import type { Entry } from './ledger-query.ts'

type Props = { fundId: string; entry: Entry | null; onClose: () => void }

/** Asks why a pledge is taken back, and takes it back. */
export function TakeBackQuestion({ fundId, entry, onClose }: Props) {
  return (
    <Dialog isOpen={entry !== null} onClose={onClose} title={text.takeBackTitle}>
      {entry && <TakeBackForm key={entry.id} {...{ fundId, entry, onClose }} />}
    </Dialog>
  )
}

function TakeBackForm({ fundId, entry, onClose }: Props & { entry: Entry }) {
  const client = useApolloClient()
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: text.reasonMissing }),
    submit: async ({ reason }) => {
      const input = { fundId, entryId: entry.id, reason: reason.trim() }
      const failure = await correctPledge(client, input)
      if (failure) return failure
      toast.success({ title: text.takenBack, topic: 'fund' })
      onClose()
      return null
    },
    explain: showError,
  })
  return (
    <Form
      form={form}
      submitLabel={text.takeBack}
      submitKind="danger"
      actions={<Button onClick={onClose}>{text.keep}</Button>}
    >
      <p>{text.takeBackText(formatMoney(entry.amount))}</p>
      <TextField {...form.field('reason')} label={text.reason} />
    </Form>
  )
}
