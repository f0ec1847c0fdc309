import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { weekdayOf } from '@landfall/calendar/day'
import { dayInWords, zoneInWords } from '@landfall/calendar/words'
import { dayInZone } from '#lib/format/day-in-zone.ts'
import { ownZone } from '#lib/format/own-zone.ts'
import { useDayOf } from '#lib/format/use-in-own-zone.ts'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import { clockTime } from '#lib/format/clock-time.ts'
import { mentorMessages as text } from './mentor-messages.ts'

const query = graphql(`
  query SlotPicker($id: ID!, $duration: Int, $from: DateTime, $until: DateTime) {
    mentor(id: $id) {
      id
      timeZone
      horizonDays
      slots(duration: $duration, from: $from, until: $until) {
        startsAt
        endsAt
      }
    }
  }
`)

const SPAN_DAYS = 14
const DAY_MS = 86_400_000

const DURATIONS = ['30', '60', '90', '120'].map((value) => ({
  value,
  label: text.minutes(Number(value)),
}))

export type ChosenSlot = { startsAt: string; duration: number }

type Props = {
  mentorId: string
  /** Null when times are shown but none can be chosen. */
  onChoose: ((slot: ChosenSlot) => void) | null
  isBusy: boolean
}

/** The times at which a mentor can be booked, two weeks at a time, in both people's zones. */
export function SlotPicker({ mentorId: id, onChoose, isBusy }: Props) {
  const [duration, setDuration] = useState(60)
  const [page, setPage] = useState(0)
  const span = useSpan(page)
  const { data, previousData, ...result } = useQuery(query, {
    variables: { id, duration, ...(page > 0 && span) },
    fetchPolicy: 'cache-and-network',
  })
  const mentor = data?.mentor
  const horizonDays = (mentor ?? previousData?.mentor)?.horizonDays ?? 0
  const hasLater = (page + 1) * SPAN_DAYS < horizonDays
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={text.duration}
        name="duration"
        isOptional="unsaid"
        options={DURATIONS}
        value={String(duration)}
        onChange={(value) => setDuration(Number(value || 60))}
        className="sm:max-w-64"
      />
      {!data && (
        <QueryState result={result} failed={text.failedSlots} label={text.loadingSlots}>
          <Skeleton className="h-44" />
        </QueryState>
      )}
      {mentor && (
        <Span span={span} hasTimes={mentor.slots.length > 0} hasLater={hasLater} />
      )}
      {mentor && mentor.slots.length > 0 && (
        <SlotDays
          mentorZone={mentor.timeZone}
          starts={mentor.slots.map(({ startsAt }) => startsAt)}
          onChoose={onChoose && ((startsAt) => onChoose({ startsAt, duration }))}
          isBusy={isBusy}
        />
      )}
      {(page > 0 || hasLater) && (
        <div className="flex flex-wrap gap-3">
          {page > 0 && <Button onClick={() => setPage(page - 1)}>{text.earlier}</Button>}
          {hasLater && <Button onClick={() => setPage(page + 1)}>{text.later}</Button>}
        </div>
      )}
    </div>
  )
}

type TimeSpan = { from: string; until: string }

/** Two weeks from when the page was opened, or this many pages of two weeks later. */
function useSpan(page: number): TimeSpan {
  const [openedAt] = useState(() => Date.now())
  const at = (spans: number) =>
    new Date(openedAt + spans * SPAN_DAYS * DAY_MS).toISOString()
  return { from: at(page), until: at(page + 1) }
}

type SpanProps = { span: TimeSpan; hasTimes: boolean; hasLater: boolean }

/** The days that the page shows. */
function Span({ span, hasTimes, hasLater }: SpanProps) {
  const [first, last] = [useDayOf(span.from), useDayOf(span.until)]
  return (
    <div role="status">
      {hasTimes ? (
        <p className="tabular font-semibold">{text.span(first, last)}</p>
      ) : (
        <EmptyState title={text.noSlots(first, last)}>
          {hasLater ? text.noSlotsYet : text.noSlotsWhy}
        </EmptyState>
      )}
    </div>
  )
}

type DaysProps = {
  mentorZone: string
  starts: readonly string[]
  onChoose: ((startsAt: string) => void) | null
  isBusy: boolean
}

function SlotDays({ mentorZone, starts, onChoose, isBusy }: DaysProps) {
  const own = ownZone()
  const days = Map.groupBy(starts, (at) => dayInZone(own, new Date(at)) ?? at.slice(0, 10))
  const isSameClock = starts.every((at) => clockTime(at, own) === clockTime(at, mentorZone))
  return (
    <>
      <p className="text-muted">
        {text.timesHelp(zoneInWords(own), isSameClock ? null : zoneInWords(mentorZone))}
      </p>
      <ul className="flex flex-col gap-4">
        {[...days].map(([day, times]) => (
          <li key={day}>
            <h3
              id={`day-${day}`}
              className="font-semibold"
            >{`${text.weekdays[weekdayOf(day) - 1] ?? ''}, ${dayInWords(day)}`}</h3>
            <ul className="mt-2 flex flex-wrap gap-2">
              {times.map((at) => {
                const shown = bothTimes(at, own, mentorZone)
                return (
                  <li key={at}>
                    {onChoose ? (
                      <Button
                        isBusy={isBusy}
                        aria-describedby={`day-${day}`}
                        onClick={() => onChoose(at)}
                      >
                        <span className="tabular">{shown}</span>
                      </Button>
                    ) : (
                      <span className="tabular inline-flex min-h-11 items-center rounded border border-line px-3">
                        {shown}
                      </span>
                    )}
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

/** "20:45 · 10:00", or one time where the clocks agree. */
function bothTimes(at: string, own: string, mentorZone: string): string {
  const [mine, theirs] = [clockTime(at, own), clockTime(at, mentorZone)]
  return mine === theirs ? mine : `${mine} · ${theirs}`
}
