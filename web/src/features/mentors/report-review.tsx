import { useApolloClient } from '@apollo/client/react'
import { showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { graphql } from '#gql'
import { reportMessages as text, reportReasons } from './report-messages.ts'
import { send } from './send.ts'

const mutation = graphql(`
  mutation ReportReview($input: ReportReviewInput!) {
    result: reportReview(input: $input) {
      __typename
      ...ProblemDetails @unmask
    }
  }
`)

const options = optionsOf(reportReasons)

/** Tells the moderators what is wrong with a review. */
export function ReportReview({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useApolloClient()
  const form = useForm({
    initial: { reason: '', note: '' },
    validate: ({ reason }) => (reason === '' ? { reason: text.reasonRequired } : {}),
    submit: async ({ reason, note }) => {
      const input = { id, reason, note: note.trim() || null }
      const { failure } = await send(client, mutation, input)
      if (failure) return failure
      toast.success({ title: text.sent, topic: 'report' })
      onClose()
      return null
    },
    explain: showError,
  })
  return (
    <Dialog isOpen onClose={onClose} title={text.title}>
      <p className="text-muted">{text.lead}</p>
      <Form
        form={form}
        submitLabel={text.send}
        actions={<Button onClick={onClose}>{text.cancel}</Button>}
      >
        <SelectField
          {...form.field('reason')}
          label={text.reason}
          placeholder=""
          options={options}
        />
        <TextArea {...form.field('note')} label={text.note} isOptional />
      </Form>
    </Dialog>
  )
}
