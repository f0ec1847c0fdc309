/**
 * k6: people who browse, people who search, and students who match, each at a rate of their own.
 * `scripts/load/run.ts` makes the students and starts it; see README.md.
 */
import { check } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import type { Options, Scenario } from 'k6/options'

type Student = { session: string }

const site = __ENV['SITE'] ?? 'http://localhost:4000'
const wanted = (__ENV['SCENARIOS'] ?? 'match').split(',')
const seconds = Number(__ENV['SECONDS'] ?? 10)
const matches = Number(__ENV['MATCHES'] ?? 1_000)
const students = JSON.parse(open(__ENV['STUDENTS'] ?? 'students.json')) as Student[]

const scenarios: Record<string, Scenario> = {
  match: atRate('match', matches / seconds),
  browse: atRate('browse', 10),
  search: atRate('search', 10),
}

export const options: Options = {
  scenarios: Object.fromEntries(
    Object.entries(scenarios).filter(([name]) => wanted.includes(name)),
  ),
  thresholds: Object.fromEntries(
    wanted.flatMap((name) => [
      [`http_req_duration{scenario:${name}}`, ['p(95)<=500']],
      [`http_req_failed{scenario:${name}}`, ['rate==0']],
      [`checks{scenario:${name}}`, ['rate==1']],
    ]),
  ),
  summaryTrendStats: ['avg', 'med', 'p(90)', 'p(95)', 'p(99)', 'max'],
}

/** Requests begin at this rate, as people come, whether or not earlier ones are answered. */
function atRate(name: string, perSecond: number): Scenario {
  return {
    executor: 'constant-arrival-rate',
    exec: name,
    rate: Math.max(1, Math.round(perSecond)),
    timeUnit: '1s',
    duration: `${seconds}s`,
    preAllocatedVUs: 100,
    maxVUs: 400,
    gracefulStop: '35s',
  }
}

const FIELDS = ['Computer Science', 'Engineering', 'Medicine', 'Business', 'Biology', 'Economics'] // prettier-ignore
const COUNTRIES = ['India', 'Nigeria', 'Kenya', 'Brazil', 'Vietnam', 'Egypt', 'Mexico']
const LEVELS = ['undergraduate', 'graduate', 'phd']
const ENGLISH = ['toefl_100', 'toefl_90', 'ielts_7_5', 'ielts_7', 'ielts_6_5', 'native']
const NEEDS = ['low', 'medium', 'high', 'full']
const GOALS = [
  'Build clean water systems for small towns and teach others to run them',
  'Research new medicines against malaria and bring them to market',
  'Lead a software company that makes public services easy to use',
]

export function match(): void {
  const turn = exec.scenario.iterationInTest
  const student = pick(students, turn)
  const answer = http.post(
    `${site}/api/ai/match`,
    JSON.stringify({ profile: profileOf(turn) }),
    {
      headers: {
        'content-type': 'application/json',
        origin: site,
        cookie: `landfall_session=${student.session}`,
      },
      timeout: '35s',
    },
  )
  check(answer, {
    'match answers 200': ({ status }) => status === 200,
    'match holds every open scholarship against the profile': (response) => {
      if (response.status !== 200) return false
      // Reads values one by one: parsing the whole answer would take k6 the time that it should measure.
      const numberAt = (path: string) => Number(response.json(path))
      const counts = [
        'matchCount',
        'toAnswerCount',
        'toCheckCount',
        'notEligibleCount',
      ].map(numberAt)
      const sum = counts.reduce((total, count) => total + count, 0)
      const isList = numberAt('matches.#') >= 0
      return isList && sum === numberAt('totalScholarships') && sum > 0
    },
  })
}

export function browse(): void {
  const list = http.get(`${site}/api/scholarships?limit=20`)
  check(list, {
    'a page has 20 scholarships': (r) => r.status === 200 && r.json('#') === 20,
  })
  const id = list.json('0.id') as string
  const one = http.get(`${site}/api/scholarships/${id}`, {
    tags: { name: `${site}/api/scholarships/:id` },
  })
  check(one, { 'a scholarship is found': (r) => r.status === 200 && r.json('id') === id })
}

export function search(): void {
  const turn = exec.scenario.iterationInTest
  const query = encodeURIComponent(pick(FIELDS, turn).toLowerCase())
  const country = encodeURIComponent(pick(COUNTRIES, turn))
  const answer = http.get(
    `${site}/api/scholarships?query=${query}&country=${country}&limit=20`,
    { tags: { name: `${site}/api/scholarships?query` } },
  )
  check(answer, {
    'a search answers a list': (r) => r.status === 200 && r.json('#') !== null,
  })
}

/** Takes other profiles turn by turn, the same in every run. */
function profileOf(turn: number) {
  return {
    academicField: pick(FIELDS, turn),
    degreeLevel: pick(LEVELS, Math.floor(turn / 2)),
    gpa: (2.5 + (turn % 16) / 10).toFixed(2),
    country: pick(COUNTRIES, Math.floor(turn / 3)),
    englishProficiency: pick(ENGLISH, Math.floor(turn / 5)),
    financialNeed: pick(NEEDS, Math.floor(turn / 7)),
    careerGoals: pick(GOALS, turn),
  }
}

function pick<T>(items: readonly T[], turn: number): T {
  return items[turn % items.length] as T
}
