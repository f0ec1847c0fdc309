import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { readFragment } from '#gql'
import { QueryState } from '#page/query-state.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CreateWebhookForm } from './create-webhook-form.tsx'
import { partnerAccessMessages as text } from './partner-access-messages.ts'
import { ShownSecret } from './shown-secret.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { webhookFragment, webhooksQuery } from './webhook-query.ts'

/** The organization's addresses that receive events, and a form for a new one. */
export function WebhooksSection({ organizationId }: { organizationId: string }) {
  const result = useQuery(webhooksQuery, {
    variables: { organizationId },
    // Messages change without anybody acting here.
    fetchPolicy: 'cache-and-network',
  })
  const [secret, setSecret] = useState<{ note: string; secret: string } | null>(null)
  const endpoints = result.data?.webhookEndpoints
  return (
    <section className="in-turn flex flex-col gap-4">
      <h3 className="text-lg">{text.webhooks}</h3>
      {secret !== null && (
        <ShownSecret key={secret.secret} {...secret} label={text.signingSecret} />
      )}
      {endpoints ? (
        endpoints.map((node) => (
          <WebhookCard
            key={node.id}
            organizationId={organizationId}
            endpoint={readFragment(webhookFragment, node)}
            onMade={(made) => setSecret({ note: text.signingReplaced, secret: made })}
          />
        ))
      ) : (
        <QueryState result={result} failed={text.failed} label={text.loading}>
          <Skeleton className="h-44" />
        </QueryState>
      )}
      {endpoints?.length === 0 && <p className="text-muted">{text.webhooksEmpty}</p>}
      <div className="max-w-form">
        <Disclosure summary={text.addWebhook}>
          <CreateWebhookForm
            organizationId={organizationId}
            onMade={(made) => setSecret({ note: text.signingOnce, secret: made })}
          />
        </Disclosure>
      </div>
    </section>
  )
}
