import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { aListing } from './_listings.ts'

let app: RunningAiWorkers
const listing = aListing({ criteria: { gpaRequirement: '3.05', minIeltsScore: '6.5' } })

beforeAll(async () => {
  app = await startAiWorkers()
  await app.tell(
    listing,
    aListing({ criteria: { gpaRequirement: '3.90' } }),
    aListing({ criteria: { isWomenOnly: true } }),
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
        toCheck {
          criteria {
            yours
            explanation
          }
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

async function ownView(caller: ReturnType<typeof testCaller>, id: string) {
  return app.ask(
    caller,
    `query ($id: ID!) { matchRun(id: $id) { result { matches { reasons criteria { yours } } } } }`,
    { id },
  )
}
