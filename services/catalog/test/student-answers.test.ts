import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSealer } from '@landfall/kit/core/sealed'
import { createLog } from '@landfall/kit/observability/log'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeOpenSealed } from '@landfall/matching/requirements/open-sealed'
import { EMPTY_PROFILE, studentSaved } from '@landfall/matching/testing/student-saved'
import { makeEnvelope } from '@landfall/proto-events'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import { onStudentAnswersSaved } from '../src/events/on-student-answers-saved.ts'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { type RunningCatalog, member, startCatalog, student } from './_app.ts'
import { FORM, editing } from './_editing.ts'

const AWARD = 'aapg-foundation-l-austin-weeks-undergraduate-grant'
const FACT = 'geoscience-student'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

async function answersSaved(studentId: string, version: number, answers: object) {
  const sealer = createSealer(catalog.config.studentAnswersKey)
  const data = { studentId, sealedAnswers: await sealer.seal(answers) }
  return makeEnvelope(StudentAnswersSaved, {
    id: randomUUID(),
    aggregateId: studentId,
    version,
    time: new Date(),
    data,
  })
}

const deliverAnswers = (event: Awaited<ReturnType<typeof answersSaved>>) =>
  deliver(onStudentAnswersSaved, event, catalog.unitOfWork)

describe('a student’s answers', () => {
  it('are kept sealed, each event once and never an older one', async () => {
    const studentId = randomUUID()
    async function sealed(): Promise<string | null> {
      const query = 'select sealed from student_answers where student_id = $1'
      const { rows } = await catalog.postgres.pool.query(query, [studentId])
      return rows[0]?.sealed ?? null
    }
    expect(await sealed()).toBeNull()
    const second = await answersSaved(studentId, 2, { [FACT]: 'yes' })
    expect(await deliverAnswers(second)).toBe('handled')
    expect(await deliverAnswers(second)).toBe('duplicate')
    expect(await sealed()).toBe(second.data.sealedAnswers)
    await deliverAnswers(await answersSaved(studentId, 1, { [FACT]: 'no' }))
    expect(await sealed()).toBe(second.data.sealedAnswers)
    const third = await answersSaved(studentId, 3, {})
    await deliverAnswers(third)
    expect(await sealed()).toBe(third.data.sealedAnswers)
  })

  it('decide what awards ask', async () => {
    const caller = student()
    const studentId = caller.viewer.kind === 'visitor' ? '' : caller.viewer.userId
    const profile = {
      ...EMPTY_PROFILE,
      studentId,
      version: 1,
      country: 'NG',
      intendedDegreeLevel: 'undergraduate' as const,
      fieldOfInterest: ['Natural Sciences'],
      gpa: '3.90',
      ieltsScore: '8.0',
    }
    await deliver(onStudentSaved, studentSaved(profile), catalog.unitOfWork)
    const finding = async () => {
      const { scholarship } = await catalog.ask(
        caller,
        `query ($id: ID!) { scholarship(id: $id) { eligibility { verdict label
          questions { fact text isDeclined } requirements { key result } } } }`,
        { id: AWARD },
      )
      return scholarship.eligibility
    }
    expect(await finding()).toMatchObject({
      verdict: 'ANSWER_QUESTIONS',
      questions: [{ fact: FACT, isDeclined: false }],
    })
    await deliverAnswers(await answersSaved(studentId, 1, { [FACT]: 'declined' }))
    expect(await finding()).toMatchObject({
      verdict: 'ANSWER_QUESTIONS',
      questions: [{ fact: FACT, isDeclined: true }],
    })
    await deliverAnswers(await answersSaved(studentId, 2, { [FACT]: 'no' }))
    expect(await finding()).toMatchObject({
      verdict: 'NOT_ELIGIBLE',
      label: 'Not eligible: geosciences',
    })
    await deliverAnswers(await answersSaved(studentId, 3, { [FACT]: 'yes' }))
    expect(await finding()).toMatchObject({
      verdict: 'ELIGIBLE',
      questions: [],
      requirements: [{ key: 'program-1', result: 'PASS' }],
    })
  })
})

