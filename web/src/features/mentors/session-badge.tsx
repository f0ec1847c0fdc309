import { Badge, type Tone } from '#ui/badge.tsx'
import type { SessionStatus } from '#gql/graphql'
import { sessionMessages as text } from './mentor-messages.ts'

const tones: Partial<Record<SessionStatus, Tone>> = {
  REQUESTED: 'warn',
  SCHEDULED: 'sea',
  IN_PROGRESS: 'coral',
}

export function SessionBadge({ status }: { status: SessionStatus }) {
  return <Badge tone={tones[status] ?? 'neutral'}>{text.statuses[status]}</Badge>
}
