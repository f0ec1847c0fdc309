import { ProgressBar } from '#ui/progress-bar.tsx'
import { Stat } from '#ui/stat.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { toolkitMessages as text } from './toolkit-messages.ts'

const fragment = graphql(`
  fragment SummaryCards_Summary on PrepSummary {
    activeTasks
    completedTasks
    totalTasks
    progressPercent
  }
`)

type Props = { summary: FragmentType<typeof fragment>; checklistCount: number }

/** Four figures, and the bar once there is something to be done. */
export function SummaryCards({ checklistCount, ...props }: Props) {
  const summary = readFragment(fragment, props.summary)
  const { activeTasks, completedTasks, totalTasks, progressPercent } = summary
  const words = text.overallWords(completedTasks, totalTasks)
  return (
    <section aria-label={text.summary} className="flex flex-col gap-6">
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Stat label={text.active} value={activeTasks} />
        <Stat label={text.completed} value={completedTasks} />
        <Stat
          label={text.progress}
          value={typeof progressPercent === 'number' ? `${progressPercent}%` : '–'}
          source={typeof progressPercent === 'number' ? undefined : text.noTasksTitle}
        />
        <Stat label={text.checklists} value={checklistCount} />
      </dl>
      {typeof progressPercent === 'number' && (
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap justify-between gap-2">
            <h2 className="text-base">{text.overall}</h2>
            <p role="status" className="tabular text-sm text-muted">
              {words}
            </p>
          </div>
          <ProgressBar label={text.overall} percent={progressPercent} words={words} />
        </div>
      )}
    </section>
  )
}
