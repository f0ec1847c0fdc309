import { focusHeading } from '#lib/browser/focus-heading.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { adminMessages as text } from './admin-messages.ts'

type Props = {
  title: string
  help: string
  maxLength: number
  submitLabel: string
  /** Said once it is done. */
  done: string
  isOpen: boolean
  onClose: () => void
  /** Answers the refusal, for the form. */
  send: (reason: string) => Promise<Parameters<typeof isProblem>[0]>
}

/** What is done against somebody needs a reason that they can act on. */
export function ReasonDialog(props: Props) {
  const { title, help, maxLength, submitLabel, done, isOpen, onClose, send } = props
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: text.reasonRequired }),
    submit: async ({ reason }) => {
      const answer = await send(reason.trim())
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({ title: done, topic: 'decision' })
      onClose()
      focusHeading()
      return null
    },
    explain: showError,
  })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <Form
        form={form}
        submitLabel={submitLabel}
        submitKind="danger"
        busyLabel={text.deciding}
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <TextArea
          {...form.field('reason')}
          label={text.reason}
          help={help}
          maxLength={maxLength}
        />
      </Form>
    </Dialog>
  )
}
