import { randomUUID } from 'node:crypto'
import { makeEnvelope } from '@landfall/proto-events'
import { ApplicationStateChanged } from '@landfall/proto-events/applications/application-state-changed.v1'
import { PreparationChanged } from '@landfall/proto-events/applications/preparation-changed.v1'
import { SavedScholarshipCreated } from '@landfall/proto-events/applications/saved-scholarship-created.v1'
import { SavedScholarshipRemoved } from '@landfall/proto-events/applications/saved-scholarship-removed.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, idOf, read, startAnswering } from './_answering.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { aListing } from './_listings.ts'

let app: RunningAiWorkers
let on: Answering

beforeAll(async () => {
  app = await startAiWorkers()
  on = await startAnswering(app)
})
afterAll(async () => {
  await on.stop()
  await app.stop()
})

describe('an answer of the built-in guide', () => {
  it('rests on the student’s own records, which events keep up to date', async () => {
    const student = aStudent()
    const studentId = idOf(student)
    const [wells, harbor] = [
      aListing({
        title: 'Wells Fellowship',
        deadline: { date: '2100-12-01', precision: 'exact', timeZone: 'America/New_York' },
      }),
      aListing({ title: 'Harbor Award' }),
    ]
    await app.storeListings(wells, harbor)
    const saved = (
      scholarshipId: string,
      event: typeof SavedScholarshipCreated | typeof SavedScholarshipRemoved,
      version: number,
      id: string,
    ) =>
      makeEnvelope(event, {
        id: randomUUID(),
        aggregateId: id,
        version,
        time: new Date(),
        data: { id, studentId, scholarshipId, applicationStatus: 'planned' as const },
      })
    const [one, two] = [randomUUID(), randomUUID()]
    const events = [
      saved(wells.scholarshipId, SavedScholarshipCreated, 1, one),
      saved(harbor.scholarshipId, SavedScholarshipRemoved, 2, two),
      // An older event that arrives late.
      saved(harbor.scholarshipId, SavedScholarshipCreated, 1, two),
    ]
    const applicationId = randomUUID()
    const begun = makeEnvelope(ApplicationStateChanged, {
      id: randomUUID(),
      aggregateId: applicationId,
      version: 1,
      time: new Date(),
      data: {
        applicationId,
        studentId,
        scholarshipId: harbor.scholarshipId,
        ownerId: randomUUID(),
        from: null,
        to: 'draft',
        at: new Date().toISOString(),
      },
    })
    for (const event of [...events, ...events, begun, begun]) await app.receive(event)

    const reply = await on.ask(student, 'What are my next deadlines?')
    expect(reply).toMatchObject({
      status: 'COMPLETED',
      question: 'What are my next deadlines?',
    })
    expect(reply.answer).toContain('Wells Fellowship: 1 Dec 2100')
    expect(reply.answer).toContain('1 scholarship without an upcoming deadline')
    expect(reply.madeBy).toContain('From the built-in guide')
    expect(reply.sources).toContainEqual({
      title: 'Wells Fellowship',
      url: `/scholarships/${wells.scholarshipId}`,
      says: null,
    })
    expect(read(on.pieces)).toBe(reply.answer)
    expect(on.pieces.map(({ sequence }) => sequence)).toEqual(
      on.pieces.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
    )
    expect(on.pieces.at(-1)).toMatchObject({ step: 'COMPLETED', isLast: true })
    expect((await on.ask(student, 'which scholarships did i save')).answer).toContain(
      'You have 1 saved scholarship:',
    )
    expect((await on.ask(student, 'how are my applications going')).answer).toContain(
      'Harbor Award: draft',
    )
    expect((await on.ask(aStudent(), 'which scholarships did i save')).answer).toContain(
      'not saved any scholarships',
    )
  })

  it('knows the tasks of the toolkit, by the newest event', async () => {
    const student = aStudent()
    const wells = aListing({ title: 'Wells Fellowship' })
    await app.storeListings(wells)
    const preparationChanged = (
      version: number,
      openTasks: number,
      titles: readonly (string | null)[],
    ) =>
      makeEnvelope(PreparationChanged, {
        id: randomUUID(),
        aggregateId: wells.scholarshipId,
        version,
        time: new Date(),
        data: {
          studentId: idOf(student),
          scholarshipId: wells.scholarshipId,
          openTasks,
          completedTasks: 0,
          openLines: 0,
          completedLines: 0,
          next: titles.map((title) => {
            const task = { kind: 'task', taskType: 'resume', status: 'in_progress' }
            return { ...task, title, dueDate: '2100-11-21' }
          }),
        },
      })
    const [newer, older] = [
      preparationChanged(2, 2, ['Ask for letters', null]),
      preparationChanged(1, 1, ['Book the test']),
    ]
    for (const event of [newer, newer, older]) await app.receive(event)

    const asks = 'What are my tasks?'
    const { answer } = await on.ask(student, asks)
    expect(answer).toContain(
      'You have 2 open tasks and 0 open checklist lines; 0 steps done.',
    )
    expect(answer).toContain(
      'Ask for letters (Wells Fellowship), in progress: due 21 Nov 2100',
    )
    expect(answer).toContain('Your own task: resume (Wells Fellowship)')
    expect(answer).not.toContain('Book the test')
    expect((await on.ask(aStudent(), asks)).answer).toContain('no tasks in the toolkit')
    await on.ask(student, 'How do I begin?', on.withModel)
    expect(on.model.sent()).toContain('Ask for letters')
    await app.receive(preparationChanged(3, 0, []))
    expect((await on.ask(student, asks)).answer).toContain('no tasks in the toolkit')
  })

  it('is made once by a job that runs twice, also at the same moment', async () => {
    const student = aStudent()
    const { reply } = await on.mentors.send(student, 'How do I ask for a letter?')
    await Promise.all([on.answer(reply.id), on.answer(reply.id)])
    await on.answer(reply.id)
    const { answer, status } = await on.mentors.reply(student, reply.id)
    expect({ answer, status }).toMatchObject({
      status: 'COMPLETED',
      answer: expect.stringContaining('month ahead'),
    })
    const facts = await app.outboxEvents('landfall.ai-workers.mentor-reply.completed.v1')
    expect(facts.filter(({ data }) => data['replyId'] === reply.id)).toHaveLength(1)
    expect(await on.mentors.progress(student, reply.id)).toMatchObject({
      from: 0,
      piece: answer,
      isLast: true,
    })
  })

  it('shows help lines first to students who may be in danger, and asks no model', async () => {
    const asked = on.model.asked.length
    const { answer, madeBy } = await on.ask(aStudent(), 'I want to die', on.withModel)
    expect(answer).toMatch(/^If you are in danger[^]*988[^]*findahelpline\.com/u)
    expect(madeBy).toContain('built-in guide')
    expect(on.model.asked).toHaveLength(asked)
  })
})

