import { type Lines, line } from './_lines.ts'
import { newMark } from './_people.ts'
import { csvOf, scholarshipForm } from './_records.ts'

const file = () => ({
  fileName: 'awards.csv',
  contentBase64: Buffer.from(csvOf(newMark())).toString('base64'),
})

/** An organization's listings in catalog; tested with a donor's and with a university's. */
// prettier-ignore
export const listingLines: Lines = {
  'Query.scholarship (a draft)': line('404 404 404 own own own own 404 404 404 404 all', async (r) => ({ id: await r.draftId() })),
  'Query.organizationScholarships': line('401 403 403 own own own own 403 403 403 403 all', (r) => ({ organizationId: r.people.organizationId })),
  'Query.listingImport': line('401 404 404 own own 404 404 404 404 404 404 all', async (r) => ({ id: await r.listingImport() })),
  'Query.listingImports': line('401 403 403 own own 403 403 403 403 403 403 all', (r) => ({ organizationId: r.people.organizationId })),
  'Mutation.createScholarship': line('401 403 403 ok  ok  403 403 403 own ok  403 ok', () => ({ input: { details: scholarshipForm('') } })),
  "Mutation.createScholarship (for the owner's organization)": line('401 403 403 ok  ok  403 403 403 403 403 403 ok', (r) => ({ input: { organizationId: r.people.organizationId, details: scholarshipForm('') } })),
  'Mutation.updateScholarship': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ input: { id: await r.draftId(), details: { amount: '2600' } } })),
  'Mutation.publishScholarship': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ input: { id: await r.draftId() } })),
  'Mutation.closeScholarship': line('401 403 403 ok  ok  403 403 403 404 404 403 ok', async (r) => ({ input: { id: await r.published() } })),
  'Mutation.archiveScholarship': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ input: { id: await r.draftId() } })),
  'Mutation.createListingImport': line('401 403 403 ok  ok  403 403 403 ok  ok  403 ok', () => ({ input: file() })),
  "Mutation.createListingImport (for the owner's organization)": line('401 403 403 ok  ok  403 403 403 403 403 403 ok', (r) => ({ input: { ...file(), organizationId: r.people.organizationId } })),
  'Mutation.confirmListingImport': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ input: { id: await r.listingImport() } })),
  'Mutation.undoListingImport': line('401 403 403 409 409 403 403 403 404 404 403 409', async (r) => ({ input: { id: await r.listingImport() } })),
  'GET /api/scholarships/:id (a draft)': line('404 404 404 own own own own 404 404 404 404 all', async (r) => ({ id: await r.draftId() })),
  'POST /api/scholarships': line('401 403 403 ok  ok  403 403 403 own ok  403 ok', () => ({ body: scholarshipForm('') })),
  "POST /api/scholarships (for the owner's organization)": line('401 403 403 ok  ok  403 403 403 403 403 403 ok', (r) => ({ body: { ...scholarshipForm(''), organizationId: r.people.organizationId } })),
  'PATCH /api/scholarships/:id': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ id: await r.draftId(), body: { amount: '2600' } })),
  'POST /api/scholarships/:id/publish': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ id: await r.draftId() })),
  'POST /api/scholarships/:id/close': line('401 403 403 ok  ok  403 403 403 404 404 403 ok', async (r) => ({ id: await r.published() })),
  'POST /api/scholarships/:id/archive': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ id: await r.draftId() })),
  'DELETE /api/scholarships/:id': line('401 403 403 ok  ok  403 403 403 404 404 403 ok', async (r) => ({ id: await r.published() })),
  'GET /api/donor-scholarships': line('401 403 403 own own own own ok  ok  ok  403 ok'),
  'POST /api/scholarship-imports': line('401 403 403 ok  ok  403 403 403 ok  ok  403 ok', () => ({ csv: csvOf(newMark()) })),
  'GET /api/scholarship-imports/:id': line('401 403 403 own own 404 404 404 404 404 403 all', async (r) => ({ id: await r.listingImport() })),
  'POST /api/scholarship-imports/:id/confirm': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ id: await r.listingImport(), body: {} })),
  'POST /api/scholarship-imports/:id/undo': line('401 403 403 409 409 403 403 403 404 404 403 409', async (r) => ({ id: await r.listingImport() })),
}
