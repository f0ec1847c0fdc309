import { showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { awardMessages as text } from './award-messages.ts'

type Props = {
  label: string
  help: string
  action: string
  /** The title of the toast. */
  done: string
  missing: string
  submit: (letter: string) => Promise<FormFailure | null>
}

/** A text of the student that the provider reads. */
export function LetterForm({ label, help, action, done, missing, submit }: Props) {
  const form = useForm({
    initial: { text: '' },
    validate: (values) => (values.text.trim() ? {} : { text: missing }),
    submit: async (values) => {
      const failure = await submit(values.text.trim())
      if (!failure) toast.success({ title: done, topic: 'award' })
      return failure
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={action} busyLabel={text.saving}>
      <TextArea {...form.field('text')} label={label} help={help} />
    </Form>
  )
}
