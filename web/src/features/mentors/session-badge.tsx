import { Badge, type Tone } from '#ui/badge.tsx'
import type { SessionStatus } from '#gql/graphql'
import { statusInWords, type Standing } from './session-status.ts'

const tones: Partial<Record<SessionStatus, Tone>> = {
  REQUESTED: 'warn',
  SCHEDULED: 'sea',
  IN_PROGRESS: 'coral',
}

export function SessionBadge({ session }: { session: Standing }) {
  return <Badge tone={tones[session.status] ?? 'neutral'}>{statusInWords(session)}</Badge>
}
