import { z } from 'zod'
import { day, flag, pageQuery, queryChoice, queryText, rawText, text } from '../inputs.ts'
import { actorId, recordId } from '../named-ids.ts'
import { NO_CONTENT, created, found, listed, pageVariables } from '../responses.ts'
import { PROBLEM, defineRoute } from '../route.ts'
import { rowOf, rowsOf } from '../values.ts'
import {
  CHECKLIST_FIELDS,
  TASK_FIELDS,
  checklistShape,
  presentChecklist,
  presentTask,
  taskShape,
} from './application-prep.presenter.ts'

const tag = 'Application prep'
const access = 'signed-in'
const TASKS = '/api/application-prep/tasks'

const taskFields = {
  taskType: text(),
  title: rawText(),
  description: rawText(),
  priority: text(),
  dueDate: day(),
  estimatedTimeHours: z.number('Please enter a number').nullish(),
  studentNotes: rawText(),
}

const listTasks = defineRoute({
  method: 'GET',
  path: TASKS,
  tag,
  summary: 'The caller’s tasks for applications, soonest due first.',
  access,
  query: z.object({
    studentId: actorId(queryText()),
    scholarshipId: recordId(queryText()),
    status: queryChoice(['not_started', 'in_progress', 'completed', 'blocked']),
    ...pageQuery,
  }),
  operation: `query RestPrepTasks($scholarshipId: ID, $status: PrepTaskStatus, $first: Int, $after: String) {
    prepTasks(scholarshipId: $scholarshipId, status: $status, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${TASK_FIELDS} } }
    }
  }`,
  variables: ({ query }) => ({
    scholarshipId: query.scholarshipId ?? null,
    status: query.status ?? null,
    ...pageVariables(query),
  }),
  answer: (data, input) => listed(data['prepTasks'], presentTask, input),
  success: { status: 200, shape: z.array(taskShape) },
})

const TASK_RESULT = `... on PrepTaskSuccess { prepTask { ${TASK_FIELDS} } } ${PROBLEM}`

