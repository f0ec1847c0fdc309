import { deadlineDay } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import type { MovedDateStore } from '../profile/moved-date.store.ts'
import type { ProfileStore } from '../profile/profile.store.ts'
import { lastDayBefore, ruleOf } from '../rule/rule-row.ts'
import type { RuleStore } from '../rule/rule.store.ts'
import { movedDates, type RuleMove } from './moved-dates.ts'
import { laterDay, type RuleChange } from './rule-change.ts'

const BATCH_SIZE = 500

/** The rule before and after the change. */
export async function moveOf(
  { rules }: { rules: Pick<RuleStore, 'all'> },
  { id, basedOn, content, effectiveFrom }: RuleChange,
): Promise<RuleMove> {
  const base = (await rules.all()).find((row) => row.id === basedOn)
  if (base === undefined) throw new Error(`The rule of change ${id} is gone`)
  const before = { ...ruleOf(base), effectiveTo: lastDayBefore(effectiveFrom, base) }
  return { changeId: id, before, after: { ...content, effectiveFrom, effectiveTo: null } }
}

/** States in which no student has been notified yet: an installation's own changes, and those of a release. */
const UNTOLD: ReadonlySet<RuleChange['state']> = new Set([
  'proposed',
  'approved',
  'released',
])

/**
 * How many students' dates a change moves: a number, never who. Until the students are notified, every profile is
 * opened to count it; afterwards the notified students are counted, and none for a rejected change.
 */
export function makeCountAffected(deps: {
  profiles: Pick<ProfileStore, 'behind'>
  movedDates: Pick<MovedDateStore, 'countStudents'>
  rules: Pick<RuleStore, 'all'>
  clock: Clock
}) {
  return async function countAffected(change: RuleChange): Promise<number> {
    if (!UNTOLD.has(change.state)) return deps.movedDates.countStudents(change.id)
    const now = deps.clock.now()
    const today = deadlineDay(now)
    const move = await moveOf(deps, change)
    const at = { today: laterDay(today, change.effectiveFrom), now }
    let [count, position]: [number, string | null] = [0, null]
    for (;;) {
      const students = await deps.profiles.behind(position, BATCH_SIZE)
      count += students.filter((one) => movedDates(move, one, at).length > 0).length
      if (students.length < BATCH_SIZE) return count
      position = students.at(-1)?.studentId ?? null
    }
  }
}
