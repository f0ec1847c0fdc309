/**
 * Applications that are submitted while the service and PostgreSQL are killed: none that was acknowledged is
 * lost, none is doubled, and each has one receipt. With KILL_NATS=1 NATS too: what it had handed out and
 * nobody had acknowledged comes again half a minute later, which is longer than each run should wait.
 */
import { eventually } from '@landfall/kit/testing/eventually'
import { beforeAll, describe, expect, it } from 'vitest'
import { readMails } from '../kit/mailbox.ts'
import {
  expectStatus,
  scholarshipForm,
  signUp,
  signUpDonor,
  type SignedIn,
} from '../kit/people.ts'
import { killHard, processNames } from '../kit/processes.ts'

/** How many are submitted, and how many at a time. */
const COUNT = Number(process.env.SUBMITS ?? 18)
const AT_ONCE = 6
const KILLS = ['applications', 'postgres', ...(process.env.KILL_NATS ? ['nats'] : [])]
const timeoutMs = 60_000

const PATH = '/api/scholarship-applications'
const FORM = {
  firstName: 'Amina',
  lastName: 'Bello',
  email: 'amina@example.org',
  citizenship: 'Kenya',
  countryOfResidence: 'Kenya',
  currentDegreeLevel: 'graduate',
  fieldOfStudy: 'Engineering',
  currentInstitution: 'University of Nairobi',
  personalStatement: 'I build wells.',
}

type Application = { id: string; status: string; version: number }
type Submitted = { id: string; status: string; number: number }

const kills = KILLS.filter((name) => processNames.includes(name))

describe.runIf(kills.length > 0)('submits', () => {
  let student: SignedIn
  let donor: SignedIn
  let scholarshipIds: string[] = []
  let draftIds: string[] = []

  beforeAll(async () => {
    ;[student, donor] = await Promise.all([
      signUp('student'),
      signUpDonor({ isVerified: true }),
    ])
    scholarshipIds = await inTurns(COUNT, () => publishOne(donor))
    draftIds = await inTurns(COUNT, (n) => draft(student, scholarshipIds[n] ?? ''))
  })

  it(`are ${COUNT} through kill -9 of ${kills.join(', ')}`, async () => {
    let done = 0
    const submitting = inTurns(COUNT, async (n) => {
      await submit(student, draftIds[n] ?? '')
      done += 1
    })
    for (const [n, name] of kills.entries()) {
      const share = Math.floor(((n + 0.5) / kills.length) * COUNT)
      await eventually(() => expect(done).toBeGreaterThanOrEqual(share), { timeoutMs })
      await killHard(name)()
    }
    await submitting
    await eventually(expectOneOfEach, { timeoutMs })
    await eventually(expectOneReceiptEach, { timeoutMs })
    // A receipt that is sent once more would come at the next delivery: nothing waits there.
    await expectOneReceiptEach()
  })

  async function expectOneOfEach() {
    const mine = await student.client.get<Application[]>(PATH)
    expect(mine.status).toBe(200)
    // Begun with its form and submitted: three changes, not one more.
    expect(mine.body.map(({ status, version }) => [status, version])).toEqual(
      draftIds.map(() => ['submitted', 3]),
    )
    const read = scholarshipIds.slice(0, 5).map(async (id) => {
      const path = `/api/scholarships/${id}/applications`
      const { status, body } = await donor.client.get<Submitted[]>(path)
      expect([status, body.length, body[0]?.number]).toEqual([200, 1, 1])
    })
    await Promise.all(read)
  }

  async function expectOneReceiptEach() {
    const mails = await readMails(student.person.email)
    const receipts = mails.filter(({ subject }) => subject.includes('Application received'))
    const numbers = receipts.map(({ text }) => /Receipt (\S+)/.exec(text)?.[1])
    expect(new Set(numbers).size).toBe(COUNT)
    expect(receipts).toHaveLength(COUNT)
  }
})

async function publishOne({ client }: SignedIn): Promise<string> {
  const made = await client.post<{ id: string }>('/api/scholarships', scholarshipForm())
  expectStatus(made, 201)
  expectStatus(await client.post(`/api/scholarships/${made.body.id}/publish`), 200)
  return made.body.id
}

/** What was published a moment ago takes applications once its event has arrived. */
async function draft({ client }: SignedIn, scholarshipId: string): Promise<string> {
  return eventually(
    async () => {
      const answer = await client.post<Application>(PATH, { scholarshipId, ...FORM })
      if (answer.status !== 200 && answer.status !== 201) expectStatus(answer, 201)
      return answer.body.id
    },
    { timeoutMs },
  )
}

/** Tries until it is acknowledged, as a client does whose line was cut. */
async function submit({ client }: SignedIn, id: string): Promise<void> {
  await eventually(
    async () => expectStatus(await client.post(`${PATH}/${id}/submit`), 200),
    { timeoutMs },
  )
}

/** Some at a time; the answers in the order of their numbers. */
async function inTurns<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const numbers = Array.from({ length: count }, (_, n) => n)
  const answers: T[] = []
  const waiting = numbers.values()
  const lane = async () => {
    for (const n of waiting) answers[n] = await work(n)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return answers
}
