/**
 * NATS, then Redis, is silent for some seconds (half a minute in a thorough run)
 * while students register, save and edit: a request needs only its own service's
 * database, and what the other services need to know arrives afterward, once.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { isThorough } from '@landfall/kit/testing/breadth'
import { eventually } from '@landfall/kit/testing/eventually'
import { beforeAll, describe, expect, it } from 'vitest'
import { readMails } from '../kit/mailbox.ts'
import {
  expectStatus,
  newPerson,
  signIn,
  saveAward,
  signUp,
  type Person,
  type SignedIn,
} from '../kit/people.ts'
import { createClient, type Answer, type Client } from '../kit/rest.ts'
import { freeze, processNames } from '../kit/processes.ts'

const OUTAGE_MS = isThorough ? 30_000 : 8_000
/** How often each student does something: they are people, not a load that takes the machine from other tests. */
const ROUND_MS = 1_000
/**
 * The service stays silent until every student has done this many rounds, however long that takes on a busy machine.
 */
const LEAST_ROUNDS = 3
/** Enough for a few requests in a row. A request that waited for the silent service would take as long as this. */
const SLOW_MS = 10_000
/** The mailbox of a development server shows the newest mails only. */
const REGISTRATIONS = 60
/** As many as one student saves in that time, and some more. */
const LISTINGS = 40
const levels = ['undergraduate', 'graduate', 'phd'] as const

type Level = (typeof levels)[number]
type Saved = {
  id: string
  scholarshipId: string
  applicationStatus: string
  notes: string | null
}
/** The changes that were acknowledged. */
type Expected = {
  student: SignedIn
  level: Level
  saved: Map<string, { applicationStatus: string; notes: string | null }>
}

describe.runIf(processNames.length > 0)(
  `an outage of a backing service for ${OUTAGE_MS / 1_000} seconds`,
  () => {
    let everyone: Expected[] = []
    let scholarshipIds: string[] = []
    let registered: Person[] = []

    beforeAll(async () => {
      const students = [
        await signUp('student'),
        await signUp('student'),
        await signUp('student'),
      ]
      for (const { client, person } of students) {
        const { firstName, lastName, email } = person
        const profile = { firstName, lastName, email, country: 'Kenya' }
        expectStatus(await client.post('/api/students', profile), 201)
      }
      everyone = students.map((student) => ({
        student,
        level: 'graduate',
        saved: new Map(),
      }))
      // A listing that asks for a level: its explanation shows what the catalog knows of a student.
      const listed = await createClient().get<{ id: string }[]>(
        `/api/scholarships?degreeLevel=undergraduate&limit=${LISTINGS}`,
      )
      scholarshipIds = listed.body.map(({ id }) => id)
      // The part that keeps saved scholarships learns of listings by events: from here on it knows each of these.
      const witness = await signUp('student')
      for (const id of scholarshipIds) await saveAward(witness.client, id)
    })

    it.each(['nats', 'redis'])(
      'fails no request and loses no write while %s does not respond; all effects arrive once',
      async (name) => {
        registered = []
        const refused: string[] = []
        const thaw = freeze(name)
        try {
          const until = Date.now() + OUTAGE_MS
          const lives = everyone.map((one, index) => live(one, index, until, refused))
          await Promise.all([...lives, keepRegistering(until, refused)])
        } finally {
          thaw()
        }
        expect(refused).toEqual([])
        await eventually(async () =>
          expect(await mailCounts()).toEqual(registered.map(() => 1)),
        )
        for (const one of everyone) {
          await expectSaved(one)
          await eventually(() => expectKnownLevel(one))
        }
        expect((await createClient().get('/readyz')).text).toContain(
          '"ready":true,"degraded":false',
        )
        // Everything else has arrived by now: no student has a mail twice.
        expect(await mailCounts()).toEqual(registered.map(() => 1))
      },
    )

    /** Saves, notes, changes the profile and signs in again, until the time is over. */
    async function live(one: Expected, index: number, until: number, refused: string[]) {
      const { client, person } = one.student
      const least = index + LEAST_ROUNDS
      for (let round = index; round < least || Date.now() < until; round += 1) {
        const rested = sleep(ROUND_MS)
        const began = performance.now()
        const scholarshipId =
          scholarshipIds[(round * 7 + index) % scholarshipIds.length] ?? ''
        const saved = await client.post<Saved>('/api/saved-scholarships', { scholarshipId })
        const notes = `round ${round}`
        const change = { applicationStatus: 'planned', notes }
        const path = `/api/saved-scholarships/${saved.body.id}`
        const changed = await client.patch<Saved>(path, change)
        const level = levels[round % levels.length] ?? 'graduate'
        const profile = await client.patch('/api/students/me', {
          intendedDegreeLevel: level,
        })
        one.saved.set(scholarshipId, change)
        one.level = level
        refused.push(...refusals({ saved, changed, profile }))
        refused.push(...(await readAgain(client, person)))
        const tookMs = performance.now() - began
        if (tookMs > SLOW_MS) refused.push(`round ${round} took ${Math.round(tookMs)} ms`)
        await rested
      }
    }

    async function keepRegistering(until: number, refused: string[]) {
      for (let round = 0; round < REGISTRATIONS; round += 1) {
        if (round >= LEAST_ROUNDS && Date.now() >= until) return
        const rested = sleep(ROUND_MS)
        const person = newPerson('student')
        const answer = await createClient().post('/api/auth/register', person)
        registered.push(person)
        const list = await createClient().get('/api/scholarships?query=law&limit=50')
        const all = await createClient().get('/api/universities?limit=100')
        refused.push(...refusals({ register: answer, list, all }))
        await rested
      }
    }

    /** Asks one after the other: a gateway refuses what it can't queue. */
    async function mailCounts(): Promise<number[]> {
      const counts: number[] = []
      for (const { email } of registered) counts.push((await readMails(email)).length)
      return counts
    }
  },
)

