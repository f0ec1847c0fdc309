import { CalendarDays } from 'lucide-react'
import { standingInWords } from '#entities/scholarship/listing-standing.ts'
import { useOwnTime } from '#entities/scholarship/use-own-time.ts'
import { classNames } from '#ui/class-names.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { scholarshipMessages as text } from './scholarship-messages.ts'

const deadlineFragment = graphql(`
  fragment DeadlineText_Scholarship on Scholarship {
    id
    status
    closedReason
    deadline {
      timeZone
      endsAt
      daysLeft
      label
    }
  }
`)

const soonDays = 30

type Props = {
  scholarship: FragmentType<typeof deadlineFragment>
  /** Shows the reader's own time on a line of its own, for everybody; else in the title and the accessible name. */
  isOwnTimeShown?: boolean
}

/**
 * The deadline in words, amber when it is near, and its time on
 * the reader's clock; for a closed listing, that it is closed.
 */
export function DeadlineText(props: Props) {
  const { deadline, ...listing } = readFragment(deadlineFragment, props.scholarship)
  const { daysLeft, label } = deadline
  const ownTime = useOwnTime(deadline)
  const standing = standingInWords(listing)
  if (standing) return <span>{standing}</span>
  const isSoon = typeof daysLeft === 'number' && daysLeft <= soonDays
  const here = ownTime && text.yourTime(ownTime)
  return (
    <span
      title={here ?? undefined}
      className={classNames(
        'tabular inline-flex items-start gap-2',
        isSoon && 'rounded bg-amber-soft px-2 py-0.5 font-semibold text-amber',
      )}
    >
      <CalendarDays aria-hidden="true" size={16} className="mt-1 shrink-0" />
      <span className="min-w-0">
        {label}
        {here && (
          <span className={props.isOwnTimeShown ? 'block text-sm font-normal' : 'sr-only'}>
            {' '}
            ({here})
          </span>
        )}
      </span>
    </span>
  )
}
