import { daysBetween } from '@landfall/calendar/day'
import { dayInWords, daysLeftInWords } from '@landfall/calendar/words'
import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import type { ImmigrationStanding } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { paths } from '#paths'
import { homeMessages as text } from './home-messages.ts'

/** An agreed session that is not over, as a student or as a mentor. */
export type ComingSession = {
  id: string
  /** The person whom the viewer meets. */
  name: string
  scheduledAt: string
}

/** A date of the student's status that is not in the past. */
export type ImmigrationDate = {
  id: string
  title: string
  standing: ImmigrationStanding
  opensOn: string | null
  closesOn: string
  /** The day for which `standing` holds. */
  asOf: string
}

const sessionsWithinDays = 7
const closesWithinDays = 30
/** An open window is to be used before its last days: the one to file for OPT is open for 150. */
const openWindowWithinDays = 90
const dayMs = 86_400_000

/** The sessions of the coming week, including one that is going on. */
export function sessionTasks(sessions: readonly ComingSession[], now: string) {
  const until = new Date(Date.parse(now) + sessionsWithinDays * dayMs).toISOString()
  return sessions
    .filter(({ scheduledAt }) => scheduledAt <= until)
    .map(({ id, name, scheduledAt: by }) => {
      const say = by <= now ? text.sessionBegan : text.sessionStarts
      const title = text.sessionWith(name)
      return {
        key: id,
        title,
        why: say(formatDateTime(by)),
        to: mentorPaths.session(id),
        by,
      }
    })
}

/** The dates of a student's status that need action: those that say so, those that end soon, and open windows. */
export function immigrationTasks(dates: readonly ImmigrationDate[]) {
  return dates.flatMap(({ id, title, standing, opensOn, closesOn, asOf }) => {
    const daysLeft = daysBetween(asOf, closesOn)
    const isUrgent = standing === 'URGENT'
    const within = opensOn === null ? closesWithinDays : openWindowWithinDays
    if (!isUrgent && (standing !== 'OPEN' || daysLeft > within)) return []
    const last = text.lastDay(dayInWords(closesOn), daysLeftInWords(daysLeft))
    return [
      {
        key: id,
        title,
        why: text.immigrationWhy(last, isUrgent),
        to: paths.immigration(),
        // Urgent tasks are due today.
        by: `${isUrgent ? asOf : closesOn}T23:59:59.999Z`,
      },
    ]
  })
}
