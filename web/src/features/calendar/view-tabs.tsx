import { ViewLinks } from '#page/view-links.tsx'
import { paths } from '#paths'
import { calendarMessages as text } from './calendar-messages.ts'

export type CalendarView = 'list' | 'month'

const views = [
  { name: 'list', label: text.list, to: paths.calendar() },
  { name: 'month', label: text.month, to: paths.calendar({ view: 'month' }) },
] as const

export function ViewTabs({ view }: { view: CalendarView }) {
  return <ViewLinks label={text.views} views={views} current={view} />
}
