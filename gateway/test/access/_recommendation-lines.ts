import { aPdf } from './_application-records.ts'
import { type Lines, line } from './_lines.ts'
import type { CallerName } from './_people.ts'
import { recommenderOf } from './_recommendation-records.ts'
import type { Records } from './_records.ts'

/**
 * Everybody gets the link of the student's request, except the recommender, who has the link of the other student's.
 */
const linkFor = (r: Records, by: CallerName) =>
  by === 'recommender' ? r.linkOfOther() : r.link()
const someone = () => recommenderOf('')
const TEXT = 'She digs well.'

/** Requests for letters. A recommender needs only a link, which opens its own request alone. */
// prettier-ignore
export const recommendationLines: Lines = {
  'Query.recommendationRequest': line('all own all all all all all all all all all all own', async (r, by) => ({ token: await linkFor(r, by) })),
  'Query.recommendationRequest (no link of ours)': line('404', () => ({ token: 'A'.repeat(43) })),
  'Mutation.askRecommender': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { ...someone(), applicationIds: [await r.applicationDraft()], isSent: false } })),
  'Mutation.updateRecommendation': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { ...someone(), id: await r.recommendation() } })),
  'Mutation.inviteRecommender': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { id: await r.recommendation() } })),
  'Mutation.cancelRecommendation': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { id: await r.recommendation() } })),
  'Mutation.reuseLetter': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { applicationId: await r.applicationDraft(), letterId: await r.reusableLetter() } })),
  'Mutation.openRecommendationRequest': line('all own all all all all all all all all all all own', async (r, by) => ({ input: { token: await linkFor(r, by) } })),
  'Mutation.saveLetterDraft': line('all own all all all all all all all all all all own', async (r, by) => ({ input: { token: await linkFor(r, by), text: TEXT } })),
  'Mutation.submitLetter': line('all own all all all all all all all all all all own', async (r, by) => ({ input: { token: await linkFor(r, by), text: TEXT, mayReuse: false } })),
  'Mutation.declineRecommendationRequest': line('all own all all all all all all all all all all own', async (r, by) => ({ input: { token: await linkFor(r, by) } })),
  'Mutation.stopRecommendationReminders': line('all own all all all all all all all all all all own', async (r, by) => ({ input: { token: await linkFor(r, by) } })),

  'GET /api/recommendations': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => (await r.recommendation(), { query: { applicationId: await r.applicationDraft() } })),
  'POST /api/recommendations': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ body: { ...someone(), applicationIds: [await r.applicationDraft()] } })),
  'PATCH /api/recommendations/:id': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.recommendation(), body: someone() })),
  'POST /api/recommendations/:id/invitation': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.recommendation() })),
  'DELETE /api/recommendations/:id': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.recommendation() })),
  'POST /api/recommendations/reused-letters': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ body: { applicationId: await r.applicationDraft(), letterId: await r.reusableLetter() } })),
  'GET /api/recommendations/:id/letter': line('401 own 404 all all 404 404 404 404 404 404 404', async (r, by) => ({ id: await r.letterKept(), headers: await tokenOf(r, by) })),
  'GET /api/recommendations/:id/letter (of who gave up the right)': line('401 404 404 all all 404 404 404 404 404 404 404', async (r, by) => ({ id: await r.letterWaived(), headers: await tokenOf(r, by) })),

  'POST /api/recommendation-requests': line('all own all all all all all all all all all all own', async (r, by) => ({ body: { token: await linkFor(r, by) } })),
  'PATCH /api/recommendation-requests': line('all own all all all all all all all all all all own', async (r, by) => ({ body: { token: await linkFor(r, by), text: TEXT } })),
  'POST /api/recommendation-requests/letter': line('all own all all all all all all all all all all own', async (r, by) => ({ body: { token: await linkFor(r, by), text: TEXT } })),
  'POST /api/recommendation-requests/refusal': line('all own all all all all all all all all all all own', async (r, by) => ({ body: { token: await linkFor(r, by) } })),
  'POST /api/recommendation-requests/stopped-reminders': line('all own all all all all all all all all all all own', async (r, by) => ({ body: { token: await linkFor(r, by) } })),
  'POST /api/recommendation-requests/file': line('all own all all all all all all all all all all own', async (r, by) => ({ query: { name: 'a.pdf' }, headers: { 'content-type': 'application/pdf', 'recommendation-token': await linkFor(r, by) }, file: aPdf('kind') })),
  'POST /api/recommendation-requests/file (no link of ours)': line('404', () => ({ query: { name: 'a.pdf' }, headers: { 'content-type': 'application/pdf', 'recommendation-token': 'A'.repeat(43) }, file: aPdf('kind') })),
}

async function tokenOf(r: Records, by: CallerName): Promise<Record<string, string>> {
  return by === 'recommender' ? { 'recommendation-token': await r.linkOfOther() } : {}
}
