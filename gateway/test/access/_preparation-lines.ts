import { prepTask } from './_application-records.ts'
import { type Lines, line } from './_lines.ts'

/** What a student prepares: tasks, and a checklist for each award. */
// prettier-ignore
export const preparationLines: Lines = {
  'Query.prepTasks': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.prepTask': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.prepTask() })),
  'Query.prepChecklists': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.prepSummary': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.studentProgress': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  '_entities applications.PrepTask': line('404 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.prepTask() })),
  '_entities applications.PrepChecklist': line('404 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: (await r.checklist()).checklistId })),

  'Mutation.createPrepPlan': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', async (r) => ({ input: { scholarshipId: await r.scholarship() } })),
  'Mutation.createPrepPlan (for the student)': line('401 ok  403 403 403 403 403 403 403 403 403 403', async (r) => ({ input: { scholarshipId: await r.scholarship(), studentId: r.people.student.userId } })),
  // The outline names the student's documents, so the student must have one, whatever happened before.
  'Mutation.generatePrepContent': line('401 own ok  403 403 403 403 403 403 403 ok  ok', async (r) => { await r.document(); return { input: { scholarshipId: await r.scholarship(), taskType: 'essay' } } }),
  'Mutation.createPrepTask': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', async (r) => ({ input: { scholarshipId: await r.scholarship(), ...prepTask('') } })),
  'Mutation.createPrepTask (for the student)': line('401 ok  403 403 403 403 403 403 403 403 403 403', async (r) => ({ input: { scholarshipId: await r.scholarship(), studentId: r.people.student.userId, ...prepTask('') } })),
  'Mutation.updatePrepTask': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.prepTask(), status: 'completed' } })),
  'Mutation.removePrepTask': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.prepTask() } })),
  'Mutation.addPrepChecklistItem': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { checklistId: (await r.checklist()).checklistId, task: 'mine now' } })),
  'Mutation.updatePrepChecklistItem': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { ...(await r.checklist()), completed: true } })),
  'Mutation.removePrepChecklistItem': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: await r.checklist() })),

  'GET /api/student/progress': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/application-prep/tasks': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/application-prep/tasks (of the student)': line('401 own 403 403 403 403 403 403 403 403 403 403', (r) => ({ query: { studentId: r.people.student.userId } })),
  'POST /api/application-prep/tasks': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', async (r) => ({ body: { scholarshipId: await r.scholarship(), ...prepTask('') } })),
  'POST /api/application-prep/tasks (for the student)': line('401 ok  403 403 403 403 403 403 403 403 403 403', async (r) => ({ body: { scholarshipId: await r.scholarship(), studentId: r.people.student.userId, ...prepTask('') } })),
  'PATCH /api/application-prep/tasks/:id': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.prepTask(), body: { status: 'completed' } })),
  'DELETE /api/application-prep/tasks/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.prepTask() })),
  'GET /api/application-prep/checklists': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/application-prep/checklists (of the student)': line('401 own 403 403 403 403 403 403 403 403 403 403', (r) => ({ query: { studentId: r.people.student.userId } })),
  'POST /api/application-prep/checklists/:id/items': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: (await r.checklist()).checklistId, body: { task: 'mine now' } })),
  'PATCH /api/application-prep/checklists/:id/items/:itemId': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: (await r.checklist()).checklistId, itemId: (await r.checklist()).itemId, body: { completed: true } })),
  'DELETE /api/application-prep/checklists/:id/items/:itemId': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: (await r.checklist()).checklistId, itemId: (await r.checklist()).itemId })),
  'POST /api/application-prep/generate-content': line('401 own ok  403 403 403 403 403 403 403 ok  ok', async (r) => ({ body: { scholarshipId: await r.scholarship(), taskType: 'essay' } })),
  'POST /api/application-prep/one-click-prep': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', async (r) => ({ body: { scholarshipId: await r.scholarship() } })),
  'POST /api/application-prep/one-click-prep (for the student)': line('401 ok  403 403 403 403 403 403 403 403 403 403', async (r) => ({ body: { scholarshipId: await r.scholarship(), studentId: r.people.student.userId } })),
}
