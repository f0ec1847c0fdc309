import { type Word } from './_lines.ts'

/**
 * What the owner of an unverified organization gets of its own records, by a line of the table: they draft and keep
 * books, but publish nothing.
 */
// prettier-ignore
export const UNVERIFIED: Readonly<Record<string, Word>> = {
  'Query.scholarship (a draft)': 'own',
  'Query.organizationScholarships': 'own',
  'Query.listingImport': 'own',
  'Query.listingImports': 'own',
  "Mutation.createScholarship (for the owner's organization)": 'own',
  'Mutation.updateScholarship': 'own',
  'Mutation.publishScholarship': '403',
  'Mutation.archiveScholarship': 'own',
  "Mutation.createListingImport (for the owner's organization)": 'ok',
  'Mutation.confirmListingImport': 'own',
  'POST /api/scholarships/:id/publish': '403',
  'PATCH /api/scholarships/:id': 'own',
  'GET /api/donor-scholarships': 'own',
  'GET /api/scholarship-imports/:id': 'own',
  'Query.funds': 'own',
  'Query.fund': 'own',
  'Mutation.createFund': 'ok',
  'Mutation.recordPledge': 'own',
  'Query.organization': 'own',
  'Mutation.inviteMember': 'ok',
}
