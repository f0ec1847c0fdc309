import { focusHeading } from '#lib/browser/focus-heading.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { awardMessages as text } from './award-messages.ts'

type Props = {
  answer: 'accept' | 'decline' | null
  amount: string
  onClose: () => void
  submit: (accept: boolean, note: string | null) => Promise<FormFailure | null>
}

/** Says what follows from the answer before the student gives it. */
export function AnswerQuestion(props: Props) {
  const { answer, onClose } = props
  return (
    <Dialog
      isOpen={answer !== null}
      onClose={onClose}
      title={answer === 'accept' ? text.acceptTitle : text.declineTitle}
    >
      {answer && <AnswerForm {...props} answer={answer} />}
    </Dialog>
  )
}

type FormProps = Props & { answer: 'accept' | 'decline' }

function AnswerForm({ answer, amount, onClose, submit }: FormProps) {
  const accepts = answer === 'accept'
  const form = useForm({
    initial: { note: '' },
    validate: () => ({}),
    submit: async ({ note }) => {
      const failure = await submit(accepts, note.trim() || null)
      if (failure) return failure
      toast.success({ title: accepts ? text.accepted : text.declined, topic: 'award' })
      onClose()
      focusHeading()
      return null
    },
    explain: showError,
  })
  return (
    <Form
      form={form}
      submitLabel={accepts ? text.accept : text.decline}
      busyLabel={text.saving}
      actions={<Button onClick={onClose}>{text.notNow}</Button>}
    >
      <p>{accepts ? text.acceptText(amount) : text.declineText}</p>
      <TextArea {...form.field('note')} label={text.note} isOptional />
    </Form>
  )
}
