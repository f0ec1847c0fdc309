import { useApolloClient } from '@apollo/client/react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm } from '#ui/use-form.ts'
import { partnerAccessMessages as text } from './partner-access-messages.ts'
import { createWebhookMutation } from './webhook-query.ts'

type Props = { organizationId: string; onMade: (secret: string) => void }

const options = Object.entries(text.event).map(([value, label]) => ({ value, label }))

/** A new address that is told what happens; its secret is handed to `onMade` and shown once. */
export function CreateWebhookForm({ organizationId, onMade }: Props) {
  const client = useApolloClient()
  const form = useForm({
    initial: { url: '', events: ['application.submitted'] },
    validate: ({ url, events }) => ({
      ...(!/^https?:\/\/\S+$/.test(url.trim()) && { url: text.urlMissing }),
      ...(events.length === 0 && { events: text.eventsMissing }),
    }),
    submit: async ({ url, events }) => {
      const input = { organizationId, url: url.trim(), events }
      const { data } = await client.mutate({
        mutation: createWebhookMutation,
        variables: { input },
      })
      const result = data?.result
      if (!result) throw new Error('The answer is empty')
      if (isProblem(result)) return serverErrors(result)
      if ('secret' in result) onMade(result.secret)
      form.reset()
      await readAgain(client, ['Webhooks'])
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.addWebhook} busyLabel={text.creating}>
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
