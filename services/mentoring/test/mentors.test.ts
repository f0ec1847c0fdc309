import { newId } from '@landfall/kit/core/ids'
import { deliver } from '@landfall/kit/messaging/consumers'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { makePublishAllEssayPlaces } from '../src/modules/mentor/publish-essay-places.ts'
import {
  anAdmin,
  aStudent,
  movableClock,
  type RunningMentoring,
  startMentoring,
  userIdOf,
} from './_app.ts'
import { aMentor, EVERY_DAY, MENTOR, PROFILE, run } from './_mentors.ts'

const clock = movableClock('2026-11-23T12:00:00Z')

let app: RunningMentoring
beforeAll(async () => {
  app = await startMentoring(clock)
})
afterAll(() => app.stop())

const find = async (by: ReturnType<typeof aStudent>, id: string) =>
  (await app.ask(by, `query ($id: ID!) { mentor(id: $id) { ${MENTOR} } }`, { id })).mentor

async function namesOf(filter: object, page: object = {}): Promise<string[]> {
  const document = `query ($filter: MentorFilter, $first: Int, $after: String) {
    mentors(filter: $filter, first: $first, after: $after) { totalCount pageInfo { endCursor } edges { node { name } } }
  }`
  const { mentors } = await app.ask(testVisitor(), document, { filter, ...page })
  return mentors.edges.map(({ node }: { node: { name: string } }) => node.name)
}

