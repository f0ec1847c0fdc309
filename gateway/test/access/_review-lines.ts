import { RUBRIC } from './_application-records.ts'
import { type Lines, line } from './_lines.ts'

const text = 'Is it far?'

/**
 * How an organization judges its submitted applications: the chair sees names, each reviewer only assigned
 * applications, blinded.
 */
// prettier-ignore
export const reviewLines: Lines = {
  'Query.review': line('401 403 403 all all ok 403 403 403 404 403 403', async (r) => ({ scholarshipId: (await r.reviewed()).scholarshipId })),
  'Subscription.review': line('401 403 403 own own ok 403 403 403 404 403 403', async (r) => ({ scholarshipId: (await r.reviewed()).scholarshipId })),
  'Query.reviewApplication': line('401 403 403 all all all 403 403 403 404 403 403', async (r) => ({ id: (await r.reviewed()).applicationId })),
  'Query.reviewApplication (with a conflict)': line('401 403 403 all all 404 403 403 403 404 403 403', async (r) => ({ id: (await r.conflicted()).applicationId })),
  'Query.reviewApplication (not theirs to score)': line('401 403 403 all all 404 403 403 403 404 403 403', async (r) => ({ id: await r.application() })),
  'Query.waitingReviews': line('401 403 403 ok ok ok 403 403 403 ok 403 403', async (r) => (await r.reviewed(), {})),
  'Query.ledReviews': line('401 403 403 own own 403 403 403 403 ok 403 403', async (r) => (await r.reviewed(), {})),
  'Query.reviewQueue': line('401 403 403 ok ok all 403 403 403 ok 403 403', async (r) => (await r.reviewed(), {})),
  'Mutation.saveReviewSettings': line('401 403 403 own own 403 403 403 403 404 403 403', async (r) => ({ input: { scholarshipId: (await r.reviewed()).scholarshipId, sharesSummary: true } })),
  'Mutation.saveRubric': line('401 403 403 own own 403 403 403 403 404 403 403', async (r) => ({ input: { scholarshipId: (await r.reviewed()).scholarshipId, criteria: RUBRIC } })),
  'Mutation.moveReview': line('401 403 403 own own 403 403 403 403 404 403 403', async (r) => ({ input: { scholarshipId: (await r.reviewed()).scholarshipId, to: 'DECIDING' } })),
  'Mutation.assignReviewers': line('401 403 403 own own 403 403 403 403 404 403 403', async (r) => ({ input: { scholarshipId: (await r.reviewed()).scholarshipId } })),
  'Mutation.assignReviewer': line('401 403 403 all all 403 403 403 403 404 403 403', async (r) => ({ input: { applicationId: (await r.reviewed()).applicationId, userId: r.people.reviewer.userId } })),
  'Mutation.unassignReviewer': line('401 403 403 all all 403 403 403 403 404 403 403', async (r) => ({ input: { applicationId: (await r.reviewed()).applicationId, userId: r.people.reviewer.userId } })),
  'Mutation.liftConflict': line('401 403 403 all all 403 403 403 403 404 403 403', async (r) => ({ input: { applicationId: (await r.conflicted()).applicationId, userId: r.people.reviewer.userId } })),
  'Mutation.declareConflict': line('401 403 403 ok ok ok 403 403 403 404 403 403', async (r) => ({ input: { applicationId: (await r.reviewed()).applicationId } })),
  'Mutation.declareConflict (with a conflict)': line('401 403 403 ok ok 404 403 403 403 404 403 403', async (r) => ({ input: { applicationId: (await r.conflicted()).applicationId } })),
  'Mutation.saveAffiliations': line('401 403 403 own own ok 403 403 403 404 403 403', async (r) => ({ input: { scholarshipId: (await r.reviewed()).scholarshipId, institutions: ['Delta'] } })),
  'Mutation.saveScore': line('401 403 403 404 404 own 403 403 403 404 403 403', async (r) => ({ input: { applicationId: (await r.reviewed()).applicationId, comment: 'Good' } })),
  'Mutation.saveScore (with a conflict)': line('401 403 403 404 404 404 403 403 403 404 403 403', async (r) => ({ input: { applicationId: (await r.conflicted()).applicationId, comment: 'Good' } })),
  'Mutation.askChair': line('401 403 403 all all ok 403 403 403 404 403 403', async (r) => ({ input: { applicationId: (await r.reviewed()).applicationId, text } })),
  'Mutation.askChair (with a conflict)': line('401 403 403 all all 404 403 403 403 404 403 403', async (r) => ({ input: { applicationId: (await r.conflicted()).applicationId, text } })),
  'Mutation.answerReviewer': line('401 403 403 all all 403 403 403 403 404 403 403', async (r) => ({ input: { questionId: await r.question(), text } })),
  'Mutation.planDecisions': line('401 403 403 own own 403 403 403 403 404 403 403', async (r) => { const { scholarshipId, applicationId } = await r.deciding(); return { input: { scholarshipId, applicationIds: [applicationId], to: 'DECLINED' } } }),
  'Mutation.undoDecisions': line('401 403 403 own own 403 403 403 403 404 403 403', async (r) => { const { scholarshipId, applicationId } = await r.deciding(); return { input: { scholarshipId, applicationIds: [applicationId] } } }),
  'Mutation.applyDecisions': line('401 403 403 own own 403 403 403 403 404 403 403', async (r) => ({ input: { scholarshipId: (await r.deciding()).scholarshipId } })),
  'Mutation.startReviewExport': line('401 403 403 ok ok 403 403 403 403 404 403 403', async (r) => ({ input: { scholarshipId: (await r.reviewed()).scholarshipId, format: 'CSV' } })),
  '_entities applications.User': line('ok', (r) => ({ id: r.people.student.userId })),
  'GET /api/review/applications/:id/documents/:documentId/content': line('401 403 403 404 404 404 403 403 403 404 403 403', async (r) => ({ id: await r.application(), documentId: await r.document() })),
  'GET /api/review/exports/:id/content': line('401 403 403 404 404 404 403 403 403 404 403 403', async (r) => ({ id: (await r.reviewed()).applicationId })),
}
