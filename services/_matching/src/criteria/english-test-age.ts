import { dayInWords } from '@landfall/calendar/words'
import type { StudentFacts } from './student-facts.ts'

/** How long most universities and providers accept a test. */
const YEARS_ACCEPTED = 2

/** `aside`: what a row says after the student's own figure. */
type Said = { result: string; yours: string | null; aside?: string }

/**
 * Adds a note to a score that reaches a minimum when its test was long ago: the provider decides whether it still
 * counts. A student who passes without a test gets no note. `today` is YYYY-MM-DD.
 */
export function withTestAge<T extends Said>(
  said: T,
  { englishTestDate: day }: Pick<StudentFacts, 'englishTestDate'>,
  today: string,
): T {
  const isOfTest = /\d/.test(said.yours ?? '')
  if (said.result !== 'PASS' || !isOfTest || day == null || !isOld(day, today)) return said
  const aside = `the test of ${dayInWords(day)} may be too old: most accept two years`
  return { ...said, aside }
}

/** The form that a row of its own shows: the figure, followed by the aside. */
export function inRow<T extends Said>({ aside, ...said }: T): Omit<T, 'aside'> {
  return aside === undefined ? said : { ...said, yours: `${said.yours}; ${aside}` }
}

function isOld(day: string, today: string): boolean {
  const year = Number(day.slice(0, 4)) + YEARS_ACCEPTED
  return `${year}${day.slice(4)}` < today
}
