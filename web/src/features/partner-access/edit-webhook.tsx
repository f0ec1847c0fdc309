import { useApolloClient } from '@apollo/client/react'
import type { Webhook_WebhookEndpointFragment } from '#gql/graphql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import { partnerAccessMessages as text } from './partner-access-messages.ts'
import { WebhookForm, type WebhookValues } from './webhook-form.tsx'
import { updateWebhookMutation } from './webhook-query.ts'

type Props = { organizationId: string; endpoint: Webhook_WebhookEndpointFragment }

/** Changes an address and its events; its secret and its log stay. */
export function EditWebhook({ organizationId, endpoint: { id, url, events } }: Props) {
  const client = useApolloClient()
  async function save(values: WebhookValues) {
    const input = { organizationId, id, url: values.url, events: [...values.events] }
    const { data } = await client.mutate({
      mutation: updateWebhookMutation,
      variables: { input },
    })
    const result = data?.result
    if (!result) throw new Error('The answer is empty')
    if (isProblem(result)) return serverErrors(result)
    toast.success({ title: text.changed, topic: 'webhook' })
    return null
  }
  return (
    <div className="max-w-form">
      <WebhookForm
        key={`${url} ${events.join(' ')}`}
        initial={{ url, events }}
        submitLabel={text.saveChanges}
        submit={save}
      />
    </div>
  )
}
