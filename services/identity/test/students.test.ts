import { randomUUID } from 'node:crypto'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startIdentity, type Identity } from './_app.ts'
import { facts, person, studentKit } from './_students.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const { create, update, read, student } = studentKit(() => identity)

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

  it('needs a name, an address and a country', async () => {
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

  it('happens once', async () => {
    const { caller, given } = await student()
    const answers = await Promise.all([1, 2, 3].map(() => create(caller, given)))
    const types = answers.map(({ __typename }) => __typename).toSorted()
    expect(types).toEqual(['Conflict', 'Conflict', 'StudentSuccess'])
  })

  it('checks first who the caller is, then whether they may, then what they typed', async () => {
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
    [{ gradeScale: 'unknown' }, 'Please choose a grading scale from the list'],
    [
      { gradeScale: 'ten-india', gradeOriginal: '82' },
      'Please enter a grade on the scale you chose (0 to 10, 10 is best)',
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
