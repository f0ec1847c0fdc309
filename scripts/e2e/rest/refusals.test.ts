/** What the REST paths refuse, to whom, and with which status. */
import { request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { scholarshipForm, signUp, signUpDonor, type SignedIn } from '../kit/people.ts'
import { expectProblem } from '../kit/problem.ts'
import { createClient } from '../kit/rest.ts'
import { site } from '../kit/config.ts'

let student: SignedIn
let other: SignedIn
let donor: SignedIn
const visitor = createClient()

beforeAll(async () => {
  student = await signUp('student')
  other = await signUp('student', 'Minh')
  donor = await signUpDonor({ isVerified: true })
})

describe('permissions', () => {
  test('a wrong password and an unknown name get the same answer', async () => {
    const { username } = other.person
    const wrong = await visitor.post('/api/auth/login', {
      username,
      password: 'not-mine-77',
    })
    const unknown = await visitor.post('/api/auth/login', {
      username: `nobody-${username}`,
      password: 'not-mine-77',
    })
    expectProblem(wrong, 401)
    expectProblem(unknown, 401)
    expect(unknown.body).toEqual(wrong.body)
  })

  test('guessing passwords is slowed down with 429 and Retry-After', async () => {
    const { person } = await signUp('student')
    const guess = () =>
      createClient().post('/api/auth/login', {
        username: person.username,
        password: 'guess-77',
      })
    const statuses: number[] = []
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await guess()).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401])
    const refused = await guess()
    expectProblem(refused, 429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test.each([
    ['GET', '/api/auth/user'],
    ['GET', '/api/students/me'],
    ['POST', '/api/students'],
    ['GET', '/api/saved-scholarships/student/me'],
    ['POST', '/api/saved-scholarships'],
    ['GET', '/api/deadline-reminders'],
    ['POST', '/api/calendar-feed'],
    ['GET', '/api/application-prep/tasks'],
    ['POST', '/api/application-prep/one-click-prep'],
    ['POST', '/api/scholarships'],
    ['GET', '/api/donor-scholarships'],
    ['GET', '/api/admin/organizations'],
    ['GET', '/api/sessions'],
    ['GET', '/api/notifications'],
    ['POST', '/api/notifications/read-all'],
  ])('a visitor gets 401 at %s %s', async (method, path) => {
    expectProblem(await visitor.call(method, path), 401)
  })

  test.each([
    ['POST', '/api/scholarships'],
    ['GET', '/api/donor-scholarships'],
    ['POST', '/api/organizations'],
    ['GET', '/api/admin/organizations'],
    ['GET', '/api/admin/users?login=x'],
  ])('a student gets 403 at %s %s, before the input is looked at', async (method, path) => {
    const body = method === 'GET' ? undefined : { nonsense: 1 }
    expectProblem(await student.client.call(method, path, { body }), 403)
  })

  test.each([
    ['POST', '/api/saved-scholarships'],
    ['POST', '/api/deadline-reminders'],
    ['POST', '/api/mentorship-sessions'],
    ['POST', '/api/essay-requests'],
    ['POST', '/api/ai/match'],
  ])('a donor gets 403 at %s %s, before the input is looked at', async (method, path) => {
    expectProblem(await donor.client.call(method, path, { body: {} }), 403)
  })

  test('another person’s record is answered like one that does not exist', async () => {
    const { client } = other
    const [first] = (await client.get<{ id: string }[]>('/api/scholarships?limit=1')).body
    const saved = await client.post<{ id: string }>('/api/saved-scholarships', {
      scholarshipId: first?.id,
    })
    const reminder = await client.post<{ id: string }>('/api/deadline-reminders', {
      scholarshipId: first?.id,
      reminderDate: new Date(Date.now() + 86_400_000).toISOString(),
    })
    const nobody = crypto.randomUUID()
    const pairs: [string, (id: string) => string, unknown?][] = [
      ['GET', (id) => `/api/saved-scholarships/${id}`],
      ['PATCH', (id) => `/api/saved-scholarships/${id}`, { notes: 'mine now' }],
      ['DELETE', (id) => `/api/saved-scholarships/${id}`],
      ['GET', (id) => `/api/deadline-reminders/${id}`],
      ['PATCH', (id) => `/api/deadline-reminders/${id}`, { customMessage: 'mine now' }],
      ['POST', (id) => `/api/deadline-reminders/${id}/snooze`, {}],
      ['DELETE', (id) => `/api/deadline-reminders/${id}`],
    ]
    const tasks = '/api/application-prep/tasks'
    const task = await client.post<{ id: string }>(tasks, {
      scholarshipId: first?.id,
      taskType: 'resume',
      title: 'Mine',
      description: 'Mine alone',
    })
    pairs.push(
      ['PATCH', (id) => `${tasks}/${id}`, { status: 'completed' }],
      ['DELETE', (id) => `${tasks}/${id}`],
    )
    const own = (path: string) => {
      if (path.startsWith(tasks)) return task.body.id
      return path.startsWith('/api/deadline-reminders') ? reminder.body.id : saved.body.id
    }
    for (const [method, path, body] of pairs) {
      const foreign = await student.client.call(method, path(own(path(''))), { body })
      const missing = await student.client.call(method, path(nobody), { body })
      expectProblem(foreign, 404)
      expect(foreign.body).toEqual(missing.body)
    }
    for (const path of ['/api/students', '/api/saved-scholarships/student']) {
      expectProblem(await student.client.get(`${path}/${other.user.id}`), 404)
      expectProblem(await student.client.get(`${path}/${nobody}`), 404)
    }
    expectProblem(
      await student.client.patch(`/api/students/${other.user.id}`, { gpa: 1 }),
      404,
    )
    const sessions = await client.get<{ id: string }[]>('/api/sessions')
    expectProblem(await student.client.delete(`/api/sessions/${sessions.body[0]?.id}`), 404)
    expect((await client.get('/api/auth/user')).status).toBe(200)
  })

  test('naming somebody else as the acting user answers 403', async () => {
    const { id } = other.user
    const posts: [string, unknown][] = [
      ['/api/students', { studentId: id }],
      ['/api/students', { userId: id }],
      ['/api/saved-scholarships', { studentId: id, scholarshipId: 'x' }],
      ['/api/deadline-reminders', { studentId: id, scholarshipId: 'x' }],
      ['/api/application-prep/tasks', { studentId: id, scholarshipId: 'x' }],
      ['/api/application-prep/one-click-prep', { studentId: id, scholarshipId: 'x' }],
    ]
    for (const [path, body] of posts) {
      expectProblem(await student.client.post(path, body), 403)
    }
    expectProblem(await student.client.get(`/api/auth/user?userId=${id}`), 403)
  })

  test('another donor’s scholarship can’t be changed', async () => {
    const made = await donor.client.post<{ id: string }>(
      '/api/scholarships',
      scholarshipForm({ status: 'published' }),
    )
    const rival = await signUpDonor({ isVerified: true })
    const path = `/api/scholarships/${made.body.id}`
    const answers = [
      await rival.client.patch(path, { title: 'Mine now' }),
      await rival.client.post(`${path}/close`),
      await rival.client.delete(path),
    ]
    for (const { status } of answers) expect([403, 404]).toContain(status)
    expect((await visitor.get(path)).status).toBe(200)
  })
})

describe('malformed requests', () => {
  test('a foreign or missing Origin with a cookie answers 403', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost.evil.example:4000',
    ]) {
      const answer = await student.client.call('POST', '/api/students', {
        body: { gpa: 3 },
        headers: { origin },
      })
      expectProblem(answer, 403)
    }
    const cookie = [...student.client.jar].map((pair) => pair.join('=')).join('; ')
    const noOrigin = await createClient().call('POST', '/api/auth/logout', {
      headers: { cookie },
    })
    expectProblem(noOrigin, 403)
    const sameOrigin = await createClient().call('PATCH', '/api/preferences', {
      body: { locale: 'en' },
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect(sameOrigin.status).toBe(200)
  })

  test('an oversize body answers 413, with and without a declared length', async () => {
    const big = `{"username":"${'a'.repeat(1_100_000)}"}`
    const headers = { 'content-type': 'application/json' }
    expectProblem(await visitor.call('POST', '/api/auth/login', { raw: big, headers }), 413)
    const { text } = await postChunked('/api/auth/login', big)
    expect(text).toContain('413')
  })

  test.each([['{"username":'], ['{]'], ['"\\u0000"'], ['{"a":"\\u0000"}']])(
    'malformed JSON %s answers 400',
    async (raw) => {
      const headers = { 'content-type': 'application/json' }
      expectProblem(await visitor.call('POST', '/api/auth/login', { raw, headers }), 400)
    },
  )

  test.each([['[]'], ['"text"'], ['5'], ['null'], ['true']])(
    'JSON that is not an object, %s, causes no server error',
    async (raw) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await visitor.call('POST', '/api/auth/login', { raw, headers })
      expect([400, 422]).toContain(answer.status)
    },
  )

  test('another media type answers 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json']) {
      const headers = { 'content-type': type }
      const answer = await visitor.call('POST', '/api/auth/login', { raw: 'a=1', headers })
      expectProblem(answer, 415)
    }
  })

  test('an unknown address answers 404, a wrong method 405 with Allow', async () => {
    for (const path of ['/api/nothing', '/api', '/api/scholarships/x/y/z']) {
      expectProblem(await visitor.get(path), 404)
    }
    const wrong = await visitor.call('DELETE', '/api/auth/login')
    expectProblem(wrong, 405)
    expect(wrong.headers.get('allow')).toBe('POST')
    const put = await visitor.call('PUT', '/api/scholarships')
    expectProblem(put, 405)
    expect(put.headers.get('allow')?.split(', ').toSorted()).toEqual([
      'GET',
      'HEAD',
      'POST',
    ])
  })

  test('GET /api/login leads to the sign-in page', async () => {
    const answer = await visitor.get('/api/login')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth'])
  })
})

/** Sends a body whose length is not announced. */
async function postChunked(path: string, text: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ text: string }>()
  const outgoing = request(new URL(path, site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  outgoing.on('response', (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () =>
      resolve({ text: `${response.statusCode} ${Buffer.concat(chunks)}` }),
    )
  })
  outgoing.on('error', reject)
  for (let at = 0; at < text.length; at += 65_536)
    outgoing.write(text.slice(at, at + 65_536))
  outgoing.end()
  return promise
}
