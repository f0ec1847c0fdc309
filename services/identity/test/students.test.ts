import { randomUUID } from 'node:crypto'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRepublishAll } from '../src/republish-all.ts'
import { PASSWORD, startIdentity, type Identity } from './_app.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

type Caller = Parameters<Identity['mutate']>[0]
const fields = `id firstName lastName email country countryName currentEducationLevel
  intendedDegreeLevel fieldOfInterest gpa isGpaEstimated gpaSource gradeOriginal gradeScale gpaOriginal
  gpaOriginalScale englishProficiency toeflScore ieltsScore duolingoScore englishTestDate citizenshipStatus visaType intendedVisaType
  usPermanentResident usResidencyHistory { hasLivedInUs details } fundingSource
  expectedFamilyContribution { amount currency } needsFinancialAid hasUsHighSchoolDiploma
  hasUsCollegeDegree isCurrentlyInUs dateOfBirth gender intendedUniversityIds version`
const selection = `... on StudentSuccess { student { ${fields} } }`
const create = (caller: Caller, input: object) =>
  identity.mutate(caller, 'createStudent', input, selection)
const update = (caller: Caller, input: object) =>
  identity.mutate(caller, 'updateStudent', input, selection)
const read = async (caller: Caller, id: string) =>
  (
    await identity.execute(caller, `query ($id: ID!) { student(id: $id) { ${fields} } }`, {
      id,
    })
  ).data.student

const facts = {
  country: 'South Korea',
  currentEducationLevel: 'high_school',
  intendedDegreeLevel: 'undergraduate',
  fieldOfInterest: ['Engineering', 'Computer Science', 'Engineering'],
  gpa: '3.6',
  gpaOriginal: '4.2',
  gpaOriginalScale: '4.5',
  englishProficiency: 'toefl_90',
  toeflScore: 94,
  ieltsScore: '7',
  duolingoScore: 120,
  englishTestDate: '2026-03-01',
  citizenshipStatus: 'international_student',
  visaType: 'none',
  intendedVisaType: 'F-1',
  usPermanentResident: false,
  usResidencyHistory: { hasLivedInUs: true, details: 'A summer in Ohio.' },
  fundingSource: ['family'],
  expectedFamilyContribution: '5000',
  needsFinancialAid: true,
  hasUsHighSchoolDiploma: false,
  hasUsCollegeDegree: false,
  isCurrentlyInUs: false,
  dateOfBirth: '2004-02-29',
  gender: 'woman',
  intendedUniversityIds: ['0193a1b2-7c00-7000-8000-000000000022'],
}
const person = { firstName: 'Ji-woo', lastName: 'Kim' }

async function student() {
  const { id, input, caller } = await identity.person()
  const given = { ...person, email: input.email, facts }
  return { id, caller, email: input.email as string, given }
}

describe('creating a profile', () => {
  it('keeps every fact, and the name with the account', async () => {
    const { id, caller, email, given } = await student()
    expect(await read(caller, 'me')).toBeNull()
    const { student: made } = await create(caller, { id: 'me', ...given })
    expect(made).toEqual({
      ...facts,
      ...person,
      id,
      email,
      country: 'KR',
      countryName: 'South Korea',
      currentEducationLevel: 'HIGH_SCHOOL',
      intendedDegreeLevel: 'UNDERGRADUATE',
      fieldOfInterest: ['Engineering', 'Computer Science'],
      gpa: '3.60',
      isGpaEstimated: false,
      gpaSource: null,
      gradeOriginal: '4.2',
      gradeScale: null,
      gender: 'WOMAN',
      englishProficiency: 'TOEFL_90',
      ieltsScore: '7.0',
      expectedFamilyContribution: { amount: '5000.00', currency: 'USD' },
      version: 1,
    })
    expect(await read(caller, 'me')).toEqual(made)
    expect(await read(caller, id)).toEqual(made)
    const { data } = await identity.execute(
      caller,
      '{ viewer { firstName student { id } } }',
    )
    expect(data.viewer).toEqual({ firstName: 'Ji-woo', student: { id } })
  })

  it('leaves unknown what the student has not said', async () => {
    const { caller, given } = await student()
    const { student: made } = await create(caller, {
      ...given,
      facts: { country: 'Nigeria' },
    })
    const { id: _, firstName: _f, lastName: _l, email: _e, version: _v, ...rest } = made
    expect(rest).toEqual({
      ...Object.fromEntries(Object.keys(rest).map((name) => [name, null])),
      country: 'NG',
      countryName: 'Nigeria',
      isGpaEstimated: false,
      intendedUniversityIds: [],
    })
  })

  it('keeps a country outside the list as "Other", unknown to rules', async () => {
    const { id, caller, given } = await student()
    const { student: made } = await create(caller, {
      ...given,
      facts: { country: 'Other' },
    })
    expect(made).toMatchObject({ country: null, countryName: 'Other' })
    const saved = (await identity.events('student.saved')).findLast(
      ({ subject }) => subject === id,
    )
    expect(saved?.data.country).toBeNull()
  })

  it('wants name, address and country', async () => {
    const { caller } = await student()
    const answer = await create(caller, {})
    expect(answer.__typename).toBe('ValidationFailed')
    const message = 'Please fill in all required fields'
    expect(answer.errors).toEqual(
      [['firstName'], ['lastName'], ['email'], ['facts', 'country']].map((path) => ({
        path,
        message,
      })),
    )
  })

  it('is done once', async () => {
    const { caller, given } = await student()
    const answers = await Promise.all([1, 2, 3].map(() => create(caller, given)))
    const types = answers.map(({ __typename }) => __typename).toSorted()
    expect(types).toEqual(['Conflict', 'Conflict', 'StudentSuccess'])
  })

  it('asks first who it is, then whether they may, then what they typed', async () => {
    const { caller } = await student()
    const donor = await identity.person({ userType: 'donor' })
    expect((await create(testVisitor(), {})).__typename).toBe('NotSignedIn')
    expect((await create(donor.caller, {})).__typename).toBe('Forbidden')
    expect((await create(caller, { id: randomUUID() })).__typename).toBe('Forbidden')
    expect((await create(caller, { id: 'me' })).__typename).toBe('ValidationFailed')
  })
})

