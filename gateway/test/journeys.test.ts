import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answersOf } from './_documented-answers.ts'
import { PASSWORD, createPerson, mailedToken } from './_person.ts'
import { ADMIN, type Platform, startPlatform } from './_platform.ts'

let platform: Platform
const person = () => createPerson(platform.url)
beforeAll(async () => void (platform = await startPlatform()))
afterAll(() => platform.stop())

const DETAILS = {
  title: 'Harbour Engineering Award',
  description: 'For students who build harbours, bridges and what stands in water.',
  provider: 'Harbour Fund',
  amount: 5000,
  amountType: 'annual',
  eligibilityRequirements: ['A letter of admission'],
  applicationDeadline: '2031-03-01',
  degreeLevel: ['graduate'],
  fieldOfStudy: ['Engineering'],
  eligibleCountries: ['Nigeria'],
}

describe('a student, by REST alone', () => {
  it('registers, verifies, signs in, keeps a profile, searches, saves and leaves', async () => {
    const ada = person()
    expect((await ada.get('/api/auth/user')).status).toBe(401)
    expect((await ada.join('student', 'ada')).status).toBe(200)
    const user = await ada.get('/api/auth/user')
    expect(user.body).toMatchObject({ userType: 'student', isEmailVerified: true })

    expect((await ada.get('/api/students/me')).status).toBe(404)
    const created = await ada.post('/api/students', {
      firstName: 'Ada',
      lastName: 'Okafor',
      email: 'ada@example.org',
      country: 'Nigeria',
      currentEducationLevel: 'bachelors',
      intendedDegreeLevel: 'graduate',
      gpa: '3.5',
      englishProficiency: 'ielts_7',
      fieldOfInterest: ['Engineering'],
    })
    expect(created.status).toBe(201)
    expect(created.headers.get('location')).toBe(`/api/students/${user.body['id']}`)
    expect(created.body).toMatchObject({ country: 'Nigeria', gpa: '3.50' })
    expect((await ada.post('/api/students', {})).status).toBe(422)
    const changed = await ada.patch(`/api/students/${user.body['id']}`, { gpa: 3.7 })
    expect(changed.body).toMatchObject({ gpa: '3.70', intendedDegreeLevel: 'graduate' })

    const found = await ada.get('/api/scholarships?query=enginering&country=Nigeria')
    expect(found.status).toBe(200)
    expect(found.body.length).toBeGreaterThan(0)
    await platform.deliverToApplications()
    const scholarshipId = found.body[0]?.['id']
    const saved = await ada.post('/api/saved-scholarships', {
      scholarshipId,
      studentId: 'me',
    })
    expect(saved.status).toBe(201)
    const again = await ada.post('/api/saved-scholarships', { scholarshipId })
    expect([again.status, again.body['id']]).toEqual([200, saved.body['id']])
    const path = `/api/saved-scholarships/${saved.body['id']}`
    expect((await ada.patch(path, { applicationStatus: 'applied' })).status).toBe(200)
    const list = await ada.get(`/api/saved-scholarships/student/${user.body['id']}`)
    expect(list.body).toMatchObject([
      { applicationStatus: 'applied', scholarship: { id: scholarshipId } },
    ])
    expect((await ada.get('/api/saved-scholarships/counts')).body).toMatchObject({
      applied: 1,
    })
    expect((await ada.delete(path)).status).toBe(204)
    expect((await ada.get(path)).status).toBe(404)

    expect((await ada.post('/api/auth/logout')).status).toBe(200)
    expect((await ada.get('/api/auth/user')).status).toBe(401)
  })

  it("cannot see or change another student's records", async () => {
    const ben = person()
    const cleo = person()
    await ben.join('student', 'ben')
    await cleo.join('student', 'cleo')
    const benId = (await ben.get('/api/auth/user')).body['id']
    const profile = {
      firstName: 'B',
      lastName: 'N',
      email: 'ben@example.org',
      country: 'Kenya',
    }
    expect((await ben.post('/api/students', profile)).status).toBe(201)
    const seen = await cleo.get(`/api/students/${benId}`)
    const changed = await cleo.patch(`/api/students/${benId}`, { gpa: 1 })
    const saved = await cleo.get(`/api/saved-scholarships/student/${benId}`)
    const made = await cleo.post('/api/students', { ...profile, studentId: benId })
    expect([seen, changed, saved, made].map(({ status }) => status)).toEqual([
      404, 404, 404, 403,
    ])
  })

  it('ends a session everywhere at once when it is revoked', async () => {
    const phone = person()
    const laptop = person()
    await phone.join('student', 'dora')
    await laptop.post('/api/auth/login', { username: 'dora', password: PASSWORD })
    const sessions = (await laptop.get('/api/sessions')).body
    const other = sessions.find(({ isCurrent }) => !isCurrent)
    expect((await phone.get('/api/auth/user')).status).toBe(200)
    expect((await laptop.delete(`/api/sessions/${other?.['id']}`)).status).toBe(204)
    await eventually(async () => (await phone.get('/api/auth/user')).status === 401, {
      timeoutMs: 4_000,
    })
  })

  it('sets a new password by the mailed link, once', async () => {
    const emma = person()
    await emma.join('student', 'emma')
    const before = await mailedToken(platform.url, 'emma@example.org')
    const asked = await emma.post('/api/auth/forgot-password', {
      email: 'emma@example.org',
    })
    expect(asked.status).toBe(200)
    const token = await eventually(async () => {
      const newest = await mailedToken(platform.url, 'emma@example.org')
      if (newest === before) throw new Error('not mailed yet')
      return newest
    })
    const password = 'another-lantern-by-the-quay-9'
    const reset = { token, password, confirmPassword: password }
    const guest = person()
    expect((await guest.post('/api/auth/reset-password', reset)).status).toBe(200)
    expect((await guest.post('/api/auth/reset-password', reset)).status).toBe(400)
    const login = await guest.post('/api/auth/login', { username: 'emma', password })
    expect(login.status).toBe(200)
  })
})

