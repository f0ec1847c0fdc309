/**
 * Applications are submitted while the service and PostgreSQL are killed: no acknowledged one is lost, none is
 * doubled, and each has one receipt. KILL_NATS=1 kills NATS too: messages that it had handed out and nobody had
 * acknowledged come again half a minute later, which is longer than each run should wait. SUBMITS and AT_ONCE set how
 * many are submitted, in all and at a time; the test then prints how many went through in a second.
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
const AT_ONCE = Number(process.env.AT_ONCE ?? 6)
/** A student changes one thing at a time, so many submissions need many students. */
const EACH = 18
const STUDENTS = Math.ceil(COUNT / EACH)
const KILLS = ['applications', 'postgres', ...(process.env.KILL_NATS ? ['nats'] : [])]

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

describe.runIf(kills.length > 0)('submitted applications', () => {
  let students: SignedIn[] = []
  let donor: SignedIn
  let scholarshipIds: string[] = []
  let drafts: { by: SignedIn; id: string }[] = []

  beforeAll(async () => {
    donor = await signUpDonor({ isVerified: true })
    students = await inTurns(STUDENTS, () => signUp('student'))
    scholarshipIds = await inTurns(Math.ceil(COUNT / STUDENTS), () => publishOne(donor))
    drafts = await inTurns(COUNT, async (n) => {
      const by = students[n % STUDENTS] ?? donor
      const scholarshipId = scholarshipIds[Math.floor(n / STUDENTS)] ?? ''
      return { by, id: await draft(by, scholarshipId) }
    })
  })

  it(`all arrive once (${COUNT}) although these are killed: ${kills.join(', ')}`, async () => {
    const done: number[] = []
    const submitting = inTurns(COUNT, async (n) => {
      const { by, id } = drafts[n] ?? { by: donor, id: '' }
      await submit(by, id)
      done.push(performance.now())
    })
    for (const [n, name] of kills.entries()) {
      const share = Math.floor(((n + 0.5) / kills.length) * COUNT)
      await eventually(() => expect(done.length).toBeGreaterThanOrEqual(share))
      await killHard(name)()
    }
    await submitting
    await inTurns(STUDENTS, (n) => eventually(() => expectOneOfEach(n)))
    await expectOneToOwner()
    await inTurns(STUDENTS, (n) => eventually(() => expectOneReceiptEach(n)))
    // A receipt sent twice would come at the next delivery, and no delivery is waiting.
    await inTurns(STUDENTS, expectOneReceiptEach)
    if (process.env.SUBMITS) console.info(paceOf(done))
  })

  const idsOf = (by: SignedIn | undefined) =>
    drafts.filter((one) => one.by === by).map(({ id }) => id)

  async function expectOneOfEach(n: number) {
    const mine = await students[n]?.client.get<Application[]>(PATH)
    expect(mine?.status).toBe(200)
    // Begun, filled in and submitted: three changes, not one more.
    const found = mine?.body.map(({ id, status, version }) => [id, status, version])
    const wanted = idsOf(students[n]).map((id) => [id, 'submitted', 3])
    expect(found?.toSorted()).toEqual(wanted.toSorted())
  }

  async function expectOneToOwner() {
    const ofAll = await inTurns(scholarshipIds.length, async (n) => {
      const path = `/api/scholarships/${scholarshipIds[n]}/applications`
      const { status, body } = await donor.client.get<Submitted[]>(path)
      expect(status).toBe(200)
      return body
    })
    expect(ofAll.flat().map(({ number }) => number)).toEqual(drafts.map(() => 1))
    expect(new Set(ofAll.flat().map(({ id }) => id)).size).toBe(COUNT)
  }

  async function expectOneReceiptEach(n: number) {
    const mails = await readMails(students[n]?.person.email ?? '')
    const receipts = mails.filter(({ subject }) => subject.includes('Application received'))
    const numbers = receipts.map(({ text }) => /Receipt (\S+)/.exec(text)?.[1])
    const { length } = idsOf(students[n])
    expect(new Set(numbers).size).toBe(length)
    expect(receipts).toHaveLength(length)
  }
})

/** How many were acknowledged in a second, on average and at best. */
function paceOf(done: readonly number[]): string {
  const from = done[0] ?? 0
  const seconds = ((done.at(-1) ?? 0) - from) / 1_000
  const best = Math.max(
    ...done.map((at) => done.filter((other) => other >= at && other < at + 1_000).length),
  )
  return `${COUNT} submits, ${AT_ONCE} at a time, in ${seconds.toFixed(1)} s with the outages; ${best} in the best second`
}

async function publishOne({ client }: SignedIn): Promise<string> {
  const made = await client.post<{ id: string }>('/api/scholarships', scholarshipForm())
  expectStatus(made, 201)
  expectStatus(await client.post(`/api/scholarships/${made.body.id}/publish`), 200)
  return made.body.id
}

/** A scholarship that was just published takes applications once its event has arrived. */
async function draft({ client }: SignedIn, scholarshipId: string): Promise<string> {
  return eventually(async () => {
    const answer = await client.post<Application>(PATH, { scholarshipId, ...FORM })
    if (answer.status !== 200 && answer.status !== 201) expectStatus(answer, 201)
    return answer.body.id
  })
}

/** Tries until the submission is acknowledged, as a client does whose line was cut. */
async function submit({ client }: SignedIn, id: string): Promise<void> {
  await eventually(async () => expectStatus(await client.post(`${PATH}/${id}/submit`), 200))
}

/** Works on some at a time and returns the answers in the order of their numbers. */
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
