import { randomUUID } from 'node:crypto'
import { createSealer } from '@landfall/kit/core/sealed'
import { eventually } from '@landfall/kit/testing/eventually'
import { requirement } from '@landfall/matching/testing/examples'
import { EMPTY_PROFILE, studentSaved } from '@landfall/matching/testing/student-saved'
import { makeEnvelope } from '@landfall/proto-events'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { aListing } from './_listings.ts'

let app: RunningAiWorkers
const forWomen = aListing({ title: 'For women', criteria: { isWomenOnly: true } })
const listing = aListing({ criteria: { gpaRequirement: '3.05', minIeltsScore: '6.5' } })

beforeAll(async () => {
  app = await startAiWorkers()
  await app.storeListings(
    listing,
    aListing({ criteria: { gpaRequirement: '3.90' } }),
    forWomen,
  )
})
afterAll(() => app.stop())

const mutation = (name: string) =>
  `mutation ($id: ID!) { ${name}(input: { id: $id }) {
    __typename ... on MatchRunSuccess { run { shareToken } } ... on Problem { message }
  } }`
const shared = /* GraphQL */ `
  query ($token: ID!) {
    sharedMatchRun(token: $token) {
      finishedAt
      result {
        overallScore
        matchCount
        strengths {
          text
        }
        improvementAreas {
          text
        }
        recommendations {
          text
        }
        matches {
          scholarship {
            id
          }
          title
          score
          withProvider
          reasons
          applicationTips
          improvementAreas
          terms {
            earned
            explanation
          }
          criteria {
            code
            asked
            yours
            explanation
            profileField
          }
        }
        toAnswer {
          title
        }
        toAnswerCount
        toCheck {
          title
        }
        toCheckCount
        notEligibleCount
        competitiveness {
          percent
        }
        nextQuestions {
          key
        }
      }
    }
  }
`

const share = async (caller: ReturnType<typeof testCaller>, id: string) =>
  (await app.ask(caller, mutation('shareMatchRun'), { id })).shareMatchRun
const open = async (token: string) =>
  (await app.ask(testVisitor(), shared, { token })).sharedMatchRun

describe('a private link', () => {
  it('is refused for a run that is not finished, and for runs of others', async () => {
    const student = aStudent()
    const { run } = await app.match(student, {}, { waitSeconds: 0 })
    expect((await share(student, run.id)).__typename).toBe('Conflict')
    for (const caller of [aStudent(), testCaller({ accountType: 'donor' })]) {
      expect((await share(caller, run.id)).__typename).toBe('NotFound')
    }
    expect((await share(student, 'no-id')).__typename).toBe('NotFound')
  })

  it('leads anybody to the matches until it is withdrawn', async () => {
    await app.startWorker()
    const student = aStudent()
    const { run } = await app.match(student)
    const { shareToken } = (await share(student, run.id)).run
    expect(shareToken).toMatch(/^[\w-]{43}$/)
    expect((await share(student, run.id)).run.shareToken).toBe(shareToken)
    const result = (await open(shareToken)).result
    expect(result.matches[0].scholarship.id).toBe(listing.scholarshipId)
    expect(result.matches[0].title).toBe(listing.title)
    expect(result.matches[0].score).toBe(run.result.matches[0].score)

    const withdrawn = await app.ask(student, mutation('unshareMatchRun'), { id: run.id })
    expect(withdrawn.unshareMatchRun.run).toEqual({ shareToken: null })
    expect(await open(shareToken)).toBeNull()
    const anew = (await share(student, run.id)).run.shareToken
    expect(anew).not.toBe(shareToken)
  })

  it('shows nothing of the profile, nor figures that it could be computed from', async () => {
    const student = aStudent()
    const { run } = await app.match(student, { gpa: '3.17' })
    const { shareToken } = (await share(student, run.id)).run
    const page = await open(shareToken)
    const [own, others] = [await ownView(student, run.id), page].map((view) =>
      JSON.stringify(view),
    )
    for (const fact of ['3.17', 'India', 'IELTS 7.0', 'Graduate']) {
      expect(own).toContain(fact)
      expect(others).not.toContain(`"${fact}`)
      expect(others).not.toContain(`our GPA ${fact}`)
    }
    expect(page.result.matches[0]).toMatchObject({ terms: [], reasons: [] })
    expect(page.result.matches[0].criteria[0]).toEqual({
      code: 'citizenship',
      asked: 'All countries',
      yours: null,
      explanation: 'Asked: All countries.',
      profileField: null,
    })
  })
})

