/** Calls to mentors, human and AI, with the payloads that the documentation gives, on a whole platform. */
import { beforeAll, describe, expect, test } from 'vitest'
import { ask, listed, made, type Row } from '../kit/calls.ts'
import { eventually } from '../kit/eventually.ts'
import { signInAdmin, signUp, type SignedIn } from '../kit/people.ts'
import { createClient, readAll, type Client } from '../kit/rest.ts'

const DAY_MS = 86_400_000
const visitor = createClient()
let admin: Client
let student: SignedIn

beforeAll(async () => {
  admin = (await signInAdmin()).client
  student = await signUp('student')
})

describe('/api/mentors and /api/mentorship-sessions', () => {
  test('a student finds a mentor by words, expertise and language, and books a session', async () => {
    const mentor = await signUp('student', 'Ama')
    const name = `Ama ${mentor.person.username.slice(-10)}`
    await becomeMentor(mentor, name)
    const query = new URLSearchParams({ q: name, expertise: 'Interviews' })
    const [found] = await listed(visitor, `/api/mentors?${query}`)
    expect(found).toMatchObject({ id: mentor.user.id, name })
    expect(await listed(visitor, `/api/mentors?q=${name}&rating=4.5`)).toEqual([])

    const sent = {
      studentId: student.user.id,
      mentorId: mentor.user.id,
      type: 'general',
      scheduledAt: new Date(fullHour(Date.now() + 4 * DAY_MS)).toISOString(),
      duration: 60,
      notes: 'My interview is in May.',
    }
    const booked = await made(student.client, '/api/mentorship-sessions', {
      ...sent,
      status: 'scheduled',
    })
    expect(booked).toMatchObject({ ...sent, status: 'scheduled' })

    const path = `/api/mentorship-sessions/${booked.id}`
    const later = new Date(Date.parse(sent.scheduledAt) + DAY_MS).toISOString()
    const proposed = { scheduledAt: later }
    const asked = await made(mentor.client, `${path}/proposed-time`, proposed, 200)
    expect(asked).toMatchObject({ scheduledAt: sent.scheduledAt, proposedAt: later })
    const answer = { accept: true, proposedAt: later }
    const moved = await student.client.patch<Row>(`${path}/proposed-time`, answer)
    expect(moved.body).toMatchObject({ scheduledAt: later, proposedAt: null })
    const noted = await student.client.patch<Row>(`${path}/note`, {
      text: 'Ask about visas',
    })
    expect(noted.body['privateNote']).toBe('Ask about visas')
    for (const step of ['no-show', 'appeal', 'review']) {
      const body = step === 'review' ? { rating: 5 } : { text: 'I was there.' }
      const early = await student.client.post(`${path}/${step}`, body)
      expect([step, early.status]).toEqual([step, 409])
    }
    const unsaid = await student.client.delete(path)
    expect(unsaid.status).toBe(422)
    const reason = 'An exam'
    const cancelled = await student.client.call<Row>('DELETE', path, { body: { reason } })
    expect(cancelled.body).toMatchObject({ status: 'cancelled', endReason: reason })
  })
})

const fullHour = (time: number) => time - (time % 3_600_000)

async function becomeMentor({ client, user }: SignedIn, name: string) {
  const profile = {
    name,
    bio: 'I came from Kumasi to Ohio on a full scholarship, and I help others to do the same.',
    expertise: ['Interviews'],
    languages: ['English'],
    timeZone: 'UTC',
    booksInstantly: true,
    roomUrl: 'https://meet.example/ama',
  }
  await ask(
    client,
    'mutation ($input: MentorProfileInput!) { answer: saveMentorProfile(input: $input) { __typename } }',
    profile,
  )
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    fromMinute: 0,
    untilMinute: 1440,
  }))
  await ask(
    client,
    'mutation ($input: MentorAvailabilityInput!) { answer: setMentorAvailability(input: $input) { __typename } }',
    {
      timeZone: 'UTC',
      weekly,
      overrides: [],
      bufferMinutes: 0,
      noticeHours: 24,
      horizonDays: 60,
    },
  )
  await ask(
    admin,
    'mutation ($input: DecideMentorInput!) { answer: decideMentor(input: $input) { __typename } }',
    { id: user.id, approve: true },
  )
}

describe('/api/ai-mentors and /api/mentor', () => {
  test('a student chooses and asks an AI mentor, and the conversation is kept', async () => {
    const [mentor] = await listed(student.client, '/api/ai-mentors')
    const mentorId = mentor?.id
    const connected = await made(
      student.client,
      '/api/ai-mentors/connect',
      { mentorId },
      200,
    )
    expect(connected.id).toBe(mentorId)
    const message = 'Which documents do I need for a visa interview?'
    const asked = await made(student.client, '/api/mentor/chat', {
      mentorId,
      message,
      context: 'general',
    })
    expect(asked['sessionId']).toEqual(expect.any(String))
    const path = `/api/mentor/conversations?mentorId=${mentorId}`
    await eventually(
      async () => (await listed(student.client, path)).length > 1,
      'the question and its answer are in the conversation',
    )
    const [question] = await listed(student.client, path)
    expect(JSON.stringify(question)).toContain(message)
    const next = 'And how long before the interview?'
    await made(student.client, '/api/mentor/chat', {
      mentorId,
      message: next,
      context: 'general',
      sessionId: asked['sessionId'],
    })
    const inPages = await readAll<Row>(student.client, `${path}&limit=1`)
    expect(inPages).toMatchObject({ pages: [expect.any(Number), 2], total: 2 })
    expect(inPages.rows[0]).toMatchObject({ content: next })
    expect(inPages.rows.at(-2)).toMatchObject({ content: message })
    const byPath = `/api/mentor/conversations/${mentorId}`
    expect((await listed(student.client, byPath)).map(({ id }) => id)).toEqual(
      (await listed(student.client, path)).map(({ id }) => id),
    )
  })

  test('visitors cannot read any of it', async () => {
    for (const path of ['/api/ai-mentors', '/api/mentor/conversations']) {
      expect((await visitor.get(path)).status).toBe(401)
    }
    const login = await visitor.get('/api/login')
    expect([login.status, login.headers.get('location')]).toEqual([302, '/auth'])
  })
})
