import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { StudentProgressQuery } from '#gql/graphql'
import { QueryState } from '#page/query-state.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Achievements } from './achievements.tsx'
import { progressMessages as text } from './progress-messages.ts'

const progressDocument = graphql(`
  query StudentProgress {
    studentProgress {
      totalPoints
      currentLevel
      pointsInLevel
      pointsToNextLevel
      currentStreak
      achievementsUnlocked
      weeklyGoals {
        applications {
          current
          target
        }
        essays {
          current
          target
        }
        interactions {
          current
          target
        }
      }
      ...Achievements_StudentProgress
    }
  }
`)

type Progress = StudentProgressQuery['studentProgress']

const goals = ['applications', 'essays', 'interactions'] as const

/** Points, level, row of days, the week and achievements of a student. */
export function StudentProgress() {
  const result = useQuery(progressDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  if (!result.data)
    return (
      <QueryState result={result} failed={text.failed} label={text.title}>
        <Skeleton className="h-64" />
      </QueryState>
    )
  const progress = result.data.studentProgress
  return (
    <div className="flex flex-col gap-8">
      <Level progress={progress} />
      <Week goalsOfWeek={progress.weeklyGoals} />
      <Achievements progress={progress} />
    </div>
  )
}

function Level({ progress }: { progress: Progress }) {
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

function Week({ goalsOfWeek }: { goalsOfWeek: Progress['weeklyGoals'] }) {
  return (
    <section aria-label={text.week} className="flex flex-col gap-3">
      <h2 className="text-xl">{text.week}</h2>
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
