import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { Badge, type Tone } from '#ui/badge.tsx'
import type { EssayReviewStatus } from '#gql/graphql'
import { statuses } from './essay-messages.ts'

const looks: Record<EssayReviewStatus, { tone: Tone; Icon: typeof Clock }> = {
  PENDING: { tone: 'neutral', Icon: Clock },
  IN_REVIEW: { tone: 'neutral', Icon: Clock },
  COMPLETED: { tone: 'good', Icon: CircleCheck },
  FAILED: { tone: 'warn', Icon: CircleAlert },
}

/** Where a review is, in a word. */
export function StatusBadge({ status }: { status: EssayReviewStatus }) {
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} />}>
      {statuses[status]}
    </Badge>
  )
}
