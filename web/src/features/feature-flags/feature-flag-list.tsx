import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { CircleCheck, CircleX } from 'lucide-react'
import { graphql } from '#gql'
import type { FeatureFlagListQuery } from '#gql/graphql'
import { timeAgo } from '#lib/format/time-ago.ts'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FeatureFlagDialog } from './feature-flag-dialog.tsx'
import { featureFlagMessages as text } from './feature-flag-messages.ts'

const query = graphql(`
  query FeatureFlagList {
    featureFlags {
      id
      key
      description
      isOn
      percent
      version
      updatedAt
    }
  }
`)

type Flag = FeatureFlagListQuery['featureFlags'][number]

export function FeatureFlagList() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const flags = result.data?.featureFlags
  if (!flags)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <ListSkeleton />
      </QueryState>
    )
  return (
    <ul className="flex flex-col gap-4">
      {flags.map((flag) => (
        <li key={flag.id}>
          <FeatureFlagCard flag={flag} onConflict={() => void result.refetch()} />
        </li>
      ))}
    </ul>
  )
}

function FeatureFlagCard({ flag, onConflict }: { flag: Flag; onConflict: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const { key, description, updatedAt } = flag
  const name = text.names.get(key) ?? key
  return (
    <Card className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-lg break-words">{name}</h2>
        <p>{description}</p>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <State flag={flag} />
          <span className="text-sm text-muted">
            {updatedAt ? text.moved(timeAgo(updatedAt)) : text.unmoved}
          </span>
        </p>
      </div>
      <Button aria-label={text.changeOf(name)} onClick={() => setOpen(true)}>
        {text.change}
      </Button>
      {isOpen && (
        <FeatureFlagDialog
          flag={flag}
          onClose={() => setOpen(false)}
          onConflict={onConflict}
        />
      )}
    </Card>
  )
}

function State({ flag: { isOn, percent } }: { flag: Flag }) {
  if (!isOn)
    return (
      <Badge tone="warn" icon={<CircleX aria-hidden="true" size={16} />}>
        {text.off}
      </Badge>
    )
  return (
    <Badge tone="good" icon={<CircleCheck aria-hidden="true" size={16} />}>
      {percent === 100 ? text.on : text.onFor(percent)}
    </Badge>
  )
}
