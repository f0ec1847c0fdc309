import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { declareConflict } from './change-review-application.ts'
import { scoringMessages as text } from './scoring-messages.ts'

type Props = {
  applicationId: string
  /** Called with the next application of the queue, if there is one. */
  onDeclared: (nextId: string | null) => void
}

/** "This one is not for me": the server takes it away at once. */
export function DeclareConflict({ applicationId, onDeclared }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {text.conflict}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={text.conflictTitle}>
        <ConflictForm
          applicationId={applicationId}
          onKeep={close}
          onDeclared={(nextId) => {
            close()
            onDeclared(nextId)
          }}
        />
      </Dialog>
    </>
  )
}

function ConflictForm(props: Props & { onKeep: () => void }) {
  const { applicationId, onDeclared, onKeep } = props
  const client = useApolloClient()
  const form = useForm({
    initial: { reason: '' },
    validate: () => ({}),
    submit: async ({ reason }) => {
      const input = { applicationId, reason: reason.trim() || null }
      const answer = await declareConflict(client, input)
      if (!answer) throw new Error('The answer is empty')
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({ title: text.conflictDone, topic: 'conflict' })
      onDeclared(answer.nextId ?? null)
      return null
    },
    explain: showError,
  })
  return (
    <Form
      form={form}
      submitLabel={text.declare}
      busyLabel={text.declaring}
      actions={<Button onClick={onKeep}>{text.keep}</Button>}
    >
      <p>{text.conflictLead}</p>
      <TextArea {...form.field('reason')} label={text.reason} rows={2} isOptional />
    </Form>
  )
}