const createTask = defineRoute({
  method: 'POST',
  path: TASKS,
  tag,
  summary: 'Adds a task of the caller’s own.',
  access,
  body: z.strictObject({
    scholarshipId: recordId(text()),
    studentId: actorId(text()),
    ...taskFields,
  }),
  operation: `mutation RestCreatePrepTask($input: CreatePrepTaskInput!) {
    createPrepTask(input: $input) { ${TASK_RESULT} }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer({ createPrepTask }) {
    const task = presentTask(rowOf(rowOf(createPrepTask)['prepTask']))
    return created(`${TASKS}/${task['id']}`, task)
  },
  success: { status: 201, shape: taskShape },
})

const generateContent = defineRoute({
  method: 'POST',
  path: '/api/application-prep/generate-content',
  tag,
  summary:
    'Writes an outline, questions and a checklist of evidence into the essay task of a scholarship, from the caller’s own records; never the essay.',
  access,
  body: z.strictObject({
    scholarshipId: recordId(text()),
    taskType: text(),
    studentId: actorId(text()),
  }),
  operation: `mutation RestGeneratePrepContent($input: GeneratePrepContentInput!) {
    generatePrepContent(input: $input) { ${TASK_RESULT} }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer: ({ generatePrepContent }) =>
    found(presentTask(rowOf(rowOf(generatePrepContent)['prepTask']))),
  success: { status: 200, shape: taskShape },
})

const updateTask = defineRoute({
  method: 'PATCH',
  path: `${TASKS}/:id`,
  tag,
  summary: 'Completes or reopens a task, or changes its text, date or notes.',
  access,
  body: z.strictObject({ status: text(), ...taskFields }),
  operation: `mutation RestUpdatePrepTask($input: UpdatePrepTaskInput!) {
    updatePrepTask(input: $input) { ${TASK_RESULT} }
  }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: ({ updatePrepTask }) =>
    found(presentTask(rowOf(rowOf(updatePrepTask)['prepTask']))),
  success: { status: 200, shape: taskShape },
})

const removeTask = defineRoute({
  method: 'DELETE',
  path: `${TASKS}/:id`,
  tag,
  summary: 'Removes a task; a removed step of a plan does not come back.',
  access,
  operation: `mutation RestRemovePrepTask($input: RemovePrepTaskInput!) {
    removePrepTask(input: $input) { ... on RemovePrepTaskSuccess { id } ${PROBLEM} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

const listChecklists = defineRoute({
  method: 'GET',
  path: '/api/application-prep/checklists',
  tag,
  summary: 'The caller’s checklists, newest first.',
  access,
  query: z.object({
    studentId: actorId(queryText()),
    scholarshipId: recordId(queryText()),
    ...pageQuery,
  }),
  operation: `query RestPrepChecklists($scholarshipId: ID, $first: Int, $after: String) {
    prepChecklists(scholarshipId: $scholarshipId, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${CHECKLIST_FIELDS} } }
    }
  }`,
  variables: ({ query }) => ({
    scholarshipId: query.scholarshipId ?? null,
    ...pageVariables(query),
  }),
  answer: (data, input) => listed(data['prepChecklists'], presentChecklist, input),
  success: { status: 200, shape: z.array(checklistShape) },
})

const ITEMS = '/api/application-prep/checklists/:id/items'
const CHECKLIST_RESULT = `... on PrepChecklistSuccess { prepChecklist { ${CHECKLIST_FIELDS} } } ${PROBLEM}`

const checklistOf = (result: unknown) =>
  presentChecklist(rowOf(rowOf(result)['prepChecklist']))

const addItem = defineRoute({
  method: 'POST',
  path: ITEMS,
  tag,
  summary: 'Adds a line of the caller’s own to a checklist; returns the whole checklist.',
  access,
  body: z.strictObject({
    task: rawText(),
    required: flag(),
    dueDate: day(),
    notes: rawText(),
  }),
  operation: `mutation RestAddPrepChecklistItem($input: AddPrepChecklistItemInput!) {
    addPrepChecklistItem(input: $input) { ${CHECKLIST_RESULT} }
  }`,
  variables: ({ params, body }) => ({ input: { checklistId: params['id'], ...body } }),
  answer({ addPrepChecklistItem }) {
    const checklist = checklistOf(addPrepChecklistItem)
    const address = `/api/application-prep/checklists?scholarshipId=${checklist['scholarshipId']}`
    return created(address, checklist)
  },
  success: { status: 201, shape: checklistShape },
})

const updateItem = defineRoute({
  method: 'PATCH',
  path: `${ITEMS}/:itemId`,
  tag,
  summary: 'Checks off a checklist line, or sets its date or notes.',
  access,
  body: z.strictObject({
    task: text(),
    completed: flag(),
    dueDate: day(),
    notes: rawText(),
  }),
  operation: `mutation RestUpdatePrepChecklistItem($input: UpdatePrepChecklistItemInput!) {
    updatePrepChecklistItem(input: $input) { ${CHECKLIST_RESULT} }
  }`,
  variables: ({ params, body }) => ({
    input: { checklistId: params['id'], itemId: params['itemId'], ...body },
  }),
  answer: (data) => found(checklistOf(data['updatePrepChecklistItem'])),
  success: { status: 200, shape: checklistShape },
})

const removeItem = defineRoute({
  method: 'DELETE',
  path: `${ITEMS}/:itemId`,
  tag,
  summary:
    'Removes a line of the caller’s own, or one that the scholarship no longer requires.',
  access,
  operation: `mutation RestRemovePrepChecklistItem($input: RemovePrepChecklistItemInput!) {
    removePrepChecklistItem(input: $input) { ${CHECKLIST_RESULT} }
  }`,
  variables: ({ params }) => ({
    input: { checklistId: params['id'], itemId: params['itemId'] },
  }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

const createPlan = defineRoute({
  method: 'POST',
  path: '/api/application-prep/one-click-prep',
  tag,
  summary:
    'Plans the steps and checklist of one scholarship; repeating it adds only what is missing.',
  access,
  body: z.strictObject({ scholarshipId: recordId(text()), studentId: actorId(text()) }),
  operation: `mutation RestCreatePrepPlan($input: CreatePrepPlanInput!) {
    createPrepPlan(input: $input) {
      ... on PrepPlanSuccess {
        addedTasks dateNote tasks { ${TASK_FIELDS} } checklist { ${CHECKLIST_FIELDS} }
      } ${PROBLEM}
    }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer({ createPrepPlan }) {
    const { tasks, checklist, addedTasks, dateNote } = rowOf(createPrepPlan)
    const list = presentChecklist(rowOf(checklist))
    const address = `${TASKS}?scholarshipId=${list['scholarshipId']}`
    const plan = { tasks: rowsOf(tasks).map(presentTask), checklist: list }
    return created(address, { ...plan, addedTasks, dateNote })
  },
  success: {
    status: 201,
    shape: z.strictObject({
      tasks: z.array(taskShape),
      checklist: checklistShape,
      addedTasks: z.int(),
      dateNote: z.string(),
    }),
  },
})

export const applicationPrepRoutes = [
  listTasks,
  createTask,
  updateTask,
  removeTask,
  listChecklists,
  addItem,
  updateItem,
  removeItem,
  createPlan,
  generateContent,
]
