import { Bookmark, CalendarCheck, CircleCheck, CircleX, Send } from 'lucide-react'
import { Badge, type Tone } from '#ui/badge.tsx'
import type { SavedScholarshipStatus } from '#gql/graphql'
import { statusLabels } from './saved-messages.ts'

const looks = {
  NOT_APPLIED: { tone: 'neutral', Icon: Bookmark },
  PLANNED: { tone: 'sea', Icon: CalendarCheck },
  APPLIED: { tone: 'coral', Icon: Send },
  ACCEPTED: { tone: 'good', Icon: CircleCheck },
  REJECTED: { tone: 'bad', Icon: CircleX },
} as const satisfies Record<SavedScholarshipStatus, { tone: Tone; Icon: unknown }>

/** Planned is to be done, applied is progress, and the provider's answer a verdict; always with its word. */
export function StatusBadge({ status }: { status: SavedScholarshipStatus }) {
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={16} />}>
      {statusLabels[status]}
    </Badge>
  )
}
