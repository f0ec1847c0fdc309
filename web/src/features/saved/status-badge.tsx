import { Bookmark, CalendarCheck, CircleCheck, CircleX, Send } from 'lucide-react'
import { Badge, type Tone } from '#ui/badge.tsx'
import type { SavedScholarshipStatus } from '#gql/graphql'
import { statusLabels } from './saved-messages.ts'

const looks = {
  NOT_APPLIED: { tone: 'neutral', Icon: Bookmark },
  PLANNED: { tone: 'warn', Icon: CalendarCheck },
  APPLIED: { tone: 'sea', Icon: Send },
  ACCEPTED: { tone: 'good', Icon: CircleCheck },
  REJECTED: { tone: 'bad', Icon: CircleX },
} as const satisfies Record<SavedScholarshipStatus, { tone: Tone; Icon: unknown }>

/** Applied blue, accepted green, rejected red, planned yellow; always with its word. */
export function StatusBadge({ status }: { status: SavedScholarshipStatus }) {
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={16} />}>
      {statusLabels[status]}
    </Badge>
  )
}
