import { ChevronRight } from 'lucide-react'
import { TextLink } from '#lib/links.tsx'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'
import type { TodayTask } from './today-tasks.ts'

export function TodayCard({ tasks }: { tasks: readonly TodayTask[] }) {
  return (
    <HomeCard title={text.today}>
      {tasks.length === 0 && <p className="text-muted">{text.nothingToday}</p>}
      <ul className="flex flex-col gap-3">
        {tasks.map(({ key, title, why, to }) => (
          <li key={key}>
            {to ? (
              <TextLink
                to={to}
                className="inline-flex min-h-11 items-center gap-1 font-semibold"
              >
                {title}
                <ChevronRight aria-hidden="true" size={20} className="shrink-0" />
              </TextLink>
            ) : (
              <p className="font-semibold">{title}</p>
            )}
            <p className="break-words text-muted">{why}</p>
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}
