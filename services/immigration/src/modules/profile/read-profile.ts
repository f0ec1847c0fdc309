import { deadlineDay } from '@landfall/calendar/zone'
import type { CalendarDay } from '@landfall/calendar/day'
import {
  type CountryLimits,
  countryLimits,
} from '@landfall/immigration-rules/rules/country-restrictions'
import type { Clock } from '@landfall/kit/core/clock'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { rulesOn } from '../rule/rule-row.ts'
import type { RuleStore } from '../rule/rule.store.ts'
import type { MovedDate, MovedDateStore } from './moved-date.store.ts'
import { type OwnDeadline, ownDeadlines } from './own-deadlines.ts'
import { type PracticalTraining, practicalTraining } from './practical-training.ts'
import { factsOf } from './profile.ts'
import type { ProfileStore, StoredProfile } from './profile.store.ts'

/** What a student has entered, and what follows from it today. */
export type ProfileView = StoredProfile & {
  today: CalendarDay
  deadlines: OwnDeadline[]
  training: PracticalTraining
  countryLimits: CountryLimits
  movedDates: MovedDate[]
}

type Deps = {
  profiles: Pick<ProfileStore, 'find'>
  rules: Pick<RuleStore, 'all'>
  movedDates: Pick<MovedDateStore, 'findNewest'>
  clock: Clock
}

/** The student's own profile with its dates and accounts; an empty one before the first entry. */
export function makeReadProfile({ profiles, rules, movedDates, clock }: Deps) {
  return async function readProfile({ studentId }: StudentRef): Promise<ProfileView> {
    const today = deadlineDay(clock.now())
    const [stored, rows, moved] = await Promise.all([
      profiles.find(studentId),
      rules.all(),
      movedDates.findNewest(studentId),
    ])
    const { profile } = stored
    return {
      ...stored,
      today,
      deadlines: ownDeadlines(rulesOn(rows, today), profile, today),
      training: practicalTraining(profile, today),
      countryLimits: countryLimits(factsOf(profile), today),
      movedDates: moved,
    }
  }
}
