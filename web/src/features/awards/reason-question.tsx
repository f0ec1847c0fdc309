import type { ReactNode } from 'react'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { awardMessages as text } from './award-messages.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The consequences. */
  children: ReactNode
  action: string
  /** The title of the toast. */
  done: string
  label?: string
  submit: (reason: string) => Promise<FormFailure | null>
}

/** Undoes a step; this needs a reason. */
export function ReasonQuestion(props: Props) {
  const { isOpen, onClose, title } = props
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {isOpen && <ReasonForm {...props} />}
    </Dialog>
  )
}

function ReasonForm({ onClose, children, action, done, label, submit }: Props) {
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: text.reasonMissing }),
    submit: async ({ reason }) => {
      const failure = await submit(reason.trim())
      if (failure) return failure
      toast.success({ title: done, topic: 'award' })
      onClose()
      // The button that asked is gone with the step.
      focusHeading()
      return null
    },
    explain: showError,
  })
  return (
    <Form
      form={form}
      submitLabel={action}
      submitKind="danger"
      actions={<Button onClick={onClose}>{text.keep}</Button>}
    >
      {children}
      <TextField {...form.field('reason')} label={label ?? text.reason} maxLength={500} />
    </Form>
  )
}
