/** Runs with the journeys: a platform is up at E2E_URL, its state lies in E2E_STATE. */
import { isThorough } from '@landfall/kit/testing/breadth'
import { eventually } from '@landfall/kit/testing/eventually'
import { beforeAll, describe, expect, it } from 'vitest'
import { readMails } from '../kit/mailbox.ts'
import { expectStatus, newPerson, signUp, type SignedIn } from '../kit/people.ts'
import { createClient } from '../kit/rest.ts'
import { killHard, processNames } from '../kit/processes.ts'

/**
 * Identity, which every request asks, and NATS, which carries every event; other files here kill the workers,
 * applications, the gateway, Redis and PostgreSQL. One supervisor starts them all again.
 */
const USUAL = ['identity', 'nats']
const killed = processNames.filter((name) => isThorough || USUAL.includes(name))

const PROFILE = {
  academicField: 'Computer Science',
  degreeLevel: 'graduate',
  gpa: '3.60',
  country: 'Kenya',
  englishProficiency: 'ielts_7',
  financialNeed: 'high',
  careerGoals: 'Clean water for dry places, by better pumps',
}

type Saved = { scholarshipId: string; notes: string | null }

async function countScholarships(): Promise<number> {
  const { status, body } = await createClient().get<{ totalCount: number }>(
    '/api/scholarships/count',
  )
  expect(status).toBe(200)
  return body.totalCount
}

async function expectReady() {
  const { text } = await createClient().get('/readyz')
  expect(text).toContain('"ready":true,"degraded":false')
}

/** Writes to every service; when it resolves, all writes are acknowledged. */
async function write({ client }: SignedIn, mark: string, scholarshipId: string) {
  const person = newPerson('student')
  const statuses = [
    await client.patch('/api/students/me', { gpaOriginal: mark }),
    await client.post('/api/saved-scholarships', { scholarshipId }),
    await client.post('/api/auth/register', person),
  ].map(({ status }) => status)
  expect(statuses).toEqual([200, expect.toBeOneOf([200, 201]), 201])
  const match = await client.post<{ runId: string }>('/api/ai/match', { profile: PROFILE })
  expect(match.status).toBe(200)
  return { mark, scholarshipId, person, runId: match.body.runId }
}

type Written = Awaited<ReturnType<typeof write>>

async function expectWritten(
  { client }: SignedIn,
  { mark, scholarshipId, person, runId }: Written,
) {
  const profile = await client.get('/api/students/me')
  expect(profile.body).toMatchObject({ gpaOriginal: mark })
  const saved = await client.get<Saved[]>('/api/saved-scholarships/student/me')
  expect(saved.body.map((record) => record.scholarshipId)).toContain(scholarshipId)
  expect(await readMails(person.email)).toHaveLength(1)
  const match = await client.get<{ totalScholarships: number }>(`/api/ai/match/${runId}`)
  expect(match.status).toBe(200)
  expect(match.body.totalScholarships).toBeGreaterThan(0)
}

describe.runIf(processNames.length > 0)('the platform after kill -9', () => {
  let student: SignedIn
  let scholarshipIds: string[] = []

  beforeAll(async () => {
    student = await signUp('student')
    const { firstName, lastName, email } = student.person
    const profile = { firstName, lastName, email, country: 'Kenya' }
    expectStatus(await student.client.post('/api/students', profile), 201)
    const listed = await student.client.get<{ id: string }[]>('/api/scholarships?limit=50')
    scholarshipIds = listed.body.map(({ id }) => id)
  })

  it.each(killed)('of %s recovers by itself and has lost nothing', async (name) => {
    const [before = '', after = ''] = scholarshipIds.splice(0, 2)
    const count = await countScholarships()
    const written = await write(student, `before ${name}`, before)
    const untilReplaced = killHard(name)
    await untilReplaced()
    await eventually(expectReady)
    await eventually(() => expectWritten(student, written))
    expect(await eventually(countScholarships)).toBe(count)
    const next = await eventually(() => write(student, `after ${name}`, after))
    await eventually(() => expectWritten(student, next))
  })
})