const asks = (title: string, fact: string, sensitiveFacts: string[] | undefined) =>
  aListing({
    title,
    sensitiveFacts,
    requirements: [
      requirement({
        key: fact,
        label: fact,
        decide: {
          by: 'question',
          fact,
          question: `${fact}?`,
          expects: true,
          isPerAward: false,
        },
      }),
    ],
  })
const titles = (matches: { title: string }[]) =>
  matches.map(({ title }) => title).toSorted()

describe('a private link to matches by answers', () => {
  const studies = asks('Full time', 'full-time', [])
  const believes = asks('Believers', 'baptized', ['baptized'])
  const ofBefore = asks('Told before', 'orphan', undefined)
  const leftToProvider = aListing({
    title: 'Left open',
    requirements: [requirement({ label: 'a grade of 3.0 or so' })],
  })
  const eitherWay = aListing({
    title: 'Either way',
    sensitiveFacts: ['baptized'],
    requirements: [
      requirement({
        decide: {
          by: 'alternatives',
          of: [believes, studies].flatMap(({ requirements }) =>
            requirements.flatMap(({ decide }) => (decide.by === 'question' ? decide : [])),
          ),
        },
      }),
    ],
  })

  it('shows what anybody could know, counted as if there were no more', async () => {
    await app.storeListings(studies, believes, ofBefore, eitherWay, leftToProvider)
    const student = aStudent()
    const studentId = student.viewer.kind === 'user' ? student.viewer.userId : ''
    const { seal } = createSealer(app.config.studentAnswersKey)
    const sealedAnswers = await seal({ 'full-time': 'yes', baptized: 'yes', orphan: 'yes' })
    const about = { id: randomUUID(), aggregateId: studentId, version: 1, time: new Date() }
    await app.receive(
      makeEnvelope(StudentAnswersSaved, { ...about, data: { studentId, sealedAnswers } }),
    )
    const sealedDetails = await seal({ dateOfBirth: null, gender: 'woman' })
    await app.receive(
      studentSaved({ ...EMPTY_PROFILE, studentId, version: 1, sealedDetails }),
    )
    const run = await eventually(async () => {
      const started = (await app.match(student)).run
      if (started.result.matchCount < 6) throw new Error('not all of them are known yet')
      return started
    })
    const forAnybody = [listing.title, 'Either way', 'Full time']
    expect(titles(run.result.matches)).toEqual(
      [...forAnybody, forWomen.title, 'Believers', 'Told before'].toSorted(),
    )
    const { shareToken } = (await share(student, run.id)).run
    const { result } = await open(shareToken)
    expect(titles(result.matches)).toEqual(forAnybody.toSorted())
    for (const { withProvider } of result.matches) expect(withProvider).toEqual([])
    expect(run.result.toCheckCount).toBeGreaterThan(0)
    expect(result).toMatchObject({
      matchCount: 3,
      toAnswer: [],
      toAnswerCount: 0,
      toCheck: [],
      toCheckCount: 0,
      notEligibleCount: 0,
      competitiveness: { percent: null },
      nextQuestions: [],
    })
  })
})

async function ownView(caller: ReturnType<typeof testCaller>, id: string) {
  return app.ask(
    caller,
    `query ($id: ID!) { matchRun(id: $id) { result { matches { reasons criteria { yours } } } } }`,
    { id },
  )
}
