import { newId } from '@landfall/kit/core/ids'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import {
  aTask,
  anAskingAward,
  deadlineMoved,
  hear,
  LETTERS,
  PLACE,
  preparing,
  deliverCriteria,
} from './_preparation.ts'
import { movableClock, userIdOf } from './_reminders.ts'

const START = '2026-11-10T12:00:00Z'
const clock = movableClock(START)
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app.stop())
beforeEach(() => clock.set(START))

async function planned() {
  const student = aStudent()
  const me = preparing(app, student)
  const scholarshipId = await anAskingAward(app)
  const plan = await me.plan({ scholarshipId })
  return { student, me, scholarshipId, plan }
}

describe('a prep plan', () => {
  it('has the steps of the award with their days, and a checklist of what it asks', async () => {
    const { me, plan } = await planned()
    expect(plan).toMatchObject({ __typename: 'PrepPlanSuccess', addedTasks: 5 })
    expect(plan.dateNote).toBe(
      'Its dates are counted back from the deadline, 1 Dec 2026. Less time is left than usual, so they are closer together.',
    )
    expect((await me.tasks()).map(({ title, dueDate }) => [title, dueDate])).toEqual([
      ['Apply for a place', '2026-11-10'],
      ['Ask for recommendation letters', '2026-11-21'],
      ['Write a first draft of your essay', '2026-11-27'],
      ['Finish your essay', '2026-11-29'],
      ['Send your application', '2026-11-30'],
    ])
    const lines = plan.checklist.checklistItems.map(({ task }: { task: string }) => task)
    expect(lines).toEqual([PLACE.text, LETTERS.text, 'Write an essay.'])
  })

  it('that is made again, by two presses at once too, adds nothing and brings back nothing', async () => {
    const { me, scholarshipId } = await planned()
    const [first] = await me.tasks()
    await me.remove({ id: first?.id })
    const again = await Promise.all([
      me.plan({ scholarshipId }),
      me.plan({ scholarshipId }),
    ])
    expect(again).toMatchObject([{ addedTasks: 0 }, { addedTasks: 0 }])
    expect(await me.tasks()).toHaveLength(4)
    expect(await me.checklists()).toHaveLength(1)
  })

  it('has an outline written into its essay task, anew each time, and one task more where none is to be done', async () => {
    const { me, scholarshipId } = await planned()
    const wish = { scholarshipId, taskType: 'essay' }
    const { prepTask } = await me.outline(wish)
    expect(prepTask.title).toBe('Write a first draft of your essay')
    expect(prepTask.aiGeneratedContent).toContain('Made by rules')
    expect((await me.outline(wish)).prepTask.id).toBe(prepTask.id)
    expect(await me.tasks()).toHaveLength(5)
    for (const { id } of await me.tasks()) await me.update({ id, status: 'completed' })
    expect((await me.outline(wish)).prepTask.title).toBe('Write your essay')
    const other = preparing(app, aStudent())
    expect((await other.outline(wish)).prepTask.title).toBe('Write your essay')
    expect((await other.outline(wish)).__typename).toBe('PrepTaskSuccess')
    expect(await other.tasks()).toHaveLength(1)
    expect(await other.outline({ ...wish, taskType: 'resume' })).toMatchObject({
      code: 'VALIDATION_FAILED',
    })
    expect(await other.outline({ ...wish, scholarshipId: newId() })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('is refused for an award that nobody can find, and for anyone who is no student', async () => {
    const me = preparing(app, aStudent())
    expect(await me.plan({ scholarshipId: newId() })).toMatchObject({ code: 'NOT_FOUND' })
    const draft = await app.knowScholarship('draft')
    expect(await me.plan({ scholarshipId: draft })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await me.plan({})).toMatchObject({ message: 'Please select a scholarship' })
    const donor = preparing(app, testCaller({ accountType: 'donor' }))
    expect(await donor.plan({ scholarshipId: draft })).toMatchObject({ code: 'FORBIDDEN' })
    const visitor = preparing(app, testVisitor())
    expect(await visitor.plan({ scholarshipId: draft })).toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })

  it('says that it has no dates where no deadline is announced', async () => {
    const me = preparing(app, aStudent())
    const scholarshipId = await app.knowScholarship()
    const { dateNote, tasks } = await me.plan({ scholarshipId })
    expect(dateNote).toBe(
      'No coming deadline is announced, so its tasks have no dates yet.',
    )
    expect(tasks).toMatchObject([{ title: 'Send your application', dueDate: null }])
  })

  it('follows a deadline that moves, once, and leaves what the student changed', async () => {
    const { me, scholarshipId } = await planned()
    const [, letters] = await me.tasks()
    await me.update({ id: letters?.id, dueDate: '2026-11-15' })
    const moved = deadlineMoved(scholarshipId, '2027-03-01')
    expect(await hear(app, moved)).toBe('handled')
    expect(await hear(app, moved)).toBe('duplicate')
    await hear(app, { ...moved, id: newId() })
    const days = (await me.tasks()).map(({ title, dueDate }) => [title, dueDate])
    expect(days).toEqual([
      ['Ask for recommendation letters', '2026-11-15'],
      ['Apply for a place', '2026-12-31'],
      ['Write a first draft of your essay', '2027-02-15'],
      ['Finish your essay', '2027-02-22'],
      ['Send your application', '2027-02-26'],
    ])
  })
})

describe('a task', () => {
  it('is completed and reopened, and counts in the progress', async () => {
    const { me } = await planned()
    const [task] = await me.tasks()
    const done = await me.update({ id: task?.id, status: 'completed' })
    expect(done.prepTask).toMatchObject({
      status: 'COMPLETED',
      completedAt: '2026-11-10T12:00:00.000Z',
    })
    expect(await me.summary()).toEqual({
      activeTasks: 4,
      completedTasks: 1,
      totalTasks: 5,
      progressPercent: 20,
    })
    expect(await me.tasks(', status: COMPLETED')).toHaveLength(1)
    const blocked = await me.update({ id: task?.id, status: 'blocked' })
    expect(blocked).toMatchObject({ code: 'CONFLICT' })
    const open = await me.update({ id: task?.id, status: 'not_started' })
    expect(open.prepTask).toMatchObject({ status: 'NOT_STARTED', completedAt: null })
  })

  it('of the student’s own can be added, changed and removed', async () => {
    const me = preparing(app, aStudent())
    const scholarshipId = await app.knowScholarship()
    const wanted = aTask(scholarshipId, { dueDate: '2026-11-12', estimatedTimeHours: 1.5 })
    const { prepTask } = await me.create(wanted)
    expect(prepTask).toMatchObject({
      taskType: 'RESUME',
      priority: 'MEDIUM',
      status: 'NOT_STARTED',
      dueDate: '2026-11-12',
      estimatedTimeHours: 1.5,
      isPlanned: false,
      dateNote: null,
    })
    const { id } = prepTask
    const changed = await me.update({
      id,
      title: 'CV',
      studentNotes: 'Ask Ana',
      dueDate: null,
    })
    expect(changed.prepTask).toMatchObject({
      title: 'CV',
      studentNotes: 'Ask Ana',
      dueDate: null,
      description: 'One page.',
    })
    expect(await me.remove({ id })).toMatchObject({ __typename: 'RemovePrepTaskSuccess' })
    expect(await me.remove({ id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await me.tasks()).toEqual([])
  })

  it.each([
    [{ dueDate: '2026-11-09' }, 'Please choose today or a later day'],
    [{ title: ' ' }, 'Please enter a task title'],
    [{ description: null }, 'Please enter a description'],
    [{ scholarshipId: null }, 'Please select a scholarship'],
    [{ estimatedTimeHours: 0.7 }, 'Enter the time in half hours, for example 1.5'],
    [{ priority: 'soon' }, 'Choose one of low, medium, high, urgent'],
    [{ taskType: 'application' }, /^Choose one of essay, recommendation_letter/],
  ])('with %j is refused', async (o, message) => {
    const me = preparing(app, aStudent())
    const refused = await me.create(aTask(await app.knowScholarship(), o))
    expect(refused).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringMatching(message),
    })
  })

  it('keeps a day that is past while something else is changed', async () => {
    const { me } = await planned()
    const [task] = await me.tasks()
    clock.set('2026-11-20T12:00:00Z')
    const { id, dueDate } = task ?? {}
    const noted = await me.update({ id, dueDate, title: 'Apply at Clark' })
    expect(noted.prepTask).toMatchObject({ title: 'Apply at Clark', dueDate: '2026-11-10' })
    const moved = await me.update({ id, dueDate: '2026-11-19' })
    expect(moved).toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})

describe('a checklist', () => {
  it('can be ticked, dated, annotated and added to', async () => {
    const { me, plan } = await planned()
    const { id: checklistId, checklistItems } = plan.checklist
    const [place] = checklistItems
    const line = { checklistId, itemId: place.id }
    const ticked = await me.updateLine({ ...line, completed: true, notes: 'Got it' })
    expect(ticked.prepChecklist).toMatchObject({ overallProgress: 33 })
    const added = await me.addLine({
      checklistId,
      task: 'Buy stamps',
      dueDate: '2026-11-12',
    })
    expect(added.prepChecklist.checklistItems.at(-1)).toMatchObject({
      task: 'Buy stamps',
      isOwn: true,
      required: false,
      dueDate: '2026-11-12',
    })
    expect(await me.removeLine(line)).toMatchObject({ code: 'CONFLICT' })
    expect(await me.updateLine({ ...line, task: 'Other' })).toMatchObject({
      code: 'CONFLICT',
    })
    const own = { checklistId, itemId: added.prepChecklist.checklistItems.at(-1).id }
    expect((await me.removeLine(own)).prepChecklist.checklistItems).toHaveLength(3)
  })

  it('follows what the award asks now, told twice too, and loses no tick', async () => {
    const { me, scholarshipId, plan } = await planned()
    const { id: checklistId, checklistItems } = plan.checklist
    const itemId = checklistItems[1].id
    await me.updateLine({ checklistId, itemId, completed: true, notes: 'Both said yes' })
    const listing = { scholarshipId, version: 2, requirements: [PLACE] }
    await deliverCriteria(app, listing)
    await deliverCriteria(app, listing)
    const [after] = await me.checklists()
    expect(
      after?.checklistItems.map(({ task, completed, notes, isGone }) => [
        task,
        completed,
        notes,
        isGone,
      ]),
    ).toEqual([
      [PLACE.text, false, null, false],
      ['Write an essay.', false, null, false],
      [LETTERS.text, true, 'Both said yes', true],
    ])
    expect(after?.overallProgress).toBe(0)
  })
})

describe('another student', () => {
  it('finds nothing of it and changes nothing in it', async () => {
    const { student, plan, scholarshipId } = await planned()
    const other = preparing(app, aStudent())
    const [{ id }] = plan.tasks
    const line = {
      checklistId: plan.checklist.id,
      itemId: plan.checklist.checklistItems[0].id,
    }
    expect(await other.tasks()).toEqual([])
    expect(await other.checklists()).toEqual([])
    for (const answer of [
      await other.update({ id, status: 'completed' }),
      await other.remove({ id }),
      await other.updateLine({ ...line, completed: true }),
      await other.addLine({ checklistId: line.checklistId, task: 'Mine' }),
      await other.removeLine(line),
    ])
      expect(answer).toMatchObject({ code: 'NOT_FOUND' })
    const studentId = userIdOf(student)
    for (const answer of [
      await other.create(aTask(scholarshipId, { studentId })),
      await other.plan({ scholarshipId, studentId }),
    ])
      expect(answer).toMatchObject({ code: 'FORBIDDEN' })
    const found = await app.ask(
      aStudent(),
      `query ($id: ID!) { prepTask(id: $id) { id } }`,
      {
        id,
      },
    )
    expect(found.prepTask).toBeNull()
  })
})

it('a scholarship tells the viewer how far their preparation is', async () => {
  const { student, scholarshipId } = await planned()
  const query = `query ($representations: [_Any!]!) {
    _entities(representations: $representations) {
      ... on Scholarship { preparation { totalTasks activeTasks } }
    }
  }`
  const representations = [{ __typename: 'Scholarship', id: scholarshipId }]
  const asked = async (caller: ReturnType<typeof aStudent>) =>
    (await app.ask(caller, query, { representations }))._entities[0].preparation
  expect(await asked(student)).toEqual({ totalTasks: 5, activeTasks: 5 })
  expect(await asked(aStudent())).toEqual({ totalTasks: 0, activeTasks: 0 })
  expect(await asked(testVisitor())).toBeNull()
})
