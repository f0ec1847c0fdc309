/** The first evening by REST alone, with part 1's payloads. */
import { describe, expect, test } from 'vitest'
import { readLink, readMails, readToken } from '../kit/mailbox.ts'
import {
  newPerson,
  register,
  scholarshipForm,
  signIn,
  signInAdmin,
  signUp,
  signUpDonor,
  verify,
  type Organization,
  type User,
} from '../kit/people.ts'
import { createClient } from '../kit/rest.ts'

type Scholarship = {
  id: string
  title: string
  provider: string
  source: string
  status: string
  fieldOfStudy: string[] | null
  eligibleCountries: string[] | null
  citizenshipRule: string
  ownerId: string | null
}
type Saved = {
  id: string
  studentId: string
  scholarshipId: string
  applicationStatus: string
  notes: string | null
  scholarship: { id: string; title: string }
}

test('a student registers, verifies by mail, logs in, fills in a profile, searches, saves and logs out', async () => {
  const client = createClient()
  const person = newPerson('student')

  const registered = await client.post<{ user: User }>('/api/auth/register', person)
  expect(registered.status).toBe(201)
  expect(registered.headers.get('location')).toBe('/api/auth/user')
  expect(registered.body.user).toMatchObject({
    email: person.email,
    userType: 'student',
    isEmailVerified: false,
  })
  expect(registered.text).not.toContain(person.password)
  expect((await client.get('/api/auth/user')).status, 'registering signs nobody in').toBe(
    401,
  )

  const token = await readToken(person.email, '/verify-email')
  const verified = await client.post('/api/auth/verify-email', { token })
  expect(verified.status).toBe(200)
  expect(verified.body.message).toEqual(expect.any(String))

  await signIn(client, person)
  const me = await client.get<User>('/api/auth/user')
  expect(me.body).toMatchObject({ username: person.username, isEmailVerified: true })

  const profile = await client.post<{ id: string }>('/api/students', {
    firstName: 'Amina',
    lastName: 'Okonkwo',
    email: person.email,
    country: 'kenya',
    currentEducationLevel: 'bachelors',
    intendedDegreeLevel: 'graduate',
    fieldOfInterest: ['Engineering'],
    gpa: '3.6',
    englishProficiency: 'ielts_7',
  })
  expect(profile.status).toBe(201)
  expect(profile.headers.get('location')).toBe(`/api/students/${me.body.id}`)
  expect(profile.body).toMatchObject({
    id: me.body.id,
    country: 'Kenya',
    gpa: '3.60',
    needsFinancialAid: null,
    usPermanentResident: null,
  })
  const changed = await client.patch(`/api/students/${me.body.id}`, { gpa: 3.75 })
  expect(changed.body).toMatchObject({ gpa: '3.75', country: 'Kenya' })
  expect((await client.get('/api/students/me')).body).toMatchObject({ gpa: '3.75' })

  const found = await client.get<Scholarship[]>(
    '/api/scholarships?query=enginering&country=kenya',
  )
  expect(found.status).toBe(200)
  expect(Number(found.headers.get('x-total-count'))).toBeGreaterThan(0)
  expect(found.body[0]?.fieldOfStudy).toContain('Engineering')
  const others = found.body.filter(
    ({ citizenshipRule, eligibleCountries }) =>
      citizenshipRule === 'listed' && !eligibleCountries?.includes('Kenya'),
  )
  expect(others).toEqual([])

  const [first] = found.body
  const scholarshipId = first?.id
  const saved = await client.post<Saved>('/api/saved-scholarships', { scholarshipId })
  expect(saved.status).toBe(201)
  expect(saved.headers.get('location')).toBe(`/api/saved-scholarships/${saved.body.id}`)
  const again = await client.post<Saved>('/api/saved-scholarships', { scholarshipId })
  expect([again.status, again.body.id]).toEqual([200, saved.body.id])

  const list = await client.get<Saved[]>(`/api/saved-scholarships/student/${me.body.id}`)
  expect(list.body).toMatchObject([
    { scholarshipId, studentId: me.body.id, scholarship: { title: first?.title } },
  ])
  const path = `/api/saved-scholarships/${saved.body.id}`
  const status = await client.patch<Saved>(path, { applicationStatus: 'planned' })
  expect(status.body).toMatchObject({ applicationStatus: 'planned', notes: null })
  const notes = await client.patch<Saved>(path, { notes: 'Ask Dr. Mwangi for a letter' })
  expect(notes.body).toMatchObject({
    applicationStatus: 'planned',
    notes: 'Ask Dr. Mwangi for a letter',
  })
  expect((await client.delete(path)).status).toBe(204)
  expect((await client.get(path)).status).toBe(404)
  const mine = await client.get('/api/saved-scholarships/student/me')
  expect(mine.body).toEqual([])

  expect((await client.post('/api/auth/logout')).status).toBe(200)
  expect((await client.get('/api/auth/user')).status).toBe(401)
})

