import { type FragmentType, graphql, readFragment } from '#gql'
import { formatDayOf } from '#lib/format/format.ts'
import { Badge } from '#ui/badge.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { progressMessages as text } from './progress-messages.ts'

const fragment = graphql(`
  fragment Achievements_StudentProgress on StudentProgress {
    achievementsUnlocked
    recentAchievements {
      id
      title
      points
      completedAt
    }
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

/** The last three achievements with their own points, and all that there are on demand. */
export function Achievements({ progress }: Props) {
  const { achievementsUnlocked, recentAchievements, achievements } = readFragment(
    fragment,
    progress,
  )
  return (
    <div className="flex flex-col gap-2">
      {recentAchievements.length > 0 && (
        <>
          <h3>{text.recent}</h3>
          <AchievementList achievements={recentAchievements} />
        </>
      )}
      <Disclosure summary={text.all(achievementsUnlocked, achievements.length)}>
        <AchievementList achievements={achievements} />
      </Disclosure>
    </div>
  )
}

function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <ul className="flex flex-col gap-2 pt-1">
      {achievements.map(({ id, title, points, completedAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
        >
          <span className="min-w-0 wrap-anywhere">
            {title}{' '}
            <span className="text-sm text-muted">
              {completedAt ? formatDayOf(completedAt) : text.notYet}
            </span>
          </span>
          <Badge tone={completedAt ? 'coral' : 'neutral'}>{text.earned(points)}</Badge>
        </li>
      ))}
    </ul>
  )
}
