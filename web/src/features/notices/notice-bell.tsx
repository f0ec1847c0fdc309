import { Bell } from 'lucide-react'
import { NavLink } from 'react-router'
import { formatNumber } from '#lib/format/format.ts'
import { paths } from '#paths'
import { useNoticeCounts } from './notice-counts.ts'
import { noticeMessages as text } from './notice-messages.ts'
import { useAnnouncedCount } from './use-announced-count.ts'

const SHOWN_MAX = 99

/** The way to one's notices, with how many are unread; new ones are read out, politely. */
export function NoticeBell() {
  const counts = useNoticeCounts()
  const unread = counts?.unread ?? 0
  const announcement = useAnnouncedCount(counts ? unread : null)
  const label = unread > 0 ? text.bellWith(formatNumber(unread)) : text.bell
  return (
    <>
      <NavLink
        to={paths.notifications()}
        aria-label={label}
        title={label}
        className="relative inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-sea-soft hover:text-sea aria-[current=page]:text-sea"
      >
        <Bell aria-hidden="true" size={20} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="tabular absolute end-0 top-0.5 min-w-5 rounded-full bg-sea px-1 text-center text-sm leading-5 font-semibold text-on-sea forced-colors:border"
          >
            {unread > SHOWN_MAX ? text.many : unread}
          </span>
        )}
      </NavLink>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </>
  )
}
