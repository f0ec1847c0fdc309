import { CircleCheck, CircleX } from 'lucide-react'
import type { SavedScholarshipStatus } from '#gql/graphql'
import { Badge, type Tone } from '#ui/badge.tsx'
import { statusLabels } from './saved-messages.ts'

type Look = { tone: Tone; Icon?: typeof CircleCheck }

/** A scholarship without progress needs no badge. A planned one is not yellow, which is for dates alone. */
const looks: Readonly<Partial<Record<SavedScholarshipStatus, Look>>> = {
  PLANNED: { tone: 'neutral' },
  APPLIED: { tone: 'sea' },
  ACCEPTED: { tone: 'good', Icon: CircleCheck },
  REJECTED: { tone: 'bad', Icon: CircleX },
}

/** The student's own status of a saved scholarship, easy to find down the list. */
export function StatusBadge({ status }: { status: SavedScholarshipStatus }) {
  const look = looks[status]
  if (!look) return null
  const { tone, Icon } = look
  return (
    <Badge
      tone={tone}
      icon={Icon && <Icon aria-hidden="true" size={16} className="shrink-0" />}
    >
      {statusLabels[status]}
    </Badge>
  )
}
