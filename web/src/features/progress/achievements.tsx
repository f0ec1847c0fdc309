import { type FragmentType, graphql, readFragment } from '#gql'
import { formatDayOf } from '#lib/format/format.ts'
import { Badge } from '#ui/badge.tsx'
import { progressMessages as text } from './progress-messages.ts'

const fragment = graphql(`
  fragment Achievements_StudentProgress on StudentProgress {
    achievementsUnlocked
    achievements {
      id
      title
      points
      completedAt
    }
  }
`)

type Achievement = {
  id: string
  title: string
  points: number
  completedAt?: string | null
}

type Props = { progress: FragmentType<typeof fragment> }

/** All achievements with their points: reached ones first, with the latest on top. */
export function Achievements({ progress }: Props) {
  const { achievementsUnlocked, achievements } = readFragment(fragment, progress)
  const title = text.achievements(achievementsUnlocked, achievements.length)
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="flex flex-col gap-3">
        {achievements.toSorted(lastReachedFirst).map((achievement) => (
          <Row key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </section>
  )
}

const LATEST = 3

/** The latest achievements; nothing before the first. */
export function LatestAchievements({ progress }: Props) {
  const { achievements } = readFragment(fragment, progress)
  const reached = achievements.filter(({ completedAt }) => completedAt)
  if (reached.length === 0) return null
  return (
    <section aria-label={text.latest} className="flex flex-col gap-3">
      <h3 className="font-semibold">{text.latest}</h3>
      <ul className="flex flex-col gap-3">
        {reached
          .toSorted(lastReachedFirst)
          .slice(0, LATEST)
          .map((achievement) => (
            <Row key={achievement.id} achievement={achievement} />
          ))}
      </ul>
    </section>
  )
}

function lastReachedFirst(one: Achievement, other: Achievement): number {
  return (other.completedAt ?? '').localeCompare(one.completedAt ?? '')
}

function Row({ achievement }: { achievement: Achievement }) {
  const { title, points, completedAt } = achievement
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">
        {title}{' '}
        <span className="text-sm text-muted">
          {completedAt ? formatDayOf(completedAt) : text.notYet}
        </span>
      </span>
      <span className="shrink-0">
        <Badge tone={completedAt ? 'coral' : 'neutral'}>{text.earned(points)}</Badge>
      </span>
    </li>
  )
}
