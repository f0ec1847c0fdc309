import { Bell } from 'lucide-react'
import { HeaderIconLink } from '#page/header-icon-link.tsx'
import { paths } from '#paths'
import { formatNumber } from '#ui/format-number.ts'
import { useNoticeCounts } from './notice-counts.ts'
import { noticeMessages as text } from './notice-messages.ts'
import { useAnnouncedCount } from './use-announced-count.ts'

const SHOWN_MAX = 99

/** The link to one's notices, with the number of unread ones; new ones are announced politely. */
export function NoticeBell() {
  const counts = useNoticeCounts()
  const unread = counts?.unread ?? 0
  const announcement = useAnnouncedCount(counts ? unread : null)
  const label = unread > 0 ? text.bellWith(formatNumber(unread)) : text.bell
  return (
    <>
      <HeaderIconLink
        to={paths.notifications()}
        label={label}
        word={text.bell}
        icon={<Bell aria-hidden="true" size={20} />}
      >
        {unread > 0 && (
          // Sits beside the bell where a word below moves the bell up to its height.
          <span
            aria-hidden="true"
            className="tabular absolute start-1/2 top-0 min-[75rem]:ms-1.5 min-w-5 rounded-full bg-sea px-1 text-center text-sm leading-5 font-semibold text-on-sea forced-colors:border"
          >
            {unread > SHOWN_MAX ? text.many : unread}
          </span>
        )}
      </HeaderIconLink>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </>
  )
}
