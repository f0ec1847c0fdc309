import { ChevronRight } from 'lucide-react'
import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { TextLink } from '#page/links.tsx'
import { RowLink } from '#page/row-link.tsx'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'
import type { TodayTask } from './today-tasks.ts'

type TodayCardProps = {
  tasks: readonly TodayTask[]
  /** Something could not be loaded: an empty list does not mean that nothing waits. */
  isIncomplete: boolean
  isMentor: boolean
}

export function TodayCard({ tasks, isIncomplete, isMentor }: TodayCardProps) {
  return (
    <HomeCard title={text.today}>
      {isIncomplete ? (
        <p className="text-muted">{text.incompleteToday}</p>
      ) : (
        tasks.length === 0 && <p className="text-muted">{text.nothingToday}</p>
      )}
      {tasks.length === 0 && isMentor && (
        <TextLink
          to={mentorPaths.sessions({ side: 'mentor' })}
          className="inline-flex min-h-11 items-center self-start"
        >
          {text.toSessions}
        </TextLink>
      )}
      <ul className="flex flex-col gap-4">
        {tasks.map(({ key, title, why, to }) => (
          <li key={key} className="relative">
            <RowLink to={to} className="inline-flex items-center gap-1">
              {title}
              <ChevronRight aria-hidden="true" size={20} className="shrink-0" />
            </RowLink>
            <p className="break-words text-muted">{why}</p>
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}