async function readAgain(client: Client, person: Person): Promise<string[]> {
  const list = await client.get('/api/scholarships?query=engineering&limit=5')
  const own = await client.get('/api/saved-scholarships/student/me?limit=5')
  const signedIn = await signIn(createClient(), person).then(
    () => [],
    (error: Error) => [`login: ${error.message}`],
  )
  return [...refusals({ list, own }), ...signedIn]
}

function refusals(answers: Record<string, Answer<unknown>>): string[] {
  return Object.entries(answers)
    .filter(([, { status }]) => status >= 300)
    .map(([name, { status, text }]) => `${name}: ${status} ${text.slice(0, 200)}`)
}

async function expectSaved({ student, saved }: Expected) {
  const { body } = await student.client.get<Saved[]>('/api/saved-scholarships/student/me')
  const found = body.map(({ scholarshipId, applicationStatus, notes }) => [
    scholarshipId,
    { applicationStatus, notes },
  ])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(saved))
  const counts = await student.client.get('/api/saved-scholarships/counts')
  expect(counts.body).toMatchObject({ total: saved.size, planned: saved.size })
}

/** The catalog explains by its own copy of the profile. */
async function expectKnownLevel({ student, level, saved }: Expected) {
  const [id] = saved.keys()
  const query = `query Known($id: ID!) {
    scholarship(id: $id) { id eligibility { criteria { code yours } } }
  }`
  type Known = {
    data: { scholarship: { eligibility: { criteria: { code: string; yours: string }[] } } }
  }
  const { body } = await student.client.post<Known>('/graphql', {
    query,
    variables: { id },
  })
  const { criteria } = body.data.scholarship.eligibility
  const known = criteria.find(({ code }) => code === 'degree-level')?.yours
  expect(known?.toLowerCase()).toBe(level)
}
