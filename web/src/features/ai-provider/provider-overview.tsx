import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ProviderOverviewQuery } from '#gql/graphql'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Figures } from './figures.tsx'
import { aiProviderMessages as text } from './ai-provider-messages.ts'
import { FeatureCard } from './feature-card.tsx'
import { formatCost, formatMonth } from './provider-figures.ts'

const query = graphql(`
  query ProviderOverview {
    aiProvider {
      kind
      host
      month
      userBudgetUsd
      features {
        id
        callCount
        costUsd
        ...FeatureCard_AiFeature
      }
    }
  }
`)

export function ProviderOverview() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const provider = result.data?.aiProvider
  if (!provider)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <ListSkeleton />
      </QueryState>
    )
  const isLocal = provider.kind === 'LOCAL'
  // Usage before the key was taken away can still be seen.
  const shown = provider.features.filter(({ callCount }) => !isLocal || callCount > 0)
  return (
    <div className="flex flex-col gap-6">
      {isLocal ? <NoProvider /> : <Summary provider={provider} />}
      {shown.length > 0 && (
        <ul className="flex flex-col gap-4">
          {shown.map((feature) => (
            <li key={feature.id}>
              <FeatureCard feature={feature} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NoProvider() {
  return (
    <EmptyState title={text.none}>
      <p>{text.noneText}</p>
      <dl className="mt-4 flex flex-col gap-2 text-start">
        {text.variables.map(([name, meaning]) => (
          <div key={name}>
            <dt className="font-semibold break-all text-ink">{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </EmptyState>
  )
}

function Summary({ provider }: { provider: ProviderOverviewQuery['aiProvider'] }) {
  const { host, month, userBudgetUsd, features } = provider
  const total = features.reduce((sum, { costUsd }) => sum + Number(costUsd), 0)
  return (
    <Figures
      label={text.summary}
      figures={[
        [text.host, host],
        [text.month, text.monthText(formatMonth(month))],
        [text.total, formatCost(total.toFixed(3))],
        [text.userBudget, userBudgetUsd && text.aMonth(formatCost(userBudgetUsd))],
      ]}
    />
  )
}
