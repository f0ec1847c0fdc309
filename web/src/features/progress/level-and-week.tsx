import type { StudentProgressQuery } from '#gql/graphql'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { progressMessages as text } from './progress-messages.ts'

type Progress = StudentProgressQuery['studentProgress']

const goals = ['applications', 'essays', 'interactions'] as const

/** Points and level, and the current streak of days. */
export function Level({ progress }: { progress: Progress }) {
  const { currentLevel, totalPoints, pointsInLevel, pointsToNextLevel } = progress
  const { currentStreak } = progress
  const toNext = text.toNext(pointsToNextLevel, currentLevel + 1)
  const level = text.level(currentLevel)
  const whole = pointsInLevel + pointsToNextLevel
  return (
    <div className="flex flex-col gap-2">
      <p className="tabular text-lg">
        <strong>{level}</strong> · {text.points(totalPoints)}
      </p>
      <ProgressBar label={level} percent={(pointsInLevel / whole) * 100} words={toNext} />
      <p className="tabular text-sm text-muted">
        {toNext} · {currentStreak > 0 ? text.streak(currentStreak) : text.noStreak}
      </p>
    </div>
  )
}

type WeekProps = { goalsOfWeek: Progress['weeklyGoals']; heading?: 'h2' | 'h3' }

/** What the student did this week, out of the suggested goals. */
export function Week({ goalsOfWeek, heading: Heading = 'h2' }: WeekProps) {
  return (
    <section aria-label={text.week} className="flex flex-col gap-3">
      <Heading className={Heading === 'h2' ? 'text-xl' : 'font-semibold'}>
        {text.week}
      </Heading>
      <ul className="flex flex-col gap-3">
        {goals.map((name) => {
          const { current, target } = goalsOfWeek[name]
          const words = text.goal(current, target)
          return (
            <li key={name} className="flex flex-col gap-1">
              <span className="flex flex-wrap justify-between gap-x-3">
                {text.goals[name]} <span className="tabular">{words}</span>
              </span>
              <ProgressBar
                label={text.goals[name]}
                percent={Math.min(100, (current / target) * 100)}
                words={words}
              />
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-muted">{text.weekHelp}</p>
    </section>
  )
}
