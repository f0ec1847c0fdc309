import { spotlightForm } from './_content-records.ts'
import { type Lines, line } from './_lines.ts'
import { newMark } from './_people.ts'

const WRITERS = '401 403 403 own own 403 403 403 403 403 403 403'
const NOBODY = '018f0000-0000-7000-8000-000000000001'

/** Spotlights, stories and testimonials: everybody can read published ones. */
// prettier-ignore
export const contentLines: Lines = {
  'Query.spotlights': line('ok  ok  ok  own own own own ok  ok  ok  ok  all', async (r) => { await r.contentPublished(); return {} }),
  'Query.spotlight': line('404', () => ({ slug: 'nothing-here' })),
  'Query.successStories': line('ok'),
  'Query.testimonials': line('ok'),
  'Query.contentPieces': line(WRITERS, async (r) => { await r.contentDraft(); return { organizationId: r.people.organizationId } }),
  'Query.contentPieces (for the site)': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'Query.contentPiece': line('404 404 404 own own 404 404 404 404 404 404 404', async (r) => ({ id: await r.contentDraft() })),
  'Query.contentQueue': line('401 403 403 403 403 403 403 403 403 403 403 all', async (r) => { await r.contentInReview(); return {} }),
  'Query.publishedContent': line('401 403 403 403 403 403 403 403 403 403 403 all', async (r) => { await r.contentPublished(); return {} }),
  'Query.storiesAboutMe': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'Query.storyRecipients': line('401 403 403 ok  ok  403 403 403 403 403 403 403', (r) => ({ organizationId: r.people.organizationId })),
  'Query.storyRecipients (of every organization)': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  '_entities donors-content.Organization': line('ok', (r) => ({ id: r.people.organizationId })),
  '_entities donors-content.User': line('ok', (r) => ({ id: r.people.student.userId })),

  'Mutation.saveContent': line(WRITERS, (r) => ({ input: spotlightForm(r.people.organizationId, r.people.organizationMark) })),
  'Mutation.submitContent': line('401 404 404 own own 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.contentDraft() } })),
  'Mutation.removeContent': line('401 404 404 ok  ok  404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.contentDraft() } })),
  'Mutation.decideContent': line('401 403 403 403 403 403 403 403 403 403 403 all', async (r) => ({ input: { ...(await r.contentInReview()), isPublished: false } })),
  'Mutation.takeContentOff': line('401 403 403 403 403 403 403 403 403 403 403 ok', async (r) => ({ input: { id: await r.contentToTakeOff(), reason: 'A reader complained' } })),
  'Mutation.featureContent': line('401 403 403 403 403 403 403 403 403 403 403 ok', async (r) => ({ input: { id: await r.contentPublished(), isFeatured: true } })),
  'Mutation.answerStory': line('401 404 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { ...(await r.contentInReview()), isGiven: true } })),
  'Mutation.recordContentView': line('ok', async (r) => ({ input: { id: await r.contentPublished() } })),
  'Mutation.setContentLike': line('ok', async (r) => ({ input: { id: await r.contentPublished(), isLiked: true } })),
  'Mutation.subscribeToNewsletter': line('ok', () => ({ input: { email: `${newMark()}@reader.example` } })),
  'Mutation.confirmNewsletter': line('404', () => ({ input: { token: 'none' } })),
  'Mutation.leaveNewsletter': line('ok', () => ({ input: { token: 'none' } })),

  'GET /api/spotlights': line('ok'),
  'GET /api/spotlights/:slug': line('404', () => ({ slug: 'nothing-here' })),
  'GET /api/success-stories': line('ok'),
  'GET /api/testimonials/featured': line('ok'),
  'POST /api/content/:id/views': line('ok', async (r) => ({ id: await r.contentPublished() })),
  'POST /api/content/:id/likes': line('ok', async (r) => ({ id: await r.contentPublished(), body: {} })),
  'GET /api/own-stories': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'POST /api/newsletter': line('ok', () => ({ body: { email: `${newMark()}@reader.example` } })),
  'POST /api/newsletter/confirm': line('404', () => ({ body: { token: 'none' } })),
  'GET /api/newsletter/unsubscribe': line('ok', () => ({ query: { token: 'none' } })),
  'POST /api/newsletter/unsubscribe': line('ok', () => ({ query: { token: 'none' }, body: {} })),
  'POST /api/content-images': line('401 403 403 422 422 403 403 403 403 403 403 403', (r) => ({ query: { organizationId: r.people.organizationId }, headers: { 'content-type': 'image/png' }, file: Buffer.from('none') })),
  'GET /api/content-images/:id': line('404', () => ({ id: NOBODY })),
}
