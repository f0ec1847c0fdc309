import { useApolloClient } from '@apollo/client/react'
import type { Webhook_WebhookEndpointFragment } from '#gql/graphql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { partnerAccessMessages as text } from './partner-access-messages.ts'
import { sendTestMutation } from './webhook-query.ts'

type Props = {
  organizationId: string
  endpoint: Pick<Webhook_WebhookEndpointFragment, 'id' | 'url'>
}

/** Sends an invented application to an address, to see that it arrives. */
export function SendTest({ organizationId, endpoint: { id, url } }: Props) {
  const client = useApolloClient()
  async function send() {
    const sent = await runMutation(text.sendTestFailed, async () => {
      const { data } = await client.mutate({
        mutation: sendTestMutation,
        variables: { input: { organizationId, id } },
      })
      return data?.result
    })
    if (!sent) return
    toast.success({ title: text.sendTestDone, topic: 'webhook' })
    await readAgain(client, ['Webhooks', 'WebhookLog'])
  }
  return (
    <Button onClick={() => void send()}>
      {text.sendTest}
      <span className="sr-only"> {url}</span>
    </Button>
  )
}
