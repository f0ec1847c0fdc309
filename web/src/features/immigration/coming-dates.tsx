import { dayInWords } from '@landfall/calendar/words'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { cardStyle } from '#ui/card-style.ts'
import { immigrationMessages as text } from './immigration-messages.ts'
import { useComingDates } from './use-coming-dates.ts'

/** On the calendar: the coming last days; nothing when there are none. */
export function ComingDates() {
  const { coming } = useComingDates()
  if (!coming || coming.length === 0) return null
  return (
    <section aria-labelledby="immigration-dates" className="flex flex-col gap-3">
      <h2 id="immigration-dates" className="text-xl">
        {text.coming}
      </h2>
      <ul className={cardStyle(null, 'divide-y divide-line px-5')}>
        {coming.map(({ id, title, day }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <TextLink
              to={paths.immigration()}
              className="inline-flex min-h-11 items-center break-words"
            >
              {title}
            </TextLink>
            <span className="tabular">{dayInWords(day)}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{text.disclaimer}</p>
    </section>
  )
}