describe('students’ choices and marks for mentors', () => {
  it('count once, and change what was chosen before', async () => {
    const student = aStudent()
    const figures = async () =>
      (await on.mentors.list(student)).find(({ id }: { id: string }) => id === 'maya')
    const before = await figures()
    for (const id of ['maya', 'leo', 'maya']) await on.mentors.connect(student, id)
    expect((await on.mentors.list(student))[0]).toMatchObject({
      id: 'maya',
      isConnected: true,
      timesSelected: before.timesSelected + 1,
    })
    expect((await on.mentors.connect(student, 'nobody')).__typename).toBe('NotFound')

    const { marks: given = 0, yesMarks = 0 } = (await marksOf()) ?? {}
    const { id } = await on.ask(student, 'Where do I start?')
    for (const mark of [
      { isHelpful: true },
      { isHelpful: true },
      { isMotivating: false },
    ]) {
      await on.mentors.rate(student, id, mark)
    }
    expect(await marksOf()).toMatchObject({ marks: given + 2, yesMarks: yesMarks + 1 })
    const { reply } = await on.mentors.rate(student, id, { isHelpful: null })
    expect(reply).toMatchObject({ isHelpful: null, isMotivating: false })
    expect(await marksOf()).toMatchObject({ marks: given + 1, yesMarks })
    for (let n = 0; n < 4; n += 1) {
      const one = await on.ask(student, 'Where do I start?')
      await on.mentors.rate(student, one.id, { isHelpful: true, isMotivating: true })
    }
    const sum = await marksOf()
    const rating = ((5 * (sum?.yesMarks ?? 0)) / (sum?.marks ?? 1)).toFixed(1)
    expect(await figures()).toMatchObject({
      averageRating: rating,
      answersBy: 'built-in guide',
    })
  })

  it('include notes that a mentor is asked to remember, and none while that is off', async () => {
    const student = aStudent()
    expect(
      (await on.ask(student, 'Remember that I want to study hydrology')).answer,
    ).toContain('I’ll remember that')
    expect(await on.mentors.memory(student)).toEqual({
      isOn: true,
      notes: ['I want to study hydrology'],
    })
    await on.ask(student, 'How do I begin?', on.withModel)
    expect(on.model.sent()).toContain('hydrology')
    await on.mentors.remember(student, {
      isOn: false,
      notes: ['I want to study limnology'],
    })
    expect((await on.ask(student, 'Remember that I like tea')).answer).toContain(
      'turned off',
    )
    expect(await on.mentors.memory(student)).toEqual({
      isOn: false,
      notes: ['I want to study limnology'],
    })
    await on.ask(student, 'How do I begin?', on.withModel)
    expect(on.model.sent()).not.toContain('limnology')
  })
})

it('an answer rests on everything that a student has saved, however much it is', async () => {
  const student = aStudent()
  const later = Array.from({ length: 150 }, (_, n) => aListing({ title: `Award ${n}` }))
  const soon = aListing({
    title: 'Soonest',
    deadline: { date: '2099-01-01', precision: 'exact', timeZone: 'America/New_York' },
  })
  await app.storeListings(...later, soon)
  await app.unitOfWork(async ({ savedAwards }) => {
    for (const { scholarshipId } of [...later, soon])
      await savedAwards.keepNewest({
        id: randomUUID(),
        studentId: idOf(student),
        scholarshipId,
        version: 1,
        applicationStatus: 'planned',
        isRemoved: false,
      })
  })
  const saved = await on.ask(student, 'Which scholarships have I saved?')
  expect(saved.answer).toContain('You have 151 saved scholarships')
  expect(saved.answer).toMatch(/^[^]*?: *\s*- Soonest/u)
  await on.ask(student, 'How do I begin?', on.withModel)
  expect(on.model.sent()).toContain('\\"savedInAll\\": 151')
})

it('a memory that its student turns off just as a note comes stays as they saved it', async () => {
  const { mentorMemories } = app.stores
  const student = aStudent()
  let isSaved = false
  const find: typeof mentorMemories.find = async (studentId, sealer) => {
    const found = await mentorMemories.find(studentId, sealer)
    if (!isSaved) await on.mentors.remember(student, { isOn: false, notes: [] })
    isSaved = true
    return found
  }
  const stores = { ...app.stores, mentorMemories: { ...mentorMemories, find } }
  const meanwhile = await startAnswering({ ...app, stores })
  await meanwhile.ask(student, 'Remember that I like tea')
  expect(await on.mentors.memory(student)).toEqual({ isOn: false, notes: [] })
  await meanwhile.stop()
})

const marksOf = async () => (await app.stores.mentors.figures()).get('maya')