describe('changing a profile', () => {
  it('changes what is given; null clears', async () => {
    const { id, caller, given } = await student()
    await create(caller, given)
    const { student: changed } = await update(caller, {
      id: 'me',
      lastName: 'Park',
      facts: { gpa: '3.75', toeflScore: null },
    })
    expect(changed).toMatchObject({
      id,
      lastName: 'Park',
      gpa: '3.75',
      toeflScore: null,
      ieltsScore: '7.0',
      version: 2,
    })
  })

  it('finds nobody else’s, and none that does not exist', async () => {
    const { id, caller, given } = await student()
    const other = await student()
    expect((await update(caller, { id: 'me' })).__typename).toBe('NotFound')
    await create(caller, given)
    for (const unknown of [id, randomUUID(), 'nonsense']) {
      expect((await update(other.caller, { id: unknown })).__typename).toBe('NotFound')
      expect(await read(other.caller, unknown)).toBeNull()
    }
    expect((await update(testVisitor(), { id })).__typename).toBe('NotSignedIn')
    await expect(read(testVisitor(), id)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    await expect(read(testCaller({ roles: ['admin'] }), id)).resolves.toBeNull()
  })

  it.each([
    [{ gpa: '4.5' }, 'GPA must be a number from 0 to 4.0 with at most two decimals'],
    [{ country: 'Atlantis' }, 'Please select your country'],
    [{ englishProficiency: 'fluent' }, 'Please select your English proficiency'],
    [{ gradeScale: 'unknown' }, 'Please choose a grade scale from the list'],
    [
      { gradeScale: 'ten-india', gradeOriginal: '82' },
      'Please enter a grade of the scale that you chose (0 to 10, 10 is best)',
    ],
    [
      { dateOfBirth: '1899-12-31' },
      'Date of birth must be a day from 1900 to ten years ago',
    ],
  ])('refuses %j', async (bad, message) => {
    const { caller, given } = await student()
    await create(caller, given)
    expect(await update(caller, { id: 'me', facts: bad })).toMatchObject({ message })
  })

  it('of the address waits for verification, and leaves nothing changed when it is taken', async () => {
    const { caller, email, given } = await student()
    await create(caller, given)
    const moved = await update(caller, {
      id: 'me',
      email: `new.${email}`,
      currentPassword: PASSWORD,
    })
    expect(moved.student.email).toBe(email)
    // The form sends the present address along with whatever else was changed.
    await update(caller, { id: 'me', email, facts: { gpa: '3.60' } })
    await identity.mutate(
      testVisitor(),
      'verifyEmail',
      { token: await identity.mailedToken(`new.${email}`) },
      '',
    )
    expect((await read(caller, 'me')).email).toBe(`new.${email}`)
    const other = await student()
    const taken = await update(caller, {
      id: 'me',
      email: other.email,
      currentPassword: PASSWORD,
      facts: { gpa: '1.00' },
    })
    expect(taken).toMatchObject({ __typename: 'Conflict' })
    expect((await read(caller, 'me')).gpa).toBe('3.60')
  })
})

describe('a grade in the student’s own scale', () => {
  const grade = { gradeScale: 'ten-india', gradeOriginal: '8.1' }

  it('is kept, and converted with its source', async () => {
    const { id, caller, given } = await student()
    const { student: made } = await create(caller, {
      ...given,
      facts: { country: 'India', ...grade },
    })
    expect(made).toMatchObject({
      ...grade,
      gpa: '3.30',
      isGpaEstimated: true,
      gpaSource: expect.stringContaining('India'),
      gpaOriginal: '8.1',
      gpaOriginalScale: 'CGPA out of 10',
    })
    const { student: better } = await update(caller, {
      id: 'me',
      facts: { gradeOriginal: '9.2' },
    })
    expect(better).toMatchObject({ gpa: '4.00', isGpaEstimated: true })
    const told = (await identity.events('student.saved')).findLast(
      ({ subject }) => subject === id,
    )
    expect(told?.data).toMatchObject({ gpa: '4.00', isGpaEstimated: true })
  })

  it('that is refused changes nothing', async () => {
    const { caller, given } = await student()
    await create(caller, { ...given, facts: { country: 'India', ...grade } })
    const refused = await update(caller, {
      id: 'me',
      lastName: 'Rao',
      facts: { gradeOriginal: '82' },
    })
    expect(refused.errors).toEqual([
      { path: ['facts', 'gradeOriginal'], message: expect.stringContaining('0 to 10') },
    ])
    expect(await read(caller, 'me')).toMatchObject({
      lastName: 'Kim',
      ...grade,
      version: 1,
    })
  })

  it('gives way to a GPA that is told alone', async () => {
    const { caller, given } = await student()
    await create(caller, { ...given, facts: { country: 'India', ...grade } })
    const { student: changed } = await update(caller, { id: 'me', facts: { gpa: '3.75' } })
    expect(changed).toMatchObject({
      gpa: '3.75',
      isGpaEstimated: false,
      gradeOriginal: null,
      gradeScale: null,
    })
  })

  it('has a list of scales, and a conversion, for everybody', async () => {
    const { data } = await identity.execute(
      testVisitor(),
      `{ gradeScales(country: "India") { code name grades source }
        convertGrade(scale: "ten-india", grade: "8.1") { gpa isEstimate source }
        unknown: convertGrade(scale: "ten-india", grade: "82") { gpa } }`,
      {},
    )
    expect(data.gradeScales[0]).toMatchObject({ code: 'percent-south-asia' })
    expect(data.convertGrade).toMatchObject({ gpa: '3.30', isEstimate: true })
    expect(data.unknown).toBeNull()
  })
})

describe('what other services hear of a profile', () => {
  it('is every fact of the rules with its version, and nobody’s name', async () => {
    const { id, caller, email, given } = await student()
    await create(caller, given)
    await update(caller, { id: 'me', facts: { gpa: '3.9' } })
    const own = (await identity.events('student.saved')).filter(
      ({ subject }) => subject === id,
    )
    expect(own.map(({ aggregateversion }) => aggregateversion)).toEqual([1, 2])
    const { data } = own[1] ?? {}
    expect(StudentSaved.schema.parse(data)).toMatchObject({
      studentId: id,
      country: 'KR',
      gpa: '3.90',
      usResidency: { hasLivedInUs: true },
      expectedFamilyContribution: { amount: '5000.00', currency: 'USD' },
      version: 2,
    })
    const text = JSON.stringify(data)
    for (const secret of [email, 'Ji-woo', 'Kim', 'Ohio', '2004-02-29', 'woman'])
      expect(text).not.toContain(secret)
  })

  it('holds date of birth and gender sealed, once one of them is told', async () => {
    const { id, caller, given } = await student()
    const { dateOfBirth, gender, ...others } = facts
    await create(caller, { ...given, facts: others })
    await update(caller, { id: 'me', facts: { dateOfBirth } })
    await update(caller, { id: 'me', facts: { gender } })
    const told = (await identity.events('student.saved'))
      .filter(({ subject }) => subject === id)
      .map(({ data }) => StudentSaved.schema.parse(data).sealedDetails)
    const opened = await Promise.all(told.map((one) => one && identity.sealer.open(one)))
    expect(opened).toEqual([
      null,
      { dateOfBirth, gender: null },
      { dateOfBirth, gender: 'woman' },
    ])
  })

  it('can be told again', async () => {
    const { id, caller, given } = await student()
    const { dateOfBirth: _, gender: __, ...plain } = facts
    await create(caller, { ...given, facts: plain })
    const before = await identity.events('student.saved')
    const { students } = await makeRepublishAll(identity)()
    const after = (await identity.events('student.saved')).slice(before.length)
    expect(students).toBeGreaterThan(0)
    expect(after).toHaveLength(students)
    const first = before.find(({ subject }) => subject === id)
    const again = after.find(({ subject }) => subject === id)
    expect(again?.data).toEqual(first?.data)
  })
})
