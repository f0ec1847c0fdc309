import { CircleCheck, CircleHelp } from 'lucide-react'
import type { ApplicationState } from '#gql/graphql'
import { Badge, type Tone } from '#ui/badge.tsx'
import { stateLabels } from './state-labels.ts'

const tones: Readonly<Partial<Record<ApplicationState, Tone>>> = {
  SUBMITTED: 'sea',
  IN_REVIEW: 'sea',
  MORE_INFO: 'warn',
  SHORTLISTED: 'sea',
  WAITLISTED: 'sea',
  AWARDED: 'good',
  ACCEPTED: 'good',
}

const icons: Readonly<Partial<Record<ApplicationState, typeof CircleCheck>>> = {
  MORE_INFO: CircleHelp,
  AWARDED: CircleCheck,
  ACCEPTED: CircleCheck,
}

/** The state of an application, in a word or two. */
export function ApplicationBadge({ state }: { state: ApplicationState }) {
  const Icon = icons[state]
  return (
    <Badge
      tone={tones[state] ?? 'neutral'}
      icon={Icon && <Icon aria-hidden="true" size={16} className="shrink-0" />}
    >
      {stateLabels[state]}
    </Badge>
  )
}
