import { type CalendarDay, addDays } from '@landfall/calendar/day'
import { addMonths } from './dates/add-months.ts'
import { appliesTo, holds } from './applies-to.ts'
import { dayOfBound, namesOf, untoldOf } from './dates/bounds.ts'
import type { Anchor, ImmigrationFacts } from './facts.ts'
import type { ClosingBound, Computation, Rule } from './rule.ts'

/** `unknown`: a day that it needs is missing. */
export type Standing = 'too-early' | 'open' | 'urgent' | 'past' | 'unknown'

/** A rule's window for one student; days are whole and inclusive. */
export type Deadline = {
  ruleId: string
  /** 1, 2 … of a series; 0 for a single one. */
  number: number
  opensOn: CalendarDay | null
  closesOn: CalendarDay | null
  /** Act by then: an office needs time, or a source is stricter. */
  urgedOn: CalendarDay | null
  /** A source allows this; the cautious day is `closesOn`. */
  milder: { closesOn: CalendarDay; says: string } | null
  /** Days that, once told, would fix the last day or could make it earlier. */
  missing: readonly Anchor[]
  standing: Standing
}

const UNKNOWN = {
  number: 0,
  opensOn: null,
  closesOn: null,
  urgedOn: null,
  milder: null,
  standing: 'unknown',
} as const satisfies Partial<Deadline>

type Window = Extract<Computation, { kind: 'window' }>
type Series = Extract<Computation, { kind: 'series' }>

/** The rule's deadlines; none if it has no days or its tests fail. `today` is the day where the office is. */
export function deadlinesOf(
  rule: Rule,
  { days }: Pick<ImmigrationFacts, 'days'>,
  today: CalendarDay,
): Deadline[] {
  const applies = appliesTo(rule, days, today)
  if (applies === 'no') return []
  const found = computed(rule, days, today)
  return applies === 'yes' ? found : found.slice(0, 1).map(unknownFor(applies.missing))
}

/** The same without its days, and with what else is missing for them. */
function unknownFor(missing: readonly Anchor[]): (deadline: Deadline) => Deadline {
  return (deadline) => ({
    ...deadline,
    ...UNKNOWN,
    missing: [...new Set([...deadline.missing, ...missing])],
  })
}

function computed(
  { id, compute }: Rule,
  days: ImmigrationFacts['days'],
  today: CalendarDay,
): Deadline[] {
  switch (compute.kind) {
    case 'window':
      return [windowOf(id, compute, days, today)]
    case 'series':
      return seriesOf(id, compute, days, today)
    case 'documents':
    case 'cost':
    case 'condition':
      return []
  }
}

function windowOf(
  ruleId: string,
  { opens, closes, urge, milder }: Window,
  days: ImmigrationFacts['days'],
  today: CalendarDay,
): Deadline {
  const opensOn = opens && dayOfBound(opens, days)
  const counted = closes.filter(({ unless }) => !unless || !holds(unless, days, today))
  const closesOn =
    counted
      .flatMap((bound) => dayOfBound(bound, days) ?? [])
      .toSorted()
      .at(0) ?? null
  const urgedOn = urge ? within(dayOfBound(urge, days), { opensOn, closesOn }) : null
  const milderOn = milder && dayOfBound(milder.closes, days)
  const missing = [...(opens ? [opens] : []), ...counted].flatMap(({ from }) =>
    untoldOf(from, days),
  )
  const later = closes.filter((bound) => !counted.includes(bound))
  const window = { opensOn, closesOn, urgedOn }
  return {
    ruleId,
    number: 0,
    ...window,
    milder: milder && milderOn ? { closesOn: milderOn, says: milder.says } : null,
    missing: [
      ...new Set([...missing, ...later.flatMap((bound) => nextUntold(bound, days))]),
    ],
    standing: standingOf(window, today),
  }
}

/** Of the days that a bound counts from, in their order, the one after the last that is told. */
function nextUntold({ from }: ClosingBound, days: ImmigrationFacts['days']): Anchor[] {
  const names = namesOf(from)
  const last = names.findLastIndex((name) => days[name] !== undefined)
  return names.slice(last + 1, last + 2)
}

/** Nobody is urged to act before it is possible or after it is over. */
function within(
  day: CalendarDay | null,
  { opensOn, closesOn }: Pick<Deadline, 'opensOn' | 'closesOn'>,
): CalendarDay | null {
  if (day === null || closesOn === null) return day
  const from = opensOn !== null && day < opensOn ? opensOn : day
  return from < closesOn ? from : closesOn
}

function seriesOf(
  ruleId: string,
  { from, everyMonths, times, grace, ahead = 0, until, milder }: Series,
  days: ImmigrationFacts['days'],
  today: CalendarDay,
): Deadline[] {
  const start = days[from]
  if (start === undefined) {
    return [{ ruleId, ...UNKNOWN, missing: [from] }]
  }
  const end = until && days[until]
  return Array.from({ length: times }, (_, at) => {
    const day = addMonths(start, everyMonths * (at + 1))
    if (end !== undefined && day > addDays(end, 1)) return []
    const [opensOn, closesOn] = [addDays(day, -ahead), addDays(day, grace)]
    const window = { opensOn, closesOn, urgedOn: null }
    return {
      ruleId,
      number: at + 1,
      ...window,
      milder: milder ? { closesOn: addDays(day, milder.grace), says: milder.says } : null,
      missing: [],
      standing: standingOf(window, today),
    }
  }).flat()
}

/** Whether it would close before it opens: what its last day counts from has run out and must be obtained anew. */
export function isShut({
  opensOn,
  closesOn,
}: Pick<Deadline, 'opensOn' | 'closesOn'>): boolean {
  return opensOn !== null && closesOn !== null && closesOn < opensOn
}

function standingOf(
  { opensOn, closesOn, urgedOn }: Pick<Deadline, 'opensOn' | 'closesOn' | 'urgedOn'>,
  today: CalendarDay,
): Standing {
  if (closesOn === null) return 'unknown'
  if (today > closesOn) return 'past'
  if (opensOn !== null && today < opensOn) return 'too-early'
  return urgedOn !== null && today >= urgedOn ? 'urgent' : 'open'
}
