import { isSoon } from '#entities/scholarship/is-soon.ts'
import { shortDeadline } from '#entities/scholarship/short-deadline.ts'
import { useOwnTime } from '#entities/scholarship/use-own-time.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { scholarshipMessages as text } from './scholarship-messages.ts'

const cardDateFragment = graphql(`
  fragment CardDate_Scholarship on Scholarship {
    id
    deadline {
      precision
      date
      timeZone
      endsAt
      daysLeft
      isRolling
    }
  }
`)

type Props = { scholarship: FragmentType<typeof cardDateFragment> }

/** When to apply, in as few words as a card has room for; nothing when the listing names no date. */
export function CardDate(props: Props) {
  const { deadline } = readFragment(cardDateFragment, props.scholarship)
  const words = shortDeadline(deadline)
  const ownTime = useOwnTime(deadline)
  if (words === null) return null
  const here = ownTime && text.yourTime(ownTime)
  return (
    <>
      {' · '}
      <span
        title={here ?? undefined}
        className={`inline-block ${isSoon(deadline) ? 'text-amber' : ''}`}
      >
        {words}
        {here && <span className="sr-only"> ({here})</span>}
      </span>
    </>
  )
}