test('a donor registers, an admin verifies, the donor publishes, and a visitor finds the award', async () => {
  const donor = await signUpDonor({ isVerified: false })
  const draft = await donor.client.post<Scholarship>('/api/scholarships', scholarshipForm())
  expect(draft.status).toBe(201)
  expect(draft.body).toMatchObject({ status: 'draft', ownerId: donor.organization.id })

  const publish = `/api/scholarships/${draft.body.id}/publish`
  expect((await donor.client.post(publish)).status, 'not verified yet').toBe(403)
  const visitor = createClient()
  const path = `/api/scholarships/${draft.body.id}`
  expect((await visitor.get(path)).status, 'a draft is nobody else’s').toBe(404)

  const admin = await signInAdmin()
  const waiting = await admin.client.get<Organization[]>('/api/admin/organizations')
  expect(waiting.body.map(({ id }) => id)).toContain(donor.organization.id)
  const verification = `/api/admin/organizations/${donor.organization.id}/verification`
  const decided = await admin.client.post<Organization>(verification, {
    decision: 'verified',
  })
  expect(decided.body.verification).toBe('verified')

  const published = await donor.client.post<Scholarship>(publish)
  expect([published.status, published.body.status]).toEqual([200, 'published'])
  const found = await visitor.get<Scholarship[]>(
    `/api/scholarships?query=${encodeURIComponent(draft.body.title)}`,
  )
  expect(found.body[0]).toMatchObject({
    id: draft.body.id,
    provider: donor.organization.name,
  })
  expect((await visitor.get(path)).status).toBe(200)

  const own = await donor.client.get<Scholarship[]>('/api/donor-scholarships')
  expect(own.body.map(({ id }) => id)).toEqual([draft.body.id])
  const edited = await donor.client.patch<Scholarship>(path, { amount: 3000 })
  expect(edited.body).toMatchObject({ amount: '3000.00', title: draft.body.title })
  expect((await donor.client.post(`${path}/close`)).body).toMatchObject({
    status: 'closed',
  })
  const after = await visitor.get<Scholarship[]>(
    `/api/scholarships?query=${encodeURIComponent(draft.body.title)}`,
  )
  expect(after.body.map(({ id }) => id)).not.toContain(draft.body.id)
})

test('a university publishes in its own name', async () => {
  const staff = await signUp('university', 'Ines')
  const made = await staff.client.post<Organization>('/api/organizations', {
    name: `Baobab College ${staff.person.username.slice(-10)}`,
  })
  expect(made.body).toMatchObject({ kind: 'university', verification: 'pending' })
  const admin = await signInAdmin()
  const decision = { decision: 'declined', reason: 'Please give your website' }
  const path = `/api/admin/organizations/${made.body.id}/verification`
  expect((await admin.client.post(path, decision)).body).toMatchObject({
    verification: 'declined',
    declineReason: 'Please give your website',
  })
  await admin.client.post(path, { decision: 'verified' })
  const published = await staff.client.post<Scholarship>(
    '/api/scholarships',
    scholarshipForm({ status: 'published' }),
  )
  expect(published.body).toMatchObject({
    status: 'published',
    provider: made.body.name,
    ownerId: made.body.id,
  })
})

