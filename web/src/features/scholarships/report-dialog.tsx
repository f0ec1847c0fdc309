import { useMutation } from '@apollo/client/react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { graphql } from '#gql'
import { reportMessages as text } from './report-messages.ts'

const reportMutation = graphql(`
  mutation ReportDialog($input: ReportScholarshipInput!) {
    reportScholarship(input: $input) {
      __typename
      ... on ReportScholarshipSuccess {
        message
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Props = { scholarshipId: string; isOpen: boolean; onClose: () => void }

export function ReportDialog({ scholarshipId, isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.reportTitle}>
      <ReportForm scholarshipId={scholarshipId} onDone={onClose} />
    </Dialog>
  )
}

const reasons = optionsOf(text.reportReasons)

function ReportForm({
  scholarshipId,
  onDone,
}: {
  scholarshipId: string
  onDone: () => void
}) {
  const [report] = useMutation(reportMutation)
  const form = useForm({
    initial: { reason: '', details: '' },
    validate: ({ reason }) => ({
      ...(reason === '' && { reason: text.reportReasonMissing }),
    }),
    submit: async ({ reason, details }) => {
      const input = { id: scholarshipId, reason, details: details.trim() || null }
      const { data } = await report({ variables: { input } })
      const answer = data?.reportScholarship
      if (!answer) throw new Error('No answer to a report')
      if (answer.__typename !== 'ReportScholarshipSuccess') return serverErrors(answer)
      toast.success({ title: text.reportDone, description: answer.message })
      onDone()
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.reportSend} busyLabel={text.reportSending}>
      <SelectField
        {...form.field('reason')}
        label={text.reportReason}
        placeholder=""
        options={reasons}
      />
      <TextArea
        {...form.field('details')}
        label={text.reportDetails}
        help={text.reportDetailsHelp}
        isOptional
      />
    </Form>
  )
}
