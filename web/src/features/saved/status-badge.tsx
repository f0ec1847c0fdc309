import { CircleCheck, CircleX } from 'lucide-react'
import type { SavedScholarshipStatus } from '#gql/graphql'
import { Badge, type Tone } from '#ui/badge.tsx'
import { statusLabels } from './saved-messages.ts'

type Look = { tone: Tone; Icon?: typeof CircleCheck }

/** What is not begun needs no badge. What is planned is not yellow, which is for dates alone. */
const looks: Readonly<Partial<Record<SavedScholarshipStatus, Look>>> = {
  PLANNED: { tone: 'neutral' },
  APPLIED: { tone: 'sea' },
  ACCEPTED: { tone: 'good', Icon: CircleCheck },
  REJECTED: { tone: 'bad', Icon: CircleX },
}

/** How far one says one is with a saved scholarship, to be seen down the list. */
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