describe('a donor and an admin, by REST alone', () => {
  it('draft, verify, publish; then a visitor finds it', async () => {
    const donor = person()
    const admin = person()
    const visitor = person()
    await donor.join('donor', 'frieda')
    expect((await donor.get('/api/donor-scholarships')).body).toEqual([])
    const organization = await donor.post('/api/organizations', {
      name: 'Harbour Fund',
      country: 'Germany',
    })
    expect(organization.status).toBe(201)
    const { id } = organization.body

    const draft = await donor.post('/api/scholarships', DETAILS)
    expect([draft.status, draft.body['status']]).toEqual([201, 'draft'])
    const path = `/api/scholarships/${draft.body['id']}`
    expect((await visitor.get(path)).status).toBe(404)
    expect((await donor.post(`${path}/publish`)).status).toBe(403)

    const login = await admin.post('/api/auth/login', {
      username: ADMIN.email,
      password: ADMIN.password,
    })
    expect(login.status).toBe(200)
    const pending = await admin.get('/api/admin/organizations')
    expect(pending.body.map((row) => row['id'])).toContain(id)
    const verified = await admin.post(`/api/admin/organizations/${id}/verification`, {
      decision: 'verified',
    })
    expect(verified.body).toMatchObject({ verification: 'verified' })

    const published = await eventually(async () => {
      const answer = await donor.post(`${path}/publish`)
      if (answer.status !== 200) throw new Error(answer.text)
      return answer
    })
    expect(published.body).toMatchObject({ isActive: true, amount: '5000.00' })
    const found = await visitor.get('/api/scholarships?query=harbour%20engineering')
    expect(found.body.map((row) => row['id'])).toContain(draft.body['id'])
    expect((await donor.get('/api/donor-scholarships')).body).toHaveLength(1)
    await applyFor(String(draft.body['id']), donor)
    expect((await donor.patch(path, { amount: '6000' })).body).toMatchObject({
      amount: '6000.00',
    })
    expect((await donor.delete(path)).status).toBe(204)
    const after = await visitor.get(
      '/api/scholarships?query=harbour%20engineering&includePast=true',
    )
    expect(after.body.map((row) => row['id'])).not.toContain(draft.body['id'])
  })
})