describe('a mentor', () => {
  it('can be found after an admin approves them, and an event gives them the role', async () => {
    const mentor = aStudent()
    const id = userIdOf(mentor)
    expect(await run(app, mentor, 'saveMentorProfile', PROFILE)).toMatchObject({
      mentor: {
        country: 'Ghana',
        languages: ['English', 'Akan'],
        settings: { status: 'APPLIED', roomUrl: PROFILE.roomUrl },
      },
    })
    expect(await find(aStudent(), id)).toBeNull()
    for (const by of [mentor, testVisitor()])
      await expect(
        app.ask(by, '{ mentorApplications { totalCount } }'),
      ).rejects.toMatchObject({})
    const { mentorApplications } = await app.ask(
      anAdmin(),
      `{ mentorApplications { edges { node { id } } } }`,
    )
    expect(mentorApplications.edges).toContainEqual({ node: { id } })
    expect(await run(app, mentor, 'decideMentor', { id, approve: true })).toMatchObject({
      code: 'FORBIDDEN',
    })
    const self = testCaller({ userId: id, roles: ['admin'] })
    expect(await run(app, self, 'decideMentor', { id, approve: true })).toMatchObject({
      code: 'CONFLICT',
    })
    for (const _twice of [1, 2])
      await run(app, anAdmin(), 'decideMentor', { id, approve: true })
    expect(await find(aStudent(), id)).toMatchObject({ name: 'Ama Mensah', settings: null })
    await run(app, anAdmin(), 'decideMentor', {
      id,
      approve: false,
      note: 'We could not reach you.',
    })
    expect(await find(aStudent(), id)).toBeNull()
    const published = (await app.eventsOf('mentor-status.changed')).filter(
      ({ mentorId }) => mentorId === id,
    )
    expect(published.map(({ isMentor }) => isMentor)).toEqual([true, false])
    expect(await run(app, mentor, 'saveMentorProfile', PROFILE)).toMatchObject({
      mentor: { settings: { status: 'APPLIED' } },
    })
  })

  it('publishes each change of how many essays they take once, and nothing before they are approved', async () => {
    const mentor = aStudent()
    const id = userIdOf(mentor)
    const save = (change: object) =>
      run(app, mentor, 'saveMentorProfile', { ...PROFILE, ...change })
    const decide = (approve: boolean) =>
      run(app, anAdmin(), 'decideMentor', { id, approve })
    const places = async () =>
      (await app.eventsOf('mentor-essays.changed'))
        .filter(({ mentorId }) => mentorId === id)
        .map((fact) => fact['places'])
    await save({ takesEssays: true, essaysAtOnce: 3 })
    expect(await places()).toEqual([])
    await decide(true)
    for (const _twice of [1, 2]) await save({ takesEssays: true, essaysAtOnce: 2 })
    await save({ takesEssays: true, essaysAtOnce: 2, isActive: false })
    await save({ takesEssays: true, essaysAtOnce: 2 })
    await decide(false)
    expect(await places()).toEqual([3, 2, 0, 2, 0])
  })

  it('is announced once if they took essays before such events existed', async () => {
    const id = userIdOf(await aMentor(app, { profile: { takesEssays: true } }))
    await app.postgres.pool.query(
      'update mentors set told_essay_places = 0 where id = $1',
      [id],
    )
    const publishAll = makePublishAllEssayPlaces({ unitOfWork: app.unitOfWork })
    expect([await publishAll(), await publishAll()]).toEqual([1, 0])
    const published = (await app.eventsOf('mentor-essays.changed')).filter(
      ({ mentorId }) => mentorId === id,
    )
    expect(published.map((fact) => fact['places'])).toEqual([1, 1])
  })

  it('is told of although another mentor can’t be', async () => {
    const ids: string[] = []
    for (const _one of [1, 2])
      ids.push(userIdOf(await aMentor(app, { profile: { takesEssays: true } })))
    await app.postgres.pool.query(
      'update mentors set told_essay_places = 0 where id = any($1)',
      [ids],
    )
    const letGo = await stickRows(app.postgres.pool, {
      table: 'outbox',
      when: `new.body::text like '%${ids[0]}%'`,
    })
    const publishAll = makePublishAllEssayPlaces({ unitOfWork: app.unitOfWork })
    const counts = async () => {
      const published = await app.eventsOf('mentor-essays.changed')
      return ids.map((id) => published.filter(({ mentorId }) => mentorId === id).length)
    }
    await expect(publishAll()).rejects.toThrow('Failed query')
    expect(await counts()).toEqual([1, 2])
    await letGo()
    expect(await publishAll()).toBe(1)
    expect(await counts()).toEqual([2, 2])
  })

  it.each([
    [{ bio: 'Hello' }, 'bio'],
    [{ essaysAtOnce: 11 }, 'essaysAtOnce'],
    [{ expertise: ['Cooking'] }, 'expertise'],
    [{ languages: ['Elvish'] }, 'languages'],
    [{ roomUrl: 'javascript:alert(1)' }, 'roomUrl'],
    [{ timeZone: 'IST' }, 'timeZone'],
    [{ hourlyRate: '-1' }, 'hourlyRate'],
  ])('cannot have a profile with %j', async (change, field) => {
    const answer = await run(app, aStudent(), 'saveMentorProfile', {
      ...PROFILE,
      ...change,
    })
    expect(answer['errors'][0].path[0]).toBe(field)
  })

  it('needs a student account with a verified address, and a profile before setting times', async () => {
    expect(await run(app, testVisitor(), 'saveMentorProfile', PROFILE)).toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
    for (const by of [
      testCaller({ accountType: 'university' }),
      testCaller({ isEmailVerified: false }),
    ])
      expect(await run(app, by, 'saveMentorProfile', PROFILE)).toMatchObject({
        code: 'FORBIDDEN',
      })
    expect(await run(app, aStudent(), 'setMentorAvailability', EVERY_DAY)).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('the list of mentors', () => {
  it('can be searched by words, expertise, language, country, rating and essay reviews, and is paged', async () => {
    await aMentor(app, {
      profile: {
        name: 'Nana Owusu',
        country: 'NP',
        languages: ['ne'],
        expertise: ['Visa and arrival'],
        bio: 'Interviewed at the embassy in Kathmandu, twice, and glad to tell you how.',
        scholarshipsWon: ['Aga Khan'],
        takesEssays: true,
      },
    })
    await aMentor(app, { profile: { name: 'José Núñez', languages: ['Spanish'] } })
    await aMentor(app, { profile: { name: 'Away Person', isActive: false } })
    const owusu = ['Nana Owusu']
    for (const filter of [
      { q: 'owusu' },
      { q: 'embassies' },
      { q: 'aga khan' },
      { language: 'Nepali' },
      { country: 'nepal' },
      { expertise: 'visa AND arrival' },
      { q: 'nana', country: 'NP' },
      { takesEssays: true, language: 'ne' },
    ])
      expect({ filter, names: await namesOf(filter) }).toEqual({ filter, names: owusu })
    expect(await namesOf({ q: 'Nunez' })).toEqual(['José Núñez'])
    expect(await namesOf({ q: 'away' })).toEqual([])
    expect(await namesOf({ takesEssays: true, language: 'Spanish' })).toEqual([])
    expect(await namesOf({ takesEssays: false, language: 'Spanish' })).toEqual([
      'José Núñez',
    ])
    expect(await namesOf({ rating: '4.5' })).toEqual([])
    await app.postgres.pool.query(
      `update mentors set rating = 4.75 where name = 'José Núñez'`,
    )
    expect(await namesOf({ rating: '4.5' })).toEqual(['José Núñez'])
    const all = await namesOf({})
    const one = `{ mentors(first: 1) { pageInfo { endCursor } } }`
    const { mentors } = await app.ask(testVisitor(), one)
    expect(all[0]).toBe('José Núñez')
    expect(await namesOf({}, { after: mentors.pageInfo.endCursor })).toEqual(all.slice(1))
  })

  it('suggests mentors who have something in common with the student and says what, from facts that arrive by events', async () => {
    const student = aStudent()
    const studentId = userIdOf(student)
    const ama = await aMentor(app, {
      profile: { name: 'Kofi Boateng', fieldOfStudy: 'Music' },
    })
    const data = {
      studentId,
      country: 'GH',
      fieldOfInterest: ['Music'],
      version: 2,
      ...Object.fromEntries(
        [
          'currentEducationLevel',
          'intendedDegreeLevel',
          'gpa',
          'englishProficiency',
          'toeflScore',
          'ieltsScore',
          'duolingoScore',
          'citizenshipStatus',
          'visaType',
          'intendedVisaType',
          'usPermanentResident',
          'needsFinancialAid',
          'hasUsHighSchoolDiploma',
          'isCurrentlyInUs',
          'usResidency',
          'expectedFamilyContribution',
        ].map((fact) => [fact, null]),
      ),
    }
    const event = (version: number, country: string) => ({
      specversion: '1.0' as const,
      id: newId(),
      source: '/services/identity',
      type: 'landfall.identity.student.saved.v1',
      subject: studentId,
      time: '2026-11-23T12:00:00Z',
      datacontenttype: 'application/json' as const,
      aggregateversion: version,
      data: { ...data, version, country },
    })
    const newest = event(2, 'GH')
    for (const one of [newest, newest, event(1, 'NP')])
      await deliver(onStudentSaved, one, app.unitOfWork)
    const { suggestedMentors } = await app.ask(
      student,
      '{ suggestedMentors(first: 1) { mentor { id } reasons } }',
    )
    expect(suggestedMentors).toEqual([
      {
        mentor: { id: userIdOf(ama) },
        reasons: ['From Ghana, like you', 'Studied Music, which interests you'],
      },
    ])
    expect(
      (await app.ask(aStudent(), '{ suggestedMentors { reasons } }')).suggestedMentors,
    ).toEqual([])

    const winner = await aMentor(app, {
      profile: { name: 'Lindiwe Dube', scholarshipsWon: ['Fulbright', 'MIT'] },
    })
    const wanting = `query ($awards: [String!]) { suggestedMentors(awards: $awards) { mentor { id } reasons } }`
    const suggested = async (...awards: string[]) =>
      (await app.ask(aStudent(), wanting, { awards })).suggestedMentors
    expect(await suggested('Commit to Study', 'Fulbright Foreign Student Program')).toEqual(
      [{ mentor: { id: userIdOf(winner) }, reasons: ['Won Fulbright, which you want'] }],
    )
    // Such a short name occurs in others by chance.
    expect(await suggested('Summit Award')).toEqual([])
  })
})