describe('a donor’s question', () => {
  const { create, update } = editing(() => catalog)
  const question = 'Did you grow up by the sea?'
  const requirements = [
    { decidedBy: 'PROFILE', rule: { kind: 'GPA_MIN', minimum: '3.5' } },
    { text: 'From the coast', decidedBy: 'QUESTION', question: { text: question } },
    { text: 'Send two references', decidedBy: 'ACTION' },
  ]
  const ASKED = `requirements { key text label decidedBy appliesTo rule { kind minimum }
    question { fact text expects isPerAward } }`

  it('makes the award eligible for students who answer it, and not for others', async () => {
    const donor = member()
    const details = { ...FORM, eligibilityRequirements: undefined, requirements }
    const { scholarship } = await create(donor, details)
    expect(scholarship.status).toBe('PUBLISHED')
    const caller = student()
    const studentId = caller.viewer.kind === 'visitor' ? '' : caller.viewer.userId
    const profile = {
      ...EMPTY_PROFILE,
      studentId,
      version: 1,
      country: 'NG',
      intendedDegreeLevel: 'undergraduate' as const,
      fieldOfInterest: ['Engineering'],
      gpa: '3.90',
    }
    await deliver(onStudentSaved, studentSaved(profile), catalog.unitOfWork)
    const seen = async () => {
      const asked = `query ($id: ID!) { scholarship(id: $id) { hasNoFurtherConditions ${ASKED}
        eligibility { verdict label steps { asked } questions { fact text isSensitive } } } }`
      return (await catalog.ask(caller, asked, { id: scholarship.id })).scholarship
    }
    const first = await seen()
    expect(first).toMatchObject({
      hasNoFurtherConditions: false,
      requirements: [
        {
          text: 'You need a GPA of at least 3.5.',
          label: 'GPA',
          rule: { kind: 'GPA_MIN', minimum: '3.50' },
          question: null,
        },
        { question: { text: question, expects: true, isPerAward: true }, rule: null },
        { decidedBy: 'ACTION' },
      ],
      eligibility: {
        verdict: 'ANSWER_QUESTIONS',
        steps: [{ asked: 'Send two references' }],
        // Nobody has reviewed it, so its reason is shown.
        questions: [{ text: question, isSensitive: true }],
      },
    })
    const key = `${scholarship.id}:${first.eligibility.questions[0].fact}`
    await deliverAnswers(await answersSaved(studentId, 1, { [key]: 'no' }))
    expect((await seen()).eligibility.label).toBe('Not eligible: From the coast')
    await deliverAnswers(await answersSaved(studentId, 2, { [key]: 'yes' }))
    expect((await seen()).eligibility).toMatchObject({ verdict: 'ELIGIBLE', questions: [] })

    // Sending it back as shown changes nothing; a new question has no answers yet.
    const [gpa, coast, step] = first.requirements
    const { fact: _, isPerAward: _own, ...own } = coast.question
    const shown = [
      { ...inputOf(gpa), rule: gpa.rule },
      { ...inputOf(coast), question: own },
      inputOf(step),
    ]
    const same = await update(donor, scholarship.id, { requirements: shown })
    expect(same.scholarship.version).toBe(1)
    const reworded = { ...inputOf(coast), question: { text: 'Do you live by the sea?' } }
    await update(donor, scholarship.id, { requirements: [reworded] })
    expect((await seen()).eligibility).toMatchObject({ verdict: 'ANSWER_QUESTIONS' })
    await update(donor, scholarship.id, {
      requirements: null,
      hasNoFurtherConditions: true,
    })
    expect(await seen()).toMatchObject({
      hasNoFurtherConditions: true,
      requirements: [],
      eligibility: { verdict: 'ELIGIBLE' },
    })
  })

  it('may be one of the shared questions, whose list everybody can read', async () => {
    const { sharedQuestions } = await catalog.ask(
      student(),
      '{ sharedQuestions { fact label text topic isPerAward } }',
    )
    const topics = sharedQuestions.map(({ topic }: { topic: string }) => topic)
    expect(topics).toEqual([...topics].toSorted())
    const shared = sharedQuestions.find((one: { fact: string }) => one.fact === FACT)
    const { scholarship } = await create(member(), {
      ...FORM,
      requirements: [{ decidedBy: 'QUESTION', question: { fact: FACT } }],
    })
    expect(scholarship.requirements).toEqual([
      { text: `Your answer to “${shared.text}” must be yes.`, decidedBy: 'QUESTION' },
      { text: 'Enrolled full time', decidedBy: 'PROVIDER' },
    ])
    const refused = await create(member(), {
      ...FORM,
      requirements: [{ decidedBy: 'QUESTION', question: { fact: 'shoe-size' } }],
    })
    expect(refused.errors).toEqual([
      {
        path: ['requirements'],
        message: 'Requirement 1: “shoe-size” is not one of the shared questions',
      },
    ])
  })
})

/** A shown requirement in the form in which it is sent back, without its decision. */
function inputOf(shown: Record<string, unknown>) {
  const { key, text, label, decidedBy, appliesTo } = shown
  return { key, text, label, decidedBy, appliesTo }
}

describe('an answer that cannot be opened', () => {
  it.each([
    ['sealed with another key', async (value: object) => otherSealer().seal(value)],
    ['no text of a sealer', async (value: object) => JSON.stringify(value)],
    ['of an unknown kind', async () => ownSealer.seal({ [FACT]: 'perhaps-secret' })],
  ])('counts as not told and is not logged: %s', async (_, seal) => {
    const lines: string[] = []
    const destination = { write: (line: string) => void lines.push(line) }
    const log = createLog({ service: 'catalog', level: 'trace', destination })
    const open = makeOpenSealed(ownSealer, log)
    const sealed = await seal({ [FACT]: 'perhaps-secret' })
    const nothing = { facts: {}, dateOfBirth: null, gender: null }
    expect(await open({ sealedAnswers: sealed, sealedDetails: null })).toEqual(nothing)
    expect(await open({ sealedAnswers: null, sealedDetails: sealed })).toEqual(nothing)
    expect(lines).toHaveLength(2)
    expect(lines.join()).not.toMatch(/secret|geoscience/)
  })
})

const ownSealer = createSealer(randomBytes(32).toString('base64url'))
const otherSealer = () => createSealer(randomBytes(32).toString('base64url'))
