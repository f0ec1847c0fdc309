import { useApolloClient } from '@apollo/client/react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem } from '#lib/graphql/show-error.ts'
import { partnerAccessMessages as text } from './partner-access-messages.ts'
import { WebhookForm, type WebhookValues } from './webhook-form.tsx'
import { createWebhookMutation } from './webhook-query.ts'

type Props = { organizationId: string; onMade: (secret: string) => void }

/** Adds an address that receives events; passes its secret to `onMade`, which shows it once. */
export function CreateWebhookForm({ organizationId, onMade }: Props) {
  const client = useApolloClient()
  async function create({ url, events }: WebhookValues) {
    const { data } = await client.mutate({
      mutation: createWebhookMutation,
      variables: { input: { organizationId, url, events: [...events] } },
    })
    const result = data?.result
    if (!result) throw new Error('The answer is empty')
    if (isProblem(result)) return serverErrors(result)
    if ('secret' in result) onMade(result.secret)
    await readAgain(client, ['Webhooks'])
    return null
  }
  return (
    <WebhookForm
      initial={{ url: '', events: ['application.submitted'] }}
      submitLabel={text.addWebhook}
      submit={create}
      isReset
    />
  )
}
