import { randomUUID } from 'node:crypto'
import { testCaller } from '@landfall/kit/testing/callers'

const PROFILE = `id version days { name day } birthCountry spells { employer hoursPerWeek }
  deadlines { id opensOn closesOn standing step rule { ruleId source verifiedOn } }
  training { warnings unemployment { used left limit } opt { leftDays endsAtLatestOn } cpt { level fullTimeDays } }
  countryLimits { visa mayBeHeld } movedDates { ruleId before { closesOn } after { closesOn } effectiveFrom toldAt isNew }`
export const SAVE = `mutation ($input: SaveImmigrationProfileInput!) {
  saveImmigrationProfile(input: $input) {
    __typename ... on ImmigrationProfileSuccess { profile { ${PROFILE} } } ... on Problem { message } } }`
export const READ = `{ immigrationProfile { ${PROFILE} } }`

export type Dated = { id: string; closesOn: string; standing: string; step: string }

export const day = (name: string, value: string | null) => ({ name, day: value })

/** A student and their id. */
export const person = () => {
  const userId = randomUUID()
  return [testCaller({ userId }), userId] as const
}
