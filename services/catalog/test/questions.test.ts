import { randomUUID } from 'node:crypto'
import { createSealer } from '@landfall/kit/core/sealed'
import { deliver } from '@landfall/kit/messaging/consumers'
import { studentFactsOf } from '@landfall/matching/criteria/student-facts-of-event'
import {
  type FactAnswer,
  NOTHING_ANSWERED,
} from '@landfall/matching/requirements/student-answers'
import { EMPTY_PROFILE, studentSaved } from '@landfall/matching/testing/student-saved'
import { makeEnvelope } from '@landfall/proto-events'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onStudentAnswersSaved } from '../src/events/on-student-answers-saved.ts'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { judgeScholarship } from '../src/search/eligibility/judge-scholarship.ts'
import { NOW, type RunningCatalog, startCatalog, student, visitor } from './_app.ts'
import { openAwards } from './_asking.ts'

const NEXT = `query ($first: Int) { nextQuestions(first: $first) {
  fact { key fact scholarshipId text topic isSensitive awardCount awards { id slug title } }
  yes { opens closes } no { opens closes } } }`
const COUNTS = `{ scholarshipOutlook {
  openCount eligibleCount toAnswerCount toCheckCount notEligibleCount } }`
const FACTS = `query ($isAnswered: Boolean) { askedFacts(isAnswered: $isAnswered) {
  key fact scholarshipId text topic isSensitive awardCount awards { slug } } }`
const COPY = '{ studentCopy { version answersVersion } }'

let catalog: RunningCatalog
let open: StoredScholarship[]
beforeAll(async () => {
  catalog = await startCatalog()
  open = await openAwards(catalog)
})
afterAll(() => catalog?.stop())

const profile = {
  ...EMPTY_PROFILE,
  country: 'KE',
  intendedDegreeLevel: 'undergraduate' as const,
  fieldOfInterest: ['Engineering'],
  gpa: '3.60',
  ieltsScore: '7.5',
}
const WORDS = { yes: true, no: false, declined: 'declined' } as const
type Given = Record<string, keyof typeof WORDS>

/** A student whose profile and answers have arrived. */
async function arrive(answers?: Given) {
  const caller = student()
  const studentId = caller.viewer.kind === 'visitor' ? '' : caller.viewer.userId
  const saved = studentSaved({ ...profile, studentId, version: 1 })
  await deliver(onStudentSaved, saved, catalog.unitOfWork)
  let version = 0
  const deliverAnswers = async (given: Given) => {
    version += 1
    const sealer = createSealer(catalog.config.studentAnswersKey)
    const data = { studentId, sealedAnswers: await sealer.seal(given) }
    const event = makeEnvelope(StudentAnswersSaved, {
      id: randomUUID(),
      aggregateId: studentId,
      version,
      time: new Date(),
      data,
    })
    await deliver(onStudentAnswersSaved, event, catalog.unitOfWork)
  }
  if (answers) await deliverAnswers(answers)
  return { caller, deliverAnswers, facts: studentFactsOf(saved.data) }
}

type Counts = ReturnType<typeof verdicts>
type Arrived = Awaited<ReturnType<typeof arrive>>

async function next({ caller }: Arrived, first = 5) {
  return (await catalog.ask(caller, NEXT, { first })).nextQuestions
}

async function counts({ caller }: Arrived) {
  return (await catalog.ask(caller, COUNTS, {})).scholarshipOutlook
}

/** The rules' verdicts, one by one. */
function verdicts({ facts }: Arrived, given: Given = {}) {
  const answers = Object.entries(given).map(([key, one]) => [key, WORDS[one]])
  const asked = {
    ...NOTHING_ANSWERED,
    ...facts,
    facts: Object.fromEntries(answers) as Record<string, FactAnswer>,
  }
  const all = open.map((one) => judgeScholarship(one, asked, new Date(NOW)))
  const number = (verdict: string) => all.filter((one) => one?.verdict === verdict).length
  return {
    openCount: open.length,
    eligibleCount: number('ELIGIBLE'),
    toAnswerCount: number('ANSWER_QUESTIONS'),
    toCheckCount: number('CHECK_WITH_PROVIDER'),
    notEligibleCount: number('NOT_ELIGIBLE'),
  }
}

