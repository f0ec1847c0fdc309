import { useApolloClient } from '@apollo/client/react'
import type { Webhook_WebhookEndpointFragment } from '#gql/graphql'
import { formatDayOf } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { toast } from '#ui/toast-store.ts'
import { partnerAccessMessages as text } from './partner-access-messages.ts'
import { redeliverMutation } from './webhook-query.ts'

type Message = Webhook_WebhookEndpointFragment['deliveries']['edges'][number]['node']
type Props = { organizationId: string; messages: readonly Message[] }

/** What an address was sent, newest first, with what can be sent again. */
export function WebhookLog({ organizationId, messages }: Props) {
  const client = useApolloClient()
  async function sendAgain(deliveryId: string) {
    const input = { organizationId, deliveryId }
    const sent = await runMutation(text.againFailed, async () => {
      const { data } = await client.mutate({
        mutation: redeliverMutation,
        variables: { input },
      })
      return data?.result
    })
    if (sent) toast.success({ title: text.againDone, topic: 'webhook' })
  }
  const columns: Column<Message>[] = [
    { key: 'event', header: 'Event', cell: ({ event }) => event },
    { key: 'on', header: 'On', cell: ({ createdAt }) => formatDayOf(createdAt) },
    { key: 'state', header: 'State', cell: ({ state }) => text.delivery[state] },
    { key: 'tries', header: 'Tries', cell: ({ attempts }) => attempts, isNumber: true },
    { key: 'fault', header: 'Last fault', cell: ({ lastFault }) => lastFault ?? '—' },
    {
      key: 'again',
      header: <span className="sr-only">{text.again}</span>,
      cell: ({ id, state }) =>
        state !== 'PENDING' && (
          <Button onClick={() => void sendAgain(id)}>{text.again}</Button>
        ),
    },
  ]
  return (
    <Disclosure summary={text.log}>
      {messages.length === 0 ? (
        <p className="text-muted">{text.logEmpty}</p>
      ) : (
        <DataTable
          caption={text.log}
          isCaptionHidden
          columns={columns}
          rows={messages}
          rowKey={({ id }) => id}
        />
      )}
    </Disclosure>
  )
}
