import { useApolloClient, useQuery } from '@apollo/client/react'
import type { WebhookLogQuery } from '#gql/graphql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { freshList, nextPage } from '#page/next-page.ts'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { useOneAction } from '#ui/use-one-action.ts'
import { partnerAccessMessages as text } from './partner-access-messages.ts'
import { redeliverMutation, webhookLogQuery } from './webhook-query.ts'

type Log = WebhookLogQuery['webhookEndpoints'][number]['deliveries']
type Message = Log['edges'][number]['node']
type Props = { organizationId: string; id: string }

/** The messages to an address, newest first; some can be sent again. */
export function WebhookLog({ organizationId, id }: Props) {
  const result = useQuery(webhookLogQuery, {
    variables: { organizationId, id },
    ...freshList,
  })
  const log = result.data?.webhookEndpoints[0]?.deliveries
  if (!log)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <Skeleton className="h-24" />
      </QueryState>
    )
  const { isLoadingMore, onShowMore } = nextPage(result, text.failed)
  const { hasNextPage, endCursor } = log.pageInfo
  return (
    <>
      {log.edges.length === 0 ? (
        <p className="text-muted">{text.logEmpty}</p>
      ) : (
        <DataTable
          caption={text.log}
          isCaptionHidden
          isStacked
          columns={columnsFor(organizationId)}
          rows={log.edges.map(({ node }) => node)}
          rowKey={(message) => message.id}
        />
      )}
      {log.totalCount > 0 && (
        <ShowMore
          shownCount={log.edges.length}
          totalCount={log.totalCount}
          noun={text.messageNoun}
          hasMore={hasNextPage}
          isLoading={isLoadingMore}
          onPress={() => endCursor && onShowMore(endCursor)}
        />
      )}
    </>
  )
}

function columnsFor(organizationId: string): Column<Message>[] {
  const { column } = text
  return [
    { key: 'event', header: column.event, cell: ({ event }) => text.event[event] ?? event },
    {
      key: 'on',
      header: column.on,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="tabular">
          {formatDateTime(createdAt)}
        </time>
      ),
    },
    { key: 'state', header: column.state, cell: ({ state }) => text.delivery[state] },
    {
      key: 'tries',
      header: column.tries,
      cell: ({ attempts }) => attempts,
      isNumber: true,
    },
    {
      key: 'status',
      header: column.status,
      cell: ({ lastStatus }) => lastStatus ?? '—',
      isNumber: true,
    },
    { key: 'fault', header: column.fault, cell: ({ lastFault }) => lastFault ?? '—' },
    {
      key: 'again',
      header: column.repeat,
      cell: (message) =>
        message.state === 'PENDING' ? null : (
          <SendAgain organizationId={organizationId} message={message} />
        ),
    },
  ]
}

function SendAgain(props: { organizationId: string; message: Message }) {
  const { organizationId, message } = props
  const client = useApolloClient()
  const { running, run } = useOneAction<'send'>()
  async function send() {
    const input = { organizationId, deliveryId: message.id }
    const sent = await runMutation(text.againFailed, async () => {
      const { data } = await client.mutate({
        mutation: redeliverMutation,
        variables: { input },
      })
      return data?.result
    })
    if (!sent) return
    toast.success({ title: text.againDone, topic: 'webhook' })
    await readAgain(client, ['WebhookLog'])
  }
  return (
    <Button isBusy={running !== null} onClick={() => void run('send', send)}>
      {text.again}
    </Button>
  )
}
