import { useApolloClient } from '@apollo/client/react'
import type { ReactNode } from 'react'
import type { Webhook_WebhookEndpointFragment } from '#gql/graphql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { formatDayOf } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmButton } from '#ui/confirm-button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { useOneAction } from '#ui/use-one-action.ts'
import { partnerAccessMessages as text } from './partner-access-messages.ts'
import { SendTest } from './send-test.tsx'
import {
  removeWebhookMutation,
  rotateSecretMutation,
  updateWebhookMutation,
} from './webhook-query.ts'

// Both are folded at first.
const EditWebhook = lazyPart(async () => (await import('./edit-webhook.tsx')).EditWebhook)
const WebhookLog = lazyPart(async () => (await import('./webhook-log.tsx')).WebhookLog)

type Endpoint = Webhook_WebhookEndpointFragment
type Props = {
  organizationId: string
  endpoint: Endpoint
  onMade: (secret: string) => void
}

/** One address: its events, whether it accepts them, and what it was sent. */
export function WebhookCard(props: Props) {
  const { organizationId, endpoint } = props
  const { url, events, state, disabledReason, failingSince } = endpoint
  const { flip, rotate, remove } = useWebhookChanges(props)
  const { running, run } = useOneAction<'flip' | 'rotate'>()
  const isOn = state === 'ENABLED'
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="min-w-0 text-lg font-semibold break-all">{url}</h4>
        <Badge tone={isOn ? 'sea' : 'neutral'}>{isOn ? text.enabled : text.disabled}</Badge>
      </div>
      {disabledReason && <p>{text.disabledBecause[disabledReason]}</p>}
      {isOn && failingSince && <p>{text.failingSince(formatDayOf(failingSince))}</p>}
      <ul className="list-disc ps-5">
        {events.map((event) => (
          <li key={event}>{text.event[event] ?? event}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {isOn && <SendTest organizationId={organizationId} endpoint={endpoint} />}
        <Button isBusy={running === 'flip'} onClick={() => void run('flip', flip)}>
          {isOn ? text.switchOff : text.switchOn}
          <span className="sr-only"> {url}</span>
        </Button>
        <Button isBusy={running === 'rotate'} onClick={() => void run('rotate', rotate)}>
          {text.rotateSecret}
          <span className="sr-only"> {url}</span>
        </Button>
        <ConfirmButton
          label={text.remove}
          subject={url}
          look="danger"
          title={text.removeTitle}
          cancel={text.keep}
          onConfirm={remove}
        >
          <p>{text.removeText}</p>
        </ConfirmButton>
      </div>
      <Folds organizationId={organizationId} endpoint={endpoint} />
    </Card>
  )
}

function Folds({ organizationId, endpoint }: Omit<Props, 'onMade'>) {
  return (
    <>
      <Folded
        summary={
          <span>
            {text.edit}
            <span className="sr-only"> {endpoint.url}</span>
          </span>
        }
      >
        <EditWebhook organizationId={organizationId} endpoint={endpoint} />
      </Folded>
      <Folded summary={text.log}>
        <WebhookLog organizationId={organizationId} id={endpoint.id} />
      </Folded>
    </>
  )
}

function Folded({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Disclosure summary={summary}>
      <LazyPart fallback={<Skeleton className="h-24" />} failed={<PartFailed />}>
        {children}
      </LazyPart>
    </Disclosure>
  )
}

function useWebhookChanges({ organizationId, endpoint, onMade }: Props) {
  const client = useApolloClient()
  const { id, state } = endpoint
  const which = { organizationId, id }
  return {
    async flip() {
      const input = { ...which, isEnabled: state !== 'ENABLED' }
      await runMutation(text.changeFailed, async () => {
        const { data } = await client.mutate({
          mutation: updateWebhookMutation,
          variables: { input },
        })
        return data?.result
      })
    },
    async rotate() {
      const made = await runMutation(text.changeFailed, async () => {
        const { data } = await client.mutate({
          mutation: rotateSecretMutation,
          variables: { input: which },
        })
        return data?.result
      })
      if (made && 'secret' in made) onMade(made.secret)
    },
    async remove() {
      const done = await runMutation(text.changeFailed, async () => {
        const { data } = await client.mutate({
          mutation: removeWebhookMutation,
          variables: { input: which },
        })
        return data?.result
      })
      if (!done) return
      toast.success({ title: text.removed, topic: 'webhook' })
      await readAgain(client, ['Webhooks'])
    },
  }
}
