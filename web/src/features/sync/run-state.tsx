import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { SyncRunState } from '#gql/graphql'
import { Badge, type Tone } from '#ui/badge.tsx'
import { syncMessages as text } from './sync-messages.ts'

const looks: Record<SyncRunState, { tone: Tone; Icon?: typeof CircleCheck }> = {
  FETCHING: { tone: 'sea' },
  APPLYING: { tone: 'sea' },
  HELD: { tone: 'warn', Icon: TriangleAlert },
  FINISHED: { tone: 'good', Icon: CircleCheck },
  FAILED: { tone: 'bad', Icon: CircleAlert },
  DISCARDED: { tone: 'neutral' },
}

export function RunStateBadge({ state }: { state: SyncRunState }) {
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={Icon && <Icon aria-hidden="true" size={16} />}>
      {text.states[state]}
    </Badge>
  )
}
