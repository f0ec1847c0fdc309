import { formatDayOf } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { paths } from '#paths'
import { graphql, readFragment, type FragmentType } from '#gql'
import {
  guidanceTypes,
  immigrationMessages as text,
  priorities,
  statuses,
} from './immigration-messages.ts'

const fragment = graphql(`
  fragment GuidanceCard_Guidance on ImmigrationGuidance {
    id
    guidanceType
    currentStatus
    priority
    isCompleted
    specificQuestions
    summary
    createdAt
  }
`)

/** One request of the list, with its state today. */
export function GuidanceCard(props: { guidance: FragmentType<typeof fragment> }) {
  const guidance = readFragment(fragment, props.guidance)
  const { id, guidanceType, currentStatus, priority, isCompleted } = guidance
  return (
    <article className={cardStyle('p-card', 'flex flex-col gap-2')}>
      <h3 className="text-lg break-words">
        <TextLink
          to={paths.immigrationGuidance(id)}
          className="inline-flex min-h-11 items-center"
        >
          {guidance.specificQuestions[0]}
        </TextLink>
      </h3>
      <div className="flex flex-wrap gap-2">
        <Badge tone="sea">{guidanceTypes[guidanceType]}</Badge>
        <Badge>{statuses[currentStatus]}</Badge>
        <Badge>
          {text.priority}: {priorities[priority]}
        </Badge>
        {isCompleted && <Badge tone="good">{text.done}</Badge>}
      </div>
      <p>{guidance.summary}</p>
      <p className="tabular text-sm text-muted">{formatDayOf(guidance.createdAt)}</p>
    </article>
  )
}
