import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { ENGLISH_TESTS, type EnglishTest, englishScore } from '../criteria/english.ts'
import type { StudentFacts } from '../criteria/student-facts.ts'
import { scaled } from './figures.ts'
import { marginTenths } from './requirement-terms.ts'
import { stated, type TermFinding, type TermRule, unstated } from './term-finding.ts'

/** How far above its minimum a score earns all points, in tenths of the test's unit. */
const SPANS: Readonly<Record<EnglishTest['name'], number>> = {
  TOEFL: 200,
  IELTS: 10,
  Duolingo: 200,
}

/** In tenths of the test's unit. `margin` is negative below the minimum. */
type Margin = { test: EnglishTest; minimum: number; margin: number; yours: string }

/**
 * Among the tests whose minimum the student reaches, the one with the best margin counts; a native speaker who
 * needs no test has all points; 60 when no test is asked or the profile has no score; 0 below the minimum, also
 * where waivers are accepted, so that a lower score never earns more.
 */
export const englishTerm: TermRule = ({ criteria }, { student }) => {
  const asked = ENGLISH_TESTS.filter(({ column }) => criteria[column] !== null)
  if (asked.length === 0) return unstated(60, () => 'The listing asks for no English test.')
  const waivers = criteria.acceptsEnglishWaivers
  if (student.englishProficiency === 'native' && waivers !== false) {
    return stated(120, () => 'Native speakers need no test here.')
  }
  const margins = asked.flatMap((test) => marginOf(test, criteria, student) ?? [])
  const met = margins.filter(({ margin }) => margin >= 0).toSorted(byWorth)
  if (met[0] !== undefined) return findingOf(met[0])
  const [missed] = margins
  if (missed === undefined) {
    const names = asked.map(({ name }) => name).join(' or ')
    return unstated(60, () => `Your profile has no score for ${names}.`)
  }
  const below = () =>
    `Your ${missed.yours} is below the minimum ${inWords(missed.test, missed.minimum)}`
  return stated(0, () =>
    waivers === true ? `${below()}, but the provider accepts waivers.` : `${below()}.`,
  )
}

function marginOf(
  test: EnglishTest,
  criteria: ListingCriteria['criteria'],
  student: StudentFacts,
): Margin | null {
  const score = englishScore(student, test)
  if (score === null) return null
  const minimum = scaled(String(criteria[test.column]), 1)
  const own = scaled(score.value, 1)
  const yours = `${test.name} ${inWords(test, own)}${score.isBand ? '+' : ''}`
  return { test, minimum, margin: own - minimum, yours }
}

/** The best comes first; equals stay in the order of ENGLISH_TESTS. */
function byWorth(a: Margin, b: Margin): number {
  return worthOf(b) - worthOf(a)
}

function worthOf({ test, margin }: Margin): number {
  return marginTenths(margin, SPANS[test.name])
}

function findingOf(met: Margin): TermFinding {
  const { test, minimum, margin, yours } = met
  return stated(worthOf(met), () =>
    margin === 0
      ? `Your ${yours} is exactly the minimum.`
      : `Your ${yours} is ${inWords(test, margin)} above the minimum ${inWords(test, minimum)}.`,
  )
}

/** IELTS scores have one decimal, the other tests none. */
function inWords(test: EnglishTest, tenths: number): string {
  return test.name === 'IELTS' ? (tenths / 10).toFixed(1) : String(tenths / 10)
}
