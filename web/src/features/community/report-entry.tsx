import { useMutation } from '@apollo/client/react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { graphql } from '#gql'
import { communityMessages as text, reasonOptions } from './community-messages.ts'

const mutation = graphql(`
  mutation ReportEntry($input: ReportContentInput!) {
    reportContent(input: $input) {
      __typename
      ...ProblemDetails @unmask
    }
  }
`)

/** Says to the moderators what is wrong with a post or reply. */
export function ReportEntry({
  entryId,
  onClose,
}: {
  entryId: string
  onClose: () => void
}) {
  const [report] = useMutation(mutation)
  const form = useForm({
    initial: { reason: '', note: '' },
    validate: ({ reason }) => (reason === '' ? { reason: text.reasonRequired } : {}),
    submit: async ({ reason, note }) => {
      const input = { id: entryId, reason, note: note.trim() || null }
      const answer = (await report({ variables: { input } })).data?.reportContent
      if (!answer) throw new Error('No answer to a report')
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({ title: text.reported, topic: 'report' })
      onClose()
      return null
    },
    explain: showError,
  })
  return (
    <Dialog isOpen onClose={onClose} title={text.reportTitle}>
      <Form
        form={form}
        submitLabel={text.sendReport}
        actions={<Button onClick={onClose}>{text.cancel}</Button>}
      >
        <SelectField
          {...form.field('reason')}
          label={text.reason}
          placeholder=""
          options={reasonOptions}
        />
        <TextArea {...form.field('note')} label={text.note} isOptional />
      </Form>
    </Dialog>
  )
}