describe('the questions worth asking next', () => {
  it('are none for visitors and for students without a profile', async () => {
    for (const caller of [visitor(), student()]) {
      expect((await catalog.ask(caller, NEXT, {})).nextQuestions).toBeNull()
      expect((await catalog.ask(caller, FACTS, {})).askedFacts).toBeNull()
      expect((await catalog.ask(caller, COPY, {})).studentCopy).toBeNull()
    }
  })

  it('say what each answer would do, and it does', async () => {
    const one = await arrive()
    const before = await counts(one)
    expect(before).toEqual(verdicts(one))
    const [best] = await next(one, 1)
    expect(best.fact).toMatchObject({ key: best.fact.fact, scholarshipId: null })
    expect(best.fact.text).toMatch(/\?$/)
    expect(best.fact.awardCount).toBeGreaterThanOrEqual(best.yes.opens + best.yes.closes)
    expect(best.fact.awards.length).toBe(Math.min(best.fact.awardCount, 20))
    for (const [answer, outcome] of [
      ['yes', best.yes],
      ['no', best.no],
    ] as const) {
      const answers = { [best.fact.key]: answer }
      const other = await arrive(answers)
      const after = await counts(other)
      expect(after).toEqual(verdicts(other, answers))
      const decided = (all: Counts) => all.eligibleCount + all.toCheckCount
      expect(decided(after) - decided(before)).toBe(outcome.opens)
      expect(after.notEligibleCount - before.notEligibleCount).toBe(outcome.closes)
    }
  })

  it('are not asked again once they are answered or declined', async () => {
    const one = await arrive()
    const [first, second] = await next(one)
    await one.deliverAnswers({ [first.fact.key]: 'declined', [second.fact.key]: 'no' })
    const keys = (await next(one, 10)).map(
      ({ fact }: { fact: { key: string } }) => fact.key,
    )
    expect(keys).toHaveLength(10)
    expect(keys).not.toContain(first.fact.key)
    expect(keys).not.toContain(second.fact.key)
  })

  it('are no more than were asked for', async () => {
    const one = await arrive()
    expect(await next(one, 2)).toHaveLength(2)
    expect(await next(one, 1_000)).toHaveLength(10)
  })
})

describe('the facts that awards ask about', () => {
  it('are told with every open award that asks', async () => {
    const { caller } = await arrive()
    const { askedFacts } = await catalog.ask(caller, FACTS, {})
    const asking = new Map<string, Set<string>>()
    for (const { id, slug, requirements } of open) {
      for (const { decide } of requirements ?? []) {
        for (const part of decide.by === 'alternatives' ? decide.of : [decide]) {
          if (part.by !== 'question') continue
          const key = part.isPerAward ? `${id}:${part.fact}` : part.fact
          asking.set(key, (asking.get(key) ?? new Set()).add(slug))
        }
      }
    }
    const byKey = new Map(askedFacts.map((one: { key: string }) => [one.key, one]))
    expect([...asking].length).toBeGreaterThan(100)
    for (const [key, slugs] of asking) {
      expect(byKey.get(key)).toMatchObject({ awardCount: slugs.size })
    }
    const income = askedFacts.find(({ fact }: { fact: string }) =>
      fact.startsWith('family-income-'),
    )
    expect(income).toMatchObject({ isSensitive: true, topic: 'Money' })
  })

  it('are those that the student answered, for one award or for all', async () => {
    const award = open.find(({ requirements }) =>
      requirements?.some(({ decide }) => decide.by === 'question' && decide.isPerAward),
    )
    const asking = award?.requirements?.find(
      ({ decide }) => decide.by === 'question' && decide.isPerAward,
    )?.decide
    if (!award || asking?.by !== 'question')
      throw new Error('an award asks for itself alone')
    const key = `${award.id}:${asking.fact}`
    const { caller } = await arrive({ [key]: 'yes', 'speaks-fluent-klingon': 'no' })
    const { askedFacts } = await catalog.ask(caller, FACTS, { isAnswered: true })
    expect(askedFacts).toMatchObject([
      {
        key,
        fact: asking.fact,
        scholarshipId: award.id,
        text: asking.question,
        awardCount: 1,
        awards: [{ slug: award.slug }],
      },
    ])
  })

  it('are marked when they are sensitive, also on the award', async () => {
    const one = await arrive()
    const { askedFacts } = await catalog.ask(one.caller, FACTS, {})
    const sensitive = askedFacts.find(
      (asked: { isSensitive: boolean; scholarshipId: string | null; topic: string }) =>
        asked.isSensitive && asked.topic === 'Background' && asked.scholarshipId === null,
    )
    const { scholarship } = await catalog.ask(
      one.caller,
      `query ($id: ID!) { scholarship(id: $id) { eligibility { requirements { questions { fact isSensitive } } } } }`,
      { id: sensitive.awards[0].slug },
    )
    const questions = scholarship.eligibility.requirements.flatMap(
      (found: { questions: unknown[] }) => found.questions,
    )
    expect(questions).toContainEqual({ fact: sensitive.fact, isSensitive: true })
  })
})

it('the catalog tells how new its copy of a student is', async () => {
  const one = await arrive()
  const copy = async () => (await catalog.ask(one.caller, COPY, {})).studentCopy
  expect(await copy()).toEqual({ version: 1, answersVersion: 0 })
  await one.deliverAnswers({ orphan: 'yes' })
  expect(await copy()).toEqual({ version: 1, answersVersion: 1 })
})
