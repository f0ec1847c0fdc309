import type { ScholarshipCriteria } from '../scholarship-criteria.ts'
import {
  ENGLISH_TESTS,
  type EnglishScore,
  type EnglishTest,
  englishScore,
} from './english.ts'
import type { Finding } from './finding.ts'
import type { StudentFacts } from './student-facts.ts'

type Asked = { test: EnglishTest; minimum: number; score: EnglishScore | null }

/** One of the minima is enough. Native speakers pass unless the listing demands a test from everyone. */
export function explainEnglish(
  scholarship: ScholarshipCriteria,
  student: StudentFacts,
): Finding | null {
  const minima = ENGLISH_TESTS.flatMap((test): Asked[] => {
    const minimum = scholarship[test.column]
    if (minimum === null) return []
    return [{ test, minimum: Number(minimum), score: englishScore(student, test) }]
  })
  const [first] = minima
  if (first === undefined) return null
  const asked = minima.map(({ test, minimum }) => `${test.name} ${figure(test, minimum)}`)
  const found = judge(minima, first.test, scholarship.acceptsEnglishWaivers, student)
  return { ...found, asked: asked.join(' or ') }
}

function judge(
  minima: readonly Asked[],
  firstTest: EnglishTest,
  acceptsWaivers: boolean | null,
  student: StudentFacts,
): Omit<Finding, 'asked'> {
  const known = minima.flatMap(({ test, minimum, score }) =>
    score === null ? [] : { test, minimum, ...score },
  )
  const isNative = student.englishProficiency === 'native'
  const met = known.find(({ value, minimum }) => Number(value) >= minimum)
  if (met !== undefined) {
    const explanation = `Your ${met.test.name} score reaches the minimum.`
    return { result: 'PASS', yours: inWords(met), explanation }
  }
  if (isNative && acceptsWaivers !== false) {
    const explanation = 'Native speakers need no test here.'
    return { result: 'PASS', yours: 'Native speaker', explanation }
  }
  const [missed] = known
  if (missed !== undefined) return explainMissed(missed, acceptsWaivers)
  const explanation = isNative
    ? 'Everyone has to take a test; your profile has no score for it.'
    : 'Your profile has no score for a required test.'
  return {
    result: 'TELL_US_MORE',
    yours: isNative ? 'Native speaker' : null,
    explanation,
    profileField: firstTest.profileField,
  }
}

type Known = { test: EnglishTest; minimum: number } & EnglishScore

function explainMissed(
  missed: Known,
  acceptsWaivers: boolean | null,
): Omit<Finding, 'asked'> {
  const yours = inWords(missed)
  const { name, profileField } = missed.test
  const short = `It asks for ${name} ${figure(missed.test, missed.minimum)}; yours is ${yours}`
  if (acceptsWaivers === true) {
    const explanation = `${short}; the provider accepts waivers, so ask for one.`
    return { result: 'CHECK_WITH_PROVIDER', yours, explanation }
  }
  if (!missed.isBand) return { result: 'FAIL', yours, explanation: `${short}.` }
  const explanation = `${short}; a range counts as its lower end, so enter your exact score.`
  return { result: 'FAIL', yours, explanation, profileField }
}

function inWords({ test, value, isBand }: Known): string {
  return `${test.name} ${figure(test, Number(value))}${isBand ? '+' : ''}`
}

/** IELTS scores have one decimal, the other tests none. */
function figure(test: EnglishTest, value: number): string {
  return test.name === 'IELTS' ? value.toFixed(1) : String(value)
}
