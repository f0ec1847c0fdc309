import type { ReactNode } from 'react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError, type ProblemLike } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'

const words = {
  reason: 'Reason',
  required: 'Please say why',
  help: 'It stays in the audit log. Write no names or addresses.',
  cancel: 'Cancel',
  saving: 'Saving…',
}

type ReasonDialogProps = {
  title: string
  submitLabel: string
  submitKind?: 'danger'
  /** Who reads the reason, where it is not the audit log alone. */
  help?: string
  maxLength?: number
  /** Fields that come before the reason. */
  children?: ReactNode
  done: string
  /** Resolves to the server's answer. */
  onSubmit: (reason: string) => Promise<{ __typename: string } | ProblemLike | undefined>
  onClose: () => void
}

/** Messages for fields that this form does not have stand above it. */
function onThisForm({ message, fields }: FormFailure): FormFailure {
  const { reason, ...others } = fields
  const said = [message, ...Object.values(others)].filter(Boolean).join(' ')
  return { message: said || null, fields: reason === undefined ? {} : { reason } }
}

/** Asks an admin for the reason before an action. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, submitLabel, submitKind, children, done, onSubmit, onClose } = props
  const { help = words.help, maxLength = 500 } = props
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: words.required }),
    submit: async ({ reason }) => {
      const answer = await onSubmit(reason.trim())
      if (isProblem(answer)) {
        return onThisForm(serverErrors(answer))
      }
      toast.success({ title: done, topic: 'act' })
      onClose()
      return null
    },
    explain: showError,
  })
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form
        form={form}
        submitLabel={submitLabel}
        submitKind={submitKind}
        busyLabel={words.saving}
        actions={<Button onClick={onClose}>{words.cancel}</Button>}
      >
        {children}
        <TextArea
          {...form.field('reason')}
          label={words.reason}
          help={help}
          maxLength={maxLength}
        />
      </Form>
    </Dialog>
  )
}
