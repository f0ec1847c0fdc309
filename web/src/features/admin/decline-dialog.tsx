import { focusHeading } from '#lib/browser/focus-heading.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { adminMessages as text } from './admin-messages.ts'
import { useDecision } from './use-decision.ts'

type DeclineDialogProps = {
  organization: { id: string; name: string; version: number }
  isOpen: boolean
  onClose: () => void
}

/** A decision against somebody needs a reason that they can act on. */
export function DeclineDialog({ organization, isOpen, onClose }: DeclineDialogProps) {
  const { decline } = useDecision(organization)
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: text.reasonRequired }),
    submit: async ({ reason }) => {
      const answer = await decline(reason.trim())
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({ title: text.declinedDone, topic: 'decision' })
      onClose()
      focusHeading()
      return null
    },
    explain: showError,
  })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.declineTitle(organization.name)}>
      <Form
        form={form}
        submitLabel={text.declineSubmit}
        submitKind="danger"
        busyLabel={text.deciding}
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <TextArea
          {...form.field('reason')}
          label={text.reason}
          help={text.reasonHelp}
          maxLength={1000}
        />
      </Form>
    </Dialog>
  )
}