describe('a forgotten password', () => {
  test('is reset by the mailed link, which ends every session', async () => {
    const { client, person } = await signUp('student')
    const other = createClient()
    await signIn(other, person)
    const asked = await other.post('/api/auth/forgot-password', { email: person.email })
    const unknown = await other.post('/api/auth/forgot-password', {
      email: `nobody-${person.email}`,
    })
    expect([asked.status, unknown.status]).toEqual([200, 200])
    expect(unknown.body, 'the same answer for an address without account').toEqual(
      asked.body,
    )

    const token = await readToken(person.email, '/reset-password')
    const password = 'maroon-kettle-83-harvest'
    const reset = { token, password, confirmPassword: password }
    const visitor = createClient()
    expect((await visitor.post('/api/auth/reset-password', reset)).status).toBe(200)
    expect((await client.get('/api/auth/user')).status).toBe(401)
    expect((await other.get('/api/auth/user')).status).toBe(401)

    const used = await visitor.post('/api/auth/reset-password', reset)
    expect([used.status, used.body.message]).toEqual([
      400,
      'This reset link is no longer valid. It has already been used or has expired.',
    ])
    const old = await visitor.post('/api/auth/login', person)
    expect(old.status, 'a field that is not asked for').toBe(422)
    const { username } = person
    const wrong = { username, password: person.password }
    expect((await visitor.post('/api/auth/login', wrong)).status).toBe(401)
    await signIn(visitor, { username, password })
  })

  test('never leads to another site afterwards', async () => {
    const client = createClient()
    const person = newPerson('student')
    await client.post('/api/auth/register', {
      ...person,
      returnTo: 'https://evil.example/',
    })
    const link = await readLink(person.email, '/verify-email')
    expect(link).not.toContain('evil')
    const token = new URL(link, 'http://here').searchParams.get('token')
    const verified = await client.post<{ returnTo: string | null }>(
      '/api/auth/verify-email',
      { token },
    )
    expect(verified.body.returnTo).toBeNull()
  })
})

test('a verification link can be opened again, and a new one can be requested', async () => {
  const client = createClient()
  const person = newPerson('student')
  await register(client, person)
  const first = await readToken(person.email, '/verify-email')
  const asked = await client.post('/api/auth/resend-verification', { email: person.email })
  expect(asked.status).toBe(200)
  await expect.poll(async () => (await readMails(person.email)).length).toBe(2)
  await verify(client, person)
  for (const token of [first, await readToken(person.email, '/verify-email')]) {
    const { status, body } = await client.post('/api/auth/verify-email', { token })
    expect([status, body.message]).toEqual([200, 'Your email address has been verified.'])
  }
  const unknown = await client.post('/api/auth/verify-email', { token: 'x'.repeat(43) })
  expect([unknown.status, unknown.body.message]).toEqual([
    400,
    expect.stringContaining('is no longer valid. It has already been used or has expired.'),
  ])
})

test('sessions can be listed and ended one by one', async () => {
  type Session = { id: string; isCurrent: boolean }
  const { client, person } = await signUp('student')
  const phone = createClient()
  await signIn(phone, person)
  const sessions = (await client.get<Session[]>('/api/sessions')).body
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  for (const { id } of others) {
    expect((await client.delete(`/api/sessions/${id}`)).status).toBe(204)
  }
  await expect.poll(async () => (await phone.get('/api/auth/user')).status).toBe(401)
  expect((await client.get('/api/auth/user')).status).toBe(200)
})

test('a POST with an Idempotency-Key is done once and always answered the same', async () => {
  const { client } = await signUpDonor({ isVerified: true })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = scholarshipForm({ status: 'published' })
  const first = await client.call<Scholarship>('POST', '/api/scholarships', {
    body,
    headers,
  })
  const second = await client.call<Scholarship>('POST', '/api/scholarships', {
    body,
    headers,
  })
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body.id).toBe(first.body.id)
  const own = await client.get<Scholarship[]>('/api/donor-scholarships')
  expect(own.body).toHaveLength(1)
})
