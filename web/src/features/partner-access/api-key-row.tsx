import { useApolloClient } from '@apollo/client/react'
import type { ApiKeyRow_ApiKeyFragment } from '#gql/graphql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { formatDayOf } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmButton } from '#ui/confirm-button.tsx'
import { toast } from '#ui/toast-store.ts'
import { revokeKeyMutation, rotateKeyMutation } from './api-key-query.ts'
import { partnerAccessMessages as text } from './partner-access-messages.ts'

type Key = ApiKeyRow_ApiKeyFragment
type Props = { organizationId: string; apiKey: Key; onMade: (secret: string) => void }

/** One key: its purpose and scopes, whether it is used, and when it ends. */
export function ApiKeyRow({ organizationId, apiKey, onMade }: Props) {
  const { name, prefix, scopes, isSandbox, state, replacedBy } = apiKey
  const { rotate, revoke } = useKeyChanges({ organizationId, apiKey, onMade })
  const isActive = state === 'ACTIVE'
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="min-w-0 text-lg font-semibold break-words">{name}</h4>
        <div className="flex flex-wrap gap-2">
          {isSandbox && <Badge tone="warn">{text.sandboxBadge}</Badge>}
          <Badge tone={isActive ? 'sea' : 'neutral'}>{text.state[state]}</Badge>
        </div>
      </div>
      <p>
        <code>{prefix}…</code>
        <span className="block text-sm text-muted">{datesOf(apiKey)}</span>
      </p>
      {isSandbox && <p>{text.sandboxNote}</p>}
      <Scopes scopes={scopes} />
      {replacedBy && isActive && <p>{text.replaced}</p>}
      {isActive && (
        <div className="flex flex-wrap gap-3">
          {!replacedBy && (
            <ConfirmButton
              label={text.rotate}
              subject={name}
              kind="primary"
              title={text.rotateTitle}
              cancel={text.keep}
              onConfirm={rotate}
            >
              <p>{text.rotateText}</p>
            </ConfirmButton>
          )}
          <ConfirmButton
            label={text.revoke}
            subject={name}
            look="danger"
            title={text.revokeTitle}
            cancel={text.keep}
            onConfirm={revoke}
          >
            <p>{text.revokeText}</p>
          </ConfirmButton>
        </div>
      )}
    </Card>
  )
}

function Scopes({ scopes }: Pick<Key, 'scopes'>) {
  if (scopes.length === 0) return <p>{text.onlyPublic}</p>
  return (
    <ul className="list-disc ps-5">
      {scopes.map((scope) => (
        <li key={scope}>{text.scope[scope]}</li>
      ))}
    </ul>
  )
}

function datesOf({ state, createdAt, expiresAt, lastUsedAt, revokedAt }: Key): string {
  const end = revokedAt
    ? text.revokedOn(formatDayOf(revokedAt))
    : (state === 'ACTIVE' ? text.ends : text.ended)(formatDayOf(expiresAt))
  const use = lastUsedAt ? text.lastUsed(formatDayOf(lastUsedAt)) : text.neverUsed
  return [text.made(formatDayOf(createdAt)), end, use].join(' · ')
}

function useKeyChanges({ organizationId, apiKey: { id }, onMade }: Props) {
  const client = useApolloClient()
  const variables = { input: { organizationId, id } }
  return {
    async rotate() {
      const made = await runMutation(text.rotateFailed, async () => {
        const { data } = await client.mutate({ mutation: rotateKeyMutation, variables })
        return data?.result
      })
      if (made === null || !('secret' in made)) return
      onMade(made.secret)
      await readAgain(client, ['ApiKeys'])
    },
    async revoke() {
      const done = await runMutation(text.revokeFailed, async () => {
        const { data } = await client.mutate({ mutation: revokeKeyMutation, variables })
        return data?.result
      })
      if (done) toast.success({ title: text.revoked, topic: 'api-key' })
    },
  }
}
