import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRepublishAll } from '../src/republish-all.ts'
import { startIdentity, type Identity } from './_app.ts'
import { facts, studentKit } from './_students.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const { create, update, student } = studentKit(() => identity)

describe('the event of a profile', () => {
  it('has every fact of the rules with its version, and nobody’s name', async () => {
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

  it('marks a country that is on no list as unlisted, not as missing', async () => {
    const { id, caller, given } = await student()
    await create(caller, { ...given, facts: { ...facts, country: 'Other' } })
    await update(caller, { id: 'me', facts: { country: 'Kenya' } })
    const told = (await identity.events('student.saved'))
      .filter(({ subject }) => subject === id)
      .map(({ data }) => StudentSaved.schema.parse(data))
    expect(told).toMatchObject([
      { country: null, isCountryUnlisted: true },
      { country: 'KE', isCountryUnlisted: false },
    ])
  })

  it('holds date of birth and gender sealed, once one of them is told', async () => {
    const { id, caller, given } = await student()
    const { dateOfBirth, gender, ...others } = facts
    await create(caller, { ...given, facts: others })
    await update(caller, { id: 'me', facts: { dateOfBirth } })
    await update(caller, { id: 'me', facts: { gender } })
    const published = (await identity.events('student.saved'))
      .filter(({ subject }) => subject === id)
      .map(({ data }) => StudentSaved.schema.parse(data).sealedDetails)
    const opened = await Promise.all(
      published.map((one) => one && identity.sealer.open(one)),
    )
    expect(opened).toEqual([
      null,
      { dateOfBirth, gender: null },
      { dateOfBirth, gender: 'woman' },
    ])
  })

  it('can be published again', async () => {
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

  it('can be published again although another one can’t be', async () => {
    const ids: string[] = []
    for (const _one of [1, 2, 3]) {
      const { id, caller, given } = await student()
      await create(caller, { ...given, facts })
      ids.push(id)
    }
    const [first = '', stuck = '', last = ''] = ids.toSorted()
    const letGo = await stickRows(identity.postgres.pool, {
      table: 'outbox',
      when: `new.body::text like '%${stuck}%' and new.name like '%student.saved%'`,
    })
    const before = await identity.events('student.saved')
    await expect(makeRepublishAll(identity)()).rejects.toThrow('Failed query')
    const again = (await identity.events('student.saved')).slice(before.length)
    const subjects = again.map(({ subject }) => subject)
    expect(subjects).toEqual(expect.arrayContaining([first, last]))
    expect(subjects).not.toContain(stuck)
    expect(new Set(subjects).size).toBe(subjects.length)
    await letGo()
  })
})
