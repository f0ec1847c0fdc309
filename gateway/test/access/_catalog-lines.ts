import { type Lines, line } from './_lines.ts'
import { newMark } from './_people.ts'
import { csvOf, scholarshipForm } from './_records.ts'

const file = () => ({ fileName: 'awards.csv', contentBase64: Buffer.from(csvOf(newMark())).toString('base64') }) // prettier-ignore
const aSource = () => ({ name: `Source ${newMark()}`, kind: 'feed', urls: [`https://${newMark()}.example/feed`] }) // prettier-ignore

/** What catalog owns. */
export const catalogLines: Lines = {
  // What everybody may see.
  'Query.scholarships': line('ok', () => ({ first: 5 })),
  'Query.scholarships (by words of a draft)': line('ok', (r) => ({ filter: { query: r.people.draftWord } })), // prettier-ignore
  'Query.scholarships (by the id of a draft)': line('ok', async (r) => ({ filter: { ids: [await r.draftId()] } })), // prettier-ignore
  'Query.scholarship': line('ok', async (r) => ({ id: await r.published() })),
  'Query.scholarshipStats': line('ok'),
  'Query.universities': line('ok', () => ({ first: 2 })),
  'Query.university': line('ok', async (r) => ({ id: await r.university() })),
  'Query.universityStats': line('ok'),
  'Query.countries': line('ok'),
  'Query.fieldsOfStudy': line('ok'),
  'Query.latestSync': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'Query.listingImportTemplate': line('ok'),
  'Query.eligibilityPreview': line('ok', () => ({ country: 'Ghana', degreeLevel: 'GRADUATE' })),
  'Query.scholarshipSuggestions': line('ok', (r) => ({ prefix: r.people.draftWord })),
  'Subscription.scholarshipStats': line('ok'),
  '_entities catalog.Country': line('ok', () => ({ code: 'GH' })),
  '_entities catalog.FieldOfStudy': line('ok', () => ({ code: 'engineering' })),
  '_entities catalog.University': line('ok', async (r) => ({ id: await r.university() })),
  '_entities catalog.Scholarship': line('404 404 404 own own own own 404 404 404 404 all', async (r) => ({ id: await r.draftId() })),
  'Mutation.syncExternal': line('ok'),
  'Mutation.suggestListing': line('ok', () => ({ input: { url: `https://${newMark()}.example`, reason: 'It pays my tuition and is on no list.' } })), // prettier-ignore
  'GET /api/scholarships': line('ok', (r) => ({ query: { query: r.people.draftWord } })),
  'GET /api/scholarships/stats': line('ok'),
  'GET /api/scholarships/count': line('ok'),
  'GET /api/scholarships/suggestions': line('ok', (r) => ({ query: { prefix: r.people.draftWord } })),
  'POST /api/scholarships/sync-external': line('ok'),
  'GET /api/scholarships/:id': line('ok', async (r) => ({ id: await r.published() })),
  'GET /api/universities': line('ok', () => ({ query: { limit: '5' } })),
  'GET /api/universities/stats': line('ok'),
  'GET /api/universities/:id': line('ok', async (r) => ({ id: await r.university() })),

  // What a student keeps, and what is computed of them.
  'Query.savedSearches': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.savedSearch': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.search() })),
  'Query.scholarshipOutlook': line('404 ok  ok  404 404 404 404 404 404 404 404 404'),
  'Query.nextQuestions': line('404 ok  ok  404 404 404 404 404 404 404 404 404'),
  'Query.askedFacts': line('404 ok  ok  404 404 404 404 404 404 404 404 404'),
  'Query.studentCopy': line('404 ok  ok  404 404 404 404 404 404 404 404 404'),
  '_entities catalog.SavedSearch': line('404 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.search() })),
  'Mutation.createSavedSearch': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ input: { name: newMark(), noEssay: true } })),
  'Mutation.createSavedSearch (for the student)': line('401 ok  403 403 403 403 403 403 403 403 403 403', (r) => ({ input: { name: newMark(), noEssay: true, studentId: r.people.student.userId } })), // prettier-ignore
  'Mutation.updateSavedSearch': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.search(), name: newMark() } })), // prettier-ignore
  'Mutation.markSavedSearchSeen': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.search() } })),
  'Mutation.removeSavedSearch': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.search() } })),
  'Mutation.reportScholarship': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok', async (r) => ({ input: { id: await r.published(), reason: 'other' } })), // prettier-ignore
  'GET /api/scholarship-filters': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/scholarship-filters/:id': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.search() })),
  'POST /api/scholarship-filters': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ body: { name: newMark(), noEssay: true } })),
  'PATCH /api/scholarship-filters/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.search(), body: { name: newMark() } })), // prettier-ignore
  'DELETE /api/scholarship-filters/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.search() })),
  'POST /api/scholarships/:id/reports': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok', async (r) => ({ id: await r.published(), body: { reason: 'other' } })), // prettier-ignore

  // What an organization makes.
  'Query.scholarship (a draft)': line('404 404 404 own own own own 404 404 404 404 all', async (r) => ({ id: await r.draftId() })),
  'Query.organizationScholarships': line('401 403 403 own own own own 403 403 403 403 all', (r) => ({ organizationId: r.people.organizationId })), // prettier-ignore
  'Query.listingImport': line('401 404 404 own own 404 404 404 404 404 404 all', async (r) => ({ id: await r.listingImport() })),
  'Query.listingImports': line('401 403 403 own own 403 403 403 403 403 403 all', (r) => ({ organizationId: r.people.organizationId })),
  'Mutation.createScholarship': line('401 403 403 ok  ok  403 403 403 own own 403 ok', () => ({ input: { details: scholarshipForm('') } })),
  "Mutation.createScholarship (for the owner's organization)": line('401 403 403 ok  ok  403 403 403 403 403 403 ok', (r) => ({ input: { organizationId: r.people.organizationId, details: scholarshipForm('') } })), // prettier-ignore
  'Mutation.updateScholarship': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ input: { id: await r.draftId(), details: { amount: '2600' } } })), // prettier-ignore
  'Mutation.publishScholarship': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ input: { id: await r.draftId() } })),
  'Mutation.closeScholarship': line('401 403 403 ok  ok  403 403 403 404 404 403 ok', async (r) => ({ input: { id: await r.published() } })),
  'Mutation.archiveScholarship': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ input: { id: await r.draftId() } })),
  'Mutation.createListingImport': line('401 403 403 ok  ok  403 403 403 ok  ok  403 ok', () => ({ input: file() })),
  "Mutation.createListingImport (for the owner's organization)": line('401 403 403 ok  ok  403 403 403 403 403 403 ok', (r) => ({ input: { ...file(), organizationId: r.people.organizationId } })), // prettier-ignore
  'Mutation.confirmListingImport': line('401 403 403 409 409 403 403 403 404 404 403 409', async (r) => ({ input: { id: await r.listingImport() } })), // prettier-ignore
  'Mutation.undoListingImport': line('401 403 403 409 409 403 403 403 404 404 403 409', async (r) => ({ input: { id: await r.listingImport() } })), // prettier-ignore
  'GET /api/scholarships/:id (a draft)': line('404 404 404 own own own own 404 404 404 404 all', async (r) => ({ id: await r.draftId() })),
  'POST /api/scholarships': line('401 403 403 ok  ok  403 403 403 own own 403 ok', () => ({ body: scholarshipForm('') })),
  "POST /api/scholarships (for the owner's organization)": line('401 403 403 ok  ok  403 403 403 403 403 403 ok', (r) => ({ body: { ...scholarshipForm(''), organizationId: r.people.organizationId } })), // prettier-ignore
  'PATCH /api/scholarships/:id': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ id: await r.draftId(), body: { amount: '2600' } })), // prettier-ignore
  'POST /api/scholarships/:id/publish': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ id: await r.draftId() })),
  'POST /api/scholarships/:id/close': line('401 403 403 ok  ok  403 403 403 404 404 403 ok', async (r) => ({ id: await r.published() })),
  'POST /api/scholarships/:id/archive': line('401 403 403 own own 403 403 403 404 404 403 all', async (r) => ({ id: await r.draftId() })),
  'DELETE /api/scholarships/:id': line('401 403 403 ok  ok  403 403 403 404 404 403 ok', async (r) => ({ id: await r.published() })),
  'GET /api/donor-scholarships': line('401 403 403 own own own own ok  ok  ok  403 ok'),
  'POST /api/scholarship-imports': line('401 403 403 ok  ok  403 403 403 ok  ok  403 ok', () => ({ csv: csvOf(newMark()) })),
  'GET /api/scholarship-imports/:id': line('401 403 403 own own 404 404 404 404 404 403 all', async (r) => ({ id: await r.listingImport() })),
  'POST /api/scholarship-imports/:id/confirm': line('401 403 403 409 409 403 403 403 404 404 403 409', async (r) => ({ id: await r.listingImport(), body: {} })), // prettier-ignore
  'POST /api/scholarship-imports/:id/undo': line('401 403 403 409 409 403 403 403 404 404 403 409', async (r) => ({ id: await r.listingImport() })), // prettier-ignore

  // Moderation and administration.
  'Query.unpublishedScholarships': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'Query.managedListings': line('401 403 403 403 403 403 403 403 403 403 all all', (r) => ({ filter: { query: r.people.draftWord } })),
  'Query.listingCases': line('401 403 403 403 403 403 403 403 403 403 all all'),
  'Query.listingSuggestions': line('401 403 403 403 403 403 403 403 403 403 403 all'),
  'Query.sources': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'Query.source': line('401 403 403 403 403 403 403 403 403 403 403 ok', async (r) => ({ id: await r.source() })),
  'Query.syncRuns': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'Query.syncRun': line('401 403 403 403 403 403 403 403 403 403 403 ok', async (r) => ({ id: await r.syncRun() })),
  'Query.listingMerges': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'Mutation.saveSource': line('401 403 403 403 403 403 403 403 403 403 403 ok', () => ({ input: aSource() })),
  'Mutation.startSync': line('401 403 403 403 403 403 403 403 403 403 403 ok', async (r) => ({ input: { sourceId: await r.source() } })),
  'Mutation.decideSyncRun': line('401 403 403 403 403 403 403 403 403 403 403 409', async (r) => ({ input: { runId: await r.syncRun(), decision: 'DISCARD' } })), // prettier-ignore
  'Mutation.decideListingMerge': line('401 403 403 403 403 403 403 403 403 403 403 404', async (r) => ({ input: { id: await r.source(), decision: 'DECLINE' } })), // prettier-ignore
  'Mutation.resolveListingCase': line('401 403 403 403 403 403 403 403 403 403 all all', async (r) => ({ input: { ...(await r.listingCase()), outcome: 'CONFIRMED' } })), // prettier-ignore
  'Mutation.reopenListingCase': line('401 403 403 403 403 403 403 403 403 403 all all', async (r) => ({ input: await r.listingCase() })),
  'Mutation.verifyScholarship': line('401 403 403 403 403 403 403 403 403 403 ok  ok', async (r) => ({ input: { id: await r.scholarship() } })), // prettier-ignore
  'Mutation.reviewListings': line('401 403 403 403 403 403 403 403 403 403 403 ok', async (r) => ({ input: { decision: 'ARCHIVE', listings: [{ id: await r.draftId(), version: 1 }] } })), // prettier-ignore
  'Mutation.decideListingSuggestion': line('401 403 403 403 403 403 403 403 403 403 403 all', async (r) => ({ input: { ...(await r.suggestion()), decision: 'DISMISS' } })), // prettier-ignore
  'GET /api/admin/sources': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'POST /api/admin/sources': line('401 403 403 403 403 403 403 403 403 403 403 ok', () => ({ body: aSource() })),
  'PATCH /api/admin/sources/:id': line('401 403 403 403 403 403 403 403 403 403 403 ok', async (r) => ({ id: await r.source(), body: { everyHours: 48 } })), // prettier-ignore
  'POST /api/admin/sources/:id/runs': line('401 403 403 403 403 403 403 403 403 403 403 ok', async (r) => ({ id: await r.source(), body: {} })), // prettier-ignore
  'GET /api/admin/sync-runs': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'GET /api/admin/sync-runs/:id': line('401 403 403 403 403 403 403 403 403 403 403 ok', async (r) => ({ id: await r.syncRun() })),
  'POST /api/admin/sync-runs/:id/decision': line('401 403 403 403 403 403 403 403 403 403 403 409', async (r) => ({ id: await r.syncRun(), body: { decision: 'discard' } })), // prettier-ignore
  'GET /api/admin/listing-merges': line('401 403 403 403 403 403 403 403 403 403 403 ok'),
  'POST /api/admin/listing-merges/:id/decision': line('401 403 403 403 403 403 403 403 403 403 403 404', async (r) => ({ id: await r.source(), body: { decision: 'decline' } })), // prettier-ignore
}
