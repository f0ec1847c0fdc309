import { dayInWords } from '@landfall/calendar/words'
import type { StudentFacts } from './student-facts.ts'

/** For so long most universities and providers accept a test. */
const YEARS_ACCEPTED = 2

/** `aside`: what a row says behind the student's own figure. */
type Said = { result: string; yours: string | null; aside?: string }

/**
 * Says beside a score that reaches a minimum when its test was long ago: whether it still counts the provider
 * decides. Who passes without a test is left as they are. `today` is YYYY-MM-DD.
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

/** As a row of its own shows it: the figure, and what is said beside it. */
export function inRow<T extends Said>({ aside, ...said }: T): Omit<T, 'aside'> {
  return aside === undefined ? said : { ...said, yours: `${said.yours}; ${aside}` }
}

function isOld(day: string, today: string): boolean {
  const year = Number(day.slice(0, 4)) + YEARS_ACCEPTED
  return `${year}${day.slice(4)}` < today
}
