import type { DegreeLevel } from '../scholarship-criteria.ts'
import { decided, type Judged, lacking } from './judged.ts'
import type { RuleOf } from './requirement.ts'
import type { AskedStudent } from './student-answers.ts'

/** `today` is YYYY-MM-DD. */
export function judgeAge(
  rule: RuleOf<'age-max' | 'age-min'>,
  student: AskedStudent,
  today: string,
): Judged {
  const level = student.intendedDegreeLevel
  const dependsOnLevel = Object.keys(rule.byLevel).length > 0
  if (dependsOnLevel && level === null) return lacking('intendedDegreeLevel')
  const limit = limitAt(rule, level)
  if (limit === null) {
    return decided('PASS', null, 'No age limit is stated for your level.')
  }
  if (student.dateOfBirth === null) return lacking('dateOfBirth')
  const age = ageOn(student.dateOfBirth, dayOf(rule.onDate, today))
  const isWithin = rule.kind === 'age-max' ? age <= limit : age >= limit
  const bound = rule.kind === 'age-max' ? 'at most' : 'at least'
  const when = rule.onDate === null ? 'now' : `on ${dayOf(rule.onDate, today)}`
  return decided(
    isWithin ? 'PASS' : 'FAIL',
    `${age} years`,
    `It asks for ${bound} ${limit} years of age; you are ${age} ${when}.`,
  )
}

export function judgeBornAfter(
  { date }: RuleOf<'born-after'>,
  { dateOfBirth }: AskedStudent,
): Judged {
  if (dateOfBirth === null) return lacking('dateOfBirth')
  return dateOfBirth > date
    ? decided('PASS', dateOfBirth, `You were born after ${date}.`)
    : decided('FAIL', dateOfBirth, `You were not born after ${date}.`)
}

function limitAt(
  { years, byLevel }: RuleOf<'age-max' | 'age-min'>,
  level: DegreeLevel | null,
): number | null {
  return (level === null ? undefined : byLevel[level]) ?? years
}

/** The day that counts: the rule's own date, or else the next day with that month and day, or else today. */
function dayOf(onDate: string | null, today: string): string {
  if (onDate === null) return today
  if (onDate.length > 'MM-DD'.length) return onDate
  const year = Number(today.slice(0, 4))
  const thisYear = `${year}-${onDate}`
  return thisYear >= today ? thisYear : `${year + 1}-${onDate}`
}

/** Age in full years; both days are YYYY-MM-DD, so their texts compare as days do. */
function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