/** A student drafts, reads what is missing and submits, and the donor reads the application. */
async function applyFor(scholarshipId: string, donor: ReturnType<typeof person>) {
  const all = '/api/scholarship-applications'
  await platform.deliverToApplications()
  const hana = person()
  await hana.join('student', 'hana')
  const begun = await hana.post(all, {
    scholarshipId,
    studentId: 'me',
    status: 'draft',
    firstName: 'Hana',
    citizenship: 'nigeria',
    currentGpa: 3.5,
    extracurriculars: ['Chess club', { role: 'Captain', hoursPerWeek: 3 }],
  })
  expect(begun.status).toBe(201)
  expect(answersOf(`POST ${all}`).safeParse(begun.body).error?.issues ?? []).toEqual([])
  expect(begun.body).toMatchObject({
    status: 'draft',
    citizenship: 'Nigeria',
    currentGpa: '3.50',
    applicationDeadline: '2031-03-02T05:00:00.000Z',
    extracurriculars: [{ description: 'Chess club' }, { role: 'Captain' }],
  })
  const path = `${all}/${begun.body['id']}`
  expect(begun.headers.get('location')).toBe(path)
  expect((await hana.post(all, { scholarshipId, currentGpa: 5 })).body).toMatchObject({
    status: 422,
    errors: [{ path: ['currentGpa'] }],
  })
  const whole = {
    lastName: 'Sato',
    email: 'hana@example.org',
    countryOfResidence: 'Nigeria',
    currentDegreeLevel: 'graduate',
    fieldOfStudy: 'Engineering',
    currentInstitution: 'University of Lagos',
  }
  const early = await hana.patch(path, { ...whole, status: 'submitted' })
  expect([early.status, early.body['errors']]).toEqual([
    422,
    [{ path: ['personalStatement'], message: 'Please write your personal statement' }],
  ])
  const statement = { personalStatement: 'I build harbours.', status: 'submitted' }
  const submitted = await hana.post(all, { scholarshipId, ...statement })
  expect([submitted.status, submitted.body['status']]).toEqual([200, 'submitted'])
  expect((await hana.post(`${path}/submit`)).body['status']).toBe('submitted')
  expect((await hana.patch(path, { lastName: 'Ito' })).status).toBe(409)
  expect((await hana.delete(path)).status).toBe(409)
  expect((await hana.get(`${all}?status=submitted`)).body).toHaveLength(1)

  const read = `/api/scholarships/${scholarshipId}/applications`
  expect((await hana.get(read)).status).toBe(403)
  const forDonor = await donor.get(read)
  expect(answersOf('GET /api/scholarships/:id/applications').parse(forDonor.body)).toEqual([
    expect.objectContaining({ lastName: 'Sato', status: 'submitted', number: 1 }),
  ])
  const foreign = person()
  await foreign.join('student', 'ivo')
  expect((await foreign.get(path)).status).toBe(404)
  expect((await foreign.post(`${path}/withdraw`)).status).toBe(404)
  expect((await hana.post(`${path}/withdraw`)).body['status']).toBe('withdrawn')
  expect((await hana.post(`${path}/reopen`)).body['status']).toBe('draft')
}

describe('an Idempotency-Key', () => {
  it('turns 20 parallel calls into one record, and is refused with another body', async () => {
    const gina = person()
    await gina.join('donor', 'gina')
    await gina.post('/api/organizations', { name: 'Quay Fund', country: 'Ghana' })
    const key = { 'idempotency-key': 'the-same-key' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => gina.post('/api/scholarships', DETAILS, key)),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body['id']}`)).size).toBe(
      1,
    )
    expect((await gina.get('/api/donor-scholarships')).body).toHaveLength(1)
    const other = await gina.post('/api/scholarships', { ...DETAILS, title: 'Other' }, key)
    expect(other.status).toBe(422)
  })
})
