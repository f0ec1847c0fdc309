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
  return (
    <Disclosure summary={text.log}>
      {messages.length === 0 ? (
        <p className="text-muted">{text.logEmpty}</p>
      ) : (
        <DataTable
          caption={text.log}
          isCaptionHidden
          columns={columnsFor(organizationId)}
          rows={messages}
          rowKey={({ id }) => id}
        />
      )}
    </Disclosure>
  )
}

function columnsFor(organizationId: string): Column<Message>[] {
  const { column } = text
  return [
    { key: 'event', header: column.event, cell: ({ event }) => text.event[event] ?? event },
    { key: 'on', header: column.on, cell: ({ createdAt }) => formatDayOf(createdAt) },
    { key: 'state', header: column.state, cell: ({ state }) => text.delivery[state] },
    {
      key: 'tries',
      header: column.tries,
      cell: ({ attempts }) => attempts,
      isNumber: true,
    },
    { key: 'fault', header: column.fault, cell: ({ lastFault }) => lastFault ?? '—' },
    {
      key: 'again',
      header: column.repeat,
      cell: (message) => <SendAgain organizationId={organizationId} message={message} />,
    },
  ]
}

function SendAgain({
  organizationId,
  message,
}: {
  organizationId: string
  message: Message
}) {
  const client = useApolloClient()
  if (message.state === 'PENDING') return null
  async function send() {
    const input = { organizationId, deliveryId: message.id }
    const sent = await runMutation(text.againFailed, async () => {
      const { data } = await client.mutate({
        mutation: redeliverMutation,
        variables: { input },
      })
      return data?.result
    })
    if (sent) toast.success({ title: text.againDone, topic: 'webhook' })
  }
  return <Button onClick={() => void send()}>{text.again}</Button>
}
