import { showError } from '#lib/graphql/show-error.ts'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type FormFailure, useForm } from '#ui/use-form.ts'
import { partnerAccessMessages as text } from './partner-access-messages.ts'

export type WebhookValues = { url: string; events: readonly string[] }

type Props = {
  initial: WebhookValues
  submitLabel: string
  /** True when the form is for several entries: it is empty again after each. */
  submit: (values: WebhookValues) => Promise<FormFailure | null>
  isReset?: boolean
}

const options = optionsOf(text.event)

/** An address and the events that it receives. */
export function WebhookForm({ initial, submitLabel, submit, isReset = false }: Props) {
  const form = useForm<WebhookValues>({
    initial,
    validate: ({ url, events }) => ({
      ...(!/^https?:\/\/\S+$/.test(url.trim()) && { url: text.urlMissing }),
      ...(events.length === 0 && { events: text.eventsMissing }),
    }),
    submit: async ({ url, events }) => {
      const failure = await submit({ url: url.trim(), events })
      if (!failure && isReset) form.reset()
      return failure
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={submitLabel} busyLabel={text.creating}>
      <TextField {...form.field('url')} label={text.url} help={text.urlHelp} type="url" />
      <CheckboxGrid
        {...form.field('events')}
        values={form.values.events}
        legend={text.events}
        options={options}
      />
    </Form>
  )
}
