import { type Lines, line } from './_lines.ts'
import { essayForm, matchProfile } from './_records.ts'

/** What ai-workers owns. */
// prettier-ignore
export const aiWorkersLines: Lines = {
  'Query.matchRun': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.run() })),
  'Query.matchRuns': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.latestMatchRun': line('401 own 404 403 403 403 403 403 403 403 404 404'),
  'Query.sharedMatchRun': line('ok', async (r) => ({ token: await r.sharedRun() })),
  'Query.matchProgress': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ runId: await r.run() })),
  'Query.matchingStudentCopy': line('401 ok  ok  403 403 403 403 403 403 403 404 404'),
  'Query.matchingCatalogue': line('ok'),
  'Query.aiProvider': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'Subscription.matchProgress': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ runId: await r.run() })),
  '_entities ai-workers.Scholarship': line('ok', async (r) => ({ id: await r.draftId() })),
  '_entities ai-workers.MatchRun': line('404 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.run() })),

  'Query.essayReview': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.essay() })),
  'Query.essayReviews': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.essayProgress': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ reviewId: await r.essay() })),
  'Subscription.essayProgress': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ reviewId: await r.essay() })),
  '_entities ai-workers.EssayReview': line('404 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.essay() })),

  'Mutation.submitEssay': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ input: essayForm('') })),
  'Mutation.reviseEssay': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.essay(), title: 'Wells' } })),
  'Mutation.deleteEssay': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.essay() } })),
  'Mutation.startMatch': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ input: { profile: matchProfile('') } })),
  'Mutation.shareMatchRun': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.run() } })),
  'Mutation.unshareMatchRun': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.run() } })),
  'Mutation.switchAiFeature': line('401 403 403 403 403 403 403 403 403 403 403 ok', () => ({ input: { id: 'match-tips', isOn: true } })),

  'GET /api/essay-reviews': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/essay-reviews/:id': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.essay() })),
  'POST /api/essay-reviews': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ body: essayForm('') })),
  'POST /api/essay-reviews (for the student)': line('401 ok  403 403 403 403 403 403 403 403 403 403', (r) => ({ body: { ...essayForm(''), studentId: r.people.student.userId } })),
  'PATCH /api/essay-reviews/:id': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.essay(), body: { title: 'Wells' } })),
  'DELETE /api/essay-reviews/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.essay() })),
  'POST /api/ai/match': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ body: { profile: matchProfile('') } })),
  'POST /api/ai/match (for the student)': line('401 ok  403 403 403 403 403 403 403 403 403 403', (r) => ({ body: { profile: matchProfile(''), studentId: r.people.student.userId } })),
  'GET /api/ai/match/:id': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.run() })),
  'GET /api/ai/matches': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/ai/match/shared/:token': line('ok', async (r) => ({ token: await r.sharedRun() })),
  'POST /api/ai/match/:id/share': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.run() })),
  'DELETE /api/ai/match/:id/share': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.run() })),
}
