import { useMutation, useQuery } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import { graphql } from '#gql'
import type { OrganizationSystemsQuery } from '#gql/graphql'
import { isProblem } from '#lib/graphql/show-error.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { NotLoaded } from '#page/not-loaded.tsx'
import { QueryState } from '#page/query-state.tsx'
import { ReasonDialog } from '#page/reason-dialog.tsx'
import { useWholeList } from '#page/use-whole-list.ts'
import { formatDayOf } from '#lib/format/format.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { adminMessages } from './admin-messages.ts'

const text = adminMessages.systems

const query = graphql(`
  query OrganizationSystems(
    $organizationId: ID!
    $after: String
    $isFurtherPage: Boolean = false
  ) {
    apiKeys(organizationId: $organizationId, first: 100, after: $after) {
      edges {
        cursor
        node {
          id
          name
          prefix
          state
          lastUsedAt
          revokedAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    webhookEndpoints(organizationId: $organizationId) @skip(if: $isFurtherPage) {
      id
      url
      state
      disabledReason
    }
  }
`)

const revokeMutation = graphql(`
  mutation RevokeApiKeyAsAdmin($input: RevokeApiKeyAsAdminInput!) {
    result: revokeApiKeyAsAdmin(input: $input) {
      __typename
      ... on ApiKeyRevoked {
        apiKey {
          id
          state
          revokedAt
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const disableMutation = graphql(`
  mutation DisableWebhookAsAdmin($input: DisableWebhookAsAdminInput!) {
    result: disableWebhookAsAdmin(input: $input) {
      __typename
      ... on WebhookEndpointUpdated {
        endpoint {
          id
          state
          disabledReason
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/**
 * The systems that read an organization's data or get its news, each with the button that ends it: for when the
 * organization's own people do not answer.
 */
export function OrganizationSystems({ organizationId }: { organizationId: string }) {
  const variables = { organizationId }
  const result = useQuery(query, { variables, fetchPolicy: 'cache-and-network' })
  const { data, fetchMore } = result
  // Webhooks are not paginated: they came with the first page.
  const readKeys = useCallback(
    ({ variables: { after } }: { variables: { after: string } }) =>
      fetchMore({ variables: { after, isFurtherPage: true } }),
    [fetchMore],
  )
  const reading = useWholeList({ ...result, fetchMore: readKeys }, data?.apiKeys)
  const { isWhole, hasFailed, retry } = reading
  if (!data)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <Skeleton className="h-24" />
      </QueryState>
    )
  if (hasFailed) return <NotLoaded words={text.failed} retry={retry} />
  if (!isWhole) return <Skeleton className="h-24" />
  const { apiKeys, webhookEndpoints = [] } = data
  if (apiKeys.edges.length === 0 && webhookEndpoints.length === 0)
    return <p className="text-muted">{text.none}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {apiKeys.edges.map(({ node }) => (
        <ApiKey key={node.id} organizationId={organizationId} apiKey={node} />
      ))}
      {webhookEndpoints.map((node) => (
        <Webhook key={node.id} organizationId={organizationId} endpoint={node} />
      ))}
    </ul>
  )
}

type Systems = OrganizationSystemsQuery
type ApiKeyProps = {
  organizationId: string
  apiKey: Systems['apiKeys']['edges'][number]['node']
}

function ApiKey({ organizationId, apiKey }: ApiKeyProps) {
  const { id, name, prefix, state, lastUsedAt } = apiKey
  const [revoke] = useMutation(revokeMutation)
  return (
    <System
      name={`${name} (${prefix}…)`}
      state={text.keyState[state]}
      isOn={state === 'ACTIVE'}
      note={lastUsedAt ? text.lastUsed(formatDayOf(lastUsedAt)) : text.neverUsed}
      words={text.revoke}
      send={async (reason) =>
        (await revoke({ variables: { input: { organizationId, id, reason } } })).data
          ?.result
      }
    />
  )
}

type WebhookProps = {
  organizationId: string
  endpoint: NonNullable<Systems['webhookEndpoints']>[number]
}

function Webhook({ organizationId, endpoint: { id, url, state } }: WebhookProps) {
  const [disable] = useMutation(disableMutation)
  return (
    <System
      name={url}
      state={text.webhookState[state]}
      isOn={state === 'ENABLED'}
      note={text.webhook}
      words={text.turnOff}
      send={async (reason) =>
        (await disable({ variables: { input: { organizationId, id, reason } } })).data
          ?.result
      }
    />
  )
}

type SystemProps = {
  name: string
  state: string
  isOn: boolean
  note: string
  words: (typeof text)['revoke' | 'turnOff']
  send: Parameters<typeof ReasonDialog>[0]['onSubmit']
}

function System({ name, state, isOn, note, words, send }: SystemProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 grow basis-60">
        <span className="block break-words">{name}</span>
        <span className="block text-sm text-muted">{note}</span>
      </span>
      <Badge tone={isOn ? 'sea' : 'neutral'}>{state}</Badge>
      {isOn && (
        <Button kind="danger" onClick={() => setIsAsking(true)}>
          {words.label}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={words.title}
          help={words.help}
          submitLabel={words.label}
          submitKind="danger"
          done={words.done}
          onClose={() => setIsAsking(false)}
          onSubmit={async (reason) => {
            const answer = await send(reason)
            // The button disappears with what it ended.
            if (!isProblem(answer)) focusHeading()
            return answer
          }}
        />
      )}
    </li>
  )
}
