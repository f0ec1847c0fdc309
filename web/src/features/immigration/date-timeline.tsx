import { dayInWords } from '@landfall/calendar/words'
import { cardStyle } from '#ui/card-style.ts'
import { classNames } from '#ui/class-names.ts'
import { readFragment, type FragmentType } from '#gql'
import type { ImmigrationStanding } from '#gql/graphql'
import { deadlineFragment } from './deadline-table.tsx'
import { immigrationMessages as text } from './immigration-messages.ts'
import { timelineScale, type Span } from './timeline-scale.ts'

const looks: Record<ImmigrationStanding, string> = {
  TOO_EARLY: 'border-2 border-sea bg-sea-soft',
  OPEN: 'bg-sea',
  URGENT: 'bg-coral',
  PAST: 'border border-edge bg-sunken',
  UNKNOWN: 'hidden',
}

type Props = { deadlines: readonly FragmentType<typeof deadlineFragment>[]; today: string }

/** A picture of the table below it, which says everything in words. */
export function DateTimeline(props: Props) {
  const { today } = props
  const deadlines = readFragment(deadlineFragment, props.deadlines).flatMap((deadline) =>
    deadline.closesOn
      ? [{ ...deadline, span: { from: deadline.opensOn ?? null, to: deadline.closesOn } }]
      : [],
  )
  const scale = timelineScale(
    deadlines.map(({ span }): Span => span),
    today,
  )
  const now = `${scale.place(today)}%`
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-sm text-muted">{text.timelineWhat}</figcaption>
      <div
        role="img"
        aria-label={text.timeline}
        className={cardStyle('p-inset', 'relative flex flex-col gap-3 overflow-hidden')}
      >
        {deadlines.map(({ id, rule, standing, span }) => (
          <Bar
            key={id}
            title={rule.title}
            standing={standing}
            now={now}
            {...scale.bar(span)}
          />
        ))}
        <div
          aria-hidden="true"
          className="tabular flex justify-between gap-2 text-sm text-muted"
        >
          <span>{dayInWords(scale.first)}</span>
          <span className="font-semibold text-ink">
            {text.today}: {dayInWords(today)}
          </span>
          <span>{dayInWords(scale.last)}</span>
        </div>
      </div>
    </figure>
  )
}

type BarProps = {
  title: string
  standing: ImmigrationStanding
  /** The label for today. */
  now: string
  start: number
  width: number
}

function Bar({ title, standing, now, start, width }: BarProps) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-1">
      <span className="truncate text-sm">{title}</span>
      <div className="relative h-3 rounded-full bg-sunken">
        <span
          className={classNames(
            'absolute inset-y-0 rounded-full forced-colors:bg-[Highlight]',
            looks[standing],
          )}
          style={{ insetInlineStart: `${start}%`, width: `${width}%` }}
        />
        <span
          className="absolute -inset-y-1 w-0.5 bg-ink forced-colors:bg-[CanvasText]"
          style={{ insetInlineStart: now }}
        />
      </div>
    </div>
  )
}
