import { type Lines, line } from './_lines.ts'
import { guidanceForm } from './_records.ts'

const proposal = {
  ruleId: 'M5',
  source: 'A page',
  verifiedOn: '2026-01-01',
  effectiveFrom: '2099-01-01',
  reason: 'A test',
}

/** Operations of immigration. */
// prettier-ignore
export const immigrationLines: Lines = {
  'Query.immigrationRules': line('ok'),
  'Query.immigrationQuestions': line('ok'),
  'Query.immigrationProfile': line('401 own ok  403 403 403 403 403 403 403 ok  ok', async (r) => { await r.immigrationFacts(); return {} }),
  'Query.immigrationGuidance': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.guidance() })),
  'Query.immigrationGuidances': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.immigrationRuleChanges': line('401 403 403 403 403 403 403 403 403 403 403 ok'),

  'Mutation.saveImmigrationProfile': line('401 own ok  403 403 403 403 403 403 403 ok  ok', () => ({ input: { level: 'master' } })),
  'Mutation.markImmigrationChangesSeen': line('401 own ok  403 403 403 403 403 403 403 ok  ok', async (r) => { await r.immigrationFacts(); return { input: { until: '2026-11-23T00:00:00.000Z' } } }),
  'Mutation.createImmigrationGuidance': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ input: guidanceForm('') })),
  'Mutation.updateImmigrationGuidance': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.guidance(), priority: 'high' } })),
  'Mutation.deleteImmigrationGuidance': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.guidance() } })),
  'Mutation.eraseImmigrationRecords': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'Mutation.proposeImmigrationRuleChange': line('401 403 403 403 403 403 403 403 403 403 403 ok', () => ({ input: proposal })),
  'Mutation.decideImmigrationRuleChange': line('401 403 403 403 403 403 403 403 403 403 403 404', () => ({ input: { id: '018f0000-0000-7000-8000-000000000001', decision: 'approve' } })),

  'GET /api/immigration-profile': line('401 own ok  403 403 403 403 403 403 403 ok  ok', async (r) => { await r.immigrationFacts(); return {} }),
  'GET /api/immigration-guidance': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/immigration-guidance (of the student)': line('401 own 403 403 403 403 403 403 403 403 403 403', (r) => ({ query: { studentId: r.people.student.userId } })),
  'GET /api/immigration-guidance/:id': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.guidance() })),
  'POST /api/immigration-guidance': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ body: guidanceForm('') })),
  'POST /api/immigration-guidance (for the student)': line('401 ok  403 403 403 403 403 403 403 403 403 403', (r) => ({ body: { ...guidanceForm(''), studentId: r.people.student.userId } })),
  'PATCH /api/immigration-guidance/:id': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.guidance(), body: { priority: 'high' } })),
  'DELETE /api/immigration-guidance/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.guidance() })),
}
