import type { Caller } from '@landfall/kit/identity/viewer'
import { deliver } from '@landfall/kit/messaging/consumers'
import { ScholarshipUpdated } from '@landfall/proto-events/catalog/scholarship-updated.v1'
import { onScholarshipChanged } from '../src/events/on-scholarship-changed.ts'
import { onScholarshipCriteriaChanged } from '../src/events/on-scholarship-criteria-changed.ts'
import type { RunningApplications } from './_app.ts'
import { aListing, aStep, criteriaChanged } from './_listings.ts'
import { COMING, envelope } from './_reminders.ts'

export const LETTERS = aStep('recommendation-1', 'recommendation', 'Name two referees.')
export const PLACE = aStep('admitted-to-1', 'admitted-to', 'You need a place.')

/** An award with a coming deadline that asks for an essay, letters and a place. */
export async function anAskingAward(app: RunningApplications): Promise<string> {
  const scholarshipId = await app.knowScholarship('published', COMING)
  await deliverCriteria(app, { scholarshipId })
  return scholarshipId
}

export function deliverCriteria(
  app: RunningApplications,
  o: { scholarshipId: string } & Partial<Parameters<typeof aListing>[0]>,
) {
  const requirements = [LETTERS, PLACE]
  const event = criteriaChanged(aListing({ requirements, requiresEssay: true, ...o }))
  return deliver(onScholarshipCriteriaChanged, event, app.unitOfWork)
}

/** Catalog's event for a moved deadline. */
export function deadlineMoved(scholarshipId: string, date: string, version = 2) {
  const data = {
    scholarshipId,
    ownerId: null,
    status: 'published',
    closedReason: null,
    title: 'Coastal Engineering Award',
    provider: 'Harbour Trust',
    slug: 'coastal-engineering-award',
    deadline: { date, precision: 'exact', timeZone: 'America/New_York' },
    applicationUrl: null,
    sourceUrl: null,
  }
  const time = '2026-11-10T12:00:00.000Z'
  return envelope(ScholarshipUpdated, { subject: scholarshipId, version, time, data })
}

export function hear(app: RunningApplications, event: ReturnType<typeof deadlineMoved>) {
  const consumer = onScholarshipChanged.find((one) => one.event.type === event.type)
  if (!consumer) throw new Error(`nobody consumes ${event.type}`)
  return deliver(consumer, event, app.unitOfWork)
}

const TASK = `id studentId scholarship { id } taskType title description priority status dueDate
  estimatedTimeHours aiGeneratedContent studentNotes completedAt isPlanned dateNote`
const CHECKLIST = `id scholarship { id } overallProgress
  checklistItems { id task required completed dueDate notes isOwn isGone }`
const PROBLEM = `... on Problem { code message ... on ValidationFailed { errors { path message } } }`

export type Task = {
  id: string
  scholarship: { id: string }
  title: string
  status: string
  dueDate: string | null
  dateNote: string | null
  completedAt: string | null
}
export type Checklist = {
  id: string
  scholarship: { id: string }
  overallProgress: number
  checklistItems: {
    id: string
    task: string
    completed: boolean
    notes: string | null
    isGone: boolean
  }[]
}

/** Runs one mutation by its name; returns its union's member. */
async function run(
  app: RunningApplications,
  student: Caller,
  o: { name: string; type: string; success: string; input: object },
) {
  const mutation = `mutation ($input: ${o.type}!) {
    ${o.name}(input: $input) { __typename ${o.success} ${PROBLEM} }
  }`
  return (await app.ask(student, mutation, { input: o.input }))[o.name]
}

const taskSuccess = `... on PrepTaskSuccess { prepTask { ${TASK} } }`
const checklistSuccess = `... on PrepChecklistSuccess { prepChecklist { ${CHECKLIST} } }`

/** What one student does through the graph. */
export function preparing(app: RunningApplications, student: Caller) {
  const act = (name: string, success: string) => (input: object) => {
    const noun = name.charAt(0).toUpperCase() + name.slice(1)
    return run(app, student, { name, type: `${noun}Input`, success, input })
  }
  return {
    plan: act(
      'createPrepPlan',
      `... on PrepPlanSuccess { addedTasks dateNote tasks { ${TASK} } checklist { ${CHECKLIST} } }`,
    ),
    create: act('createPrepTask', taskSuccess),
    outline: act('generatePrepContent', taskSuccess),
    update: act('updatePrepTask', taskSuccess),
    remove: act('removePrepTask', '... on RemovePrepTaskSuccess { id scholarshipId }'),
    addLine: act('addPrepChecklistItem', checklistSuccess),
    updateLine: act('updatePrepChecklistItem', checklistSuccess),
    removeLine: act('removePrepChecklistItem', checklistSuccess),
    async tasks(args = ''): Promise<Task[]> {
      const query = `{ prepTasks(first: 50 ${args}) { edges { node { ${TASK} } } } }`
      const { prepTasks } = await app.ask(student, query)
      return prepTasks.edges.map(({ node }: { node: Task }) => node)
    },
    async checklists(): Promise<Checklist[]> {
      const query = `{ prepChecklists { edges { node { ${CHECKLIST} } } } }`
      const { prepChecklists } = await app.ask(student, query)
      return prepChecklists.edges.map(({ node }: { node: Checklist }) => node)
    },
    /** Whether the student's first task and checklist are still to be applied for. */
    async toApplyFor(): Promise<boolean[]> {
      const lists = ['prepTasks', 'prepChecklists']
      const fields = lists.map(
        (name) => `${name}(first: 1) { edges { node { isToApplyFor } } }`,
      )
      const answer = await app.ask(student, `{ ${fields.join(' ')} }`)
      return lists.map((name) => answer[name].edges[0].node.isToApplyFor)
    },
    async summary() {
      const fields = 'activeTasks completedTasks totalTasks progressPercent'
      return (await app.ask(student, `{ prepSummary { ${fields} } }`)).prepSummary
    },
  }
}

export const aTask = (scholarshipId: string, o: object = {}) => ({
  scholarshipId,
  taskType: 'resume',
  title: 'Write a resume',
  description: 'One page.',
  ...o,
})
