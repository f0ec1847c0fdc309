import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startIdentity, type Identity } from './_app.ts'
import { studentKit } from './_students.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const { create, update, student, read } = studentKit(() => identity)

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
    const published = (await identity.events('student.saved')).findLast(
      ({ subject }) => subject === id,
    )
    expect(published?.data).toMatchObject({ gpa: '4.00', isGpaEstimated: true })
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
