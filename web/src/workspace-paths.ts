import { fill, withQuery } from '#paths'

/**
 * Addresses of the pages of donors, universities and administrators, as paths.ts has those of everybody else: a file of
 * their own, because visitors and students need none of them.
 */
export const workspacePatterns = {
  onboarding: '/donor-onboarding',
  universityDashboard: '/university-dashboard',
  newScholarship: '/my-scholarships/new',
  importScholarships: '/my-scholarships/import',
  scholarshipImport: '/my-scholarships/import/:id',
  editScholarship: '/my-scholarships/:id',
  submittedApplications: '/my-scholarships/:id/applications',
  submittedApplication: '/submitted-applications/:id',
  reviews: '/review',
  review: '/review/:scholarshipId',
  reviewApplication: '/review/:scholarshipId/:applicationId',
  donorDashboard: '/donor-dashboard',
  impactReport: '/donor-dashboard/report',
  funds: '/funds',
  fund: '/funds/:id',
  partnerAccess: '/partner-access',
  developers: '/developers',
  developerExplorer: '/developers/explorer',
  admin: '/admin',
  adminVerification: '/admin/verification',
  adminReports: '/admin/reports',
  adminListings: '/admin/listings',
  adminMessages: '/admin/messages',
  adminSync: '/admin/sync',
  adminSyncRun: '/admin/sync/runs/:id',
  adminAi: '/admin/ai',
  adminImmigration: '/admin/immigration',
  adminForum: '/admin/forum',
  adminUsers: '/admin/users',
  adminAudit: '/admin/audit',
  adminFailedWork: '/admin/failed-work',
  adminStatus: '/admin/status',
  adminFeatures: '/admin/features',
  adminStories: '/admin/stories',
  storyWorkspace: '/story-workspace/*',
} as const

export type WorkspaceRouteName = keyof typeof workspacePatterns

/** Addresses with what they need filled in. */
export const workspacePaths = {
  /** Without a step: where somebody stopped. */
  onboarding: (options: { organization?: string | undefined; step?: string } = {}) =>
    withQuery(workspacePatterns.onboarding, options),
  universityDashboard: (options: { organization?: string; view?: string } = {}) =>
    withQuery(workspacePatterns.universityDashboard, options),
  /** `returnTo`: where its form leads when it is saved or given up. */
  newScholarship: (
    options: { organization?: string; from?: string; returnTo?: string } = {},
  ) => withQuery(workspacePatterns.newScholarship, options),
  importScholarships: (options: { organization?: string } = {}) =>
    withQuery(workspacePatterns.importScholarships, options),
  scholarshipImport: (id: string) => fill(workspacePatterns.scholarshipImport, { id }),
  editScholarship: (id: string, options: { returnTo?: string } = {}) =>
    withQuery(fill(workspacePatterns.editScholarship, { id }), options),
  submittedApplications: (id: string) =>
    fill(workspacePatterns.submittedApplications, { id }),
  submittedApplication: (id: string) =>
    fill(workspacePatterns.submittedApplication, { id }),
  reviews: () => workspacePatterns.reviews,
  review: (scholarshipId: string, options: { tab?: string; mine?: 'yes' } = {}) =>
    withQuery(fill(workspacePatterns.review, { scholarshipId }), options),
  reviewExports: (scholarshipId: string) =>
    `${fill(workspacePatterns.review, { scholarshipId })}#exports`,
  reviewApplication: (scholarshipId: string, applicationId: string) =>
    fill(workspacePatterns.reviewApplication, { scholarshipId, applicationId }),
  donorDashboard: (options: { organization?: string } = {}) =>
    withQuery(workspacePatterns.donorDashboard, options),
  impactReport: (choice: Record<string, string>) =>
    withQuery(workspacePatterns.impactReport, choice),
  funds: () => workspacePatterns.funds,
  partnerAccess: () => workspacePatterns.partnerAccess,
  developers: () => workspacePatterns.developers,
  developerExplorer: () => workspacePatterns.developerExplorer,
  fund: (id: string) => fill(workspacePatterns.fund, { id }),
  admin: () => workspacePatterns.admin,
  adminForum: () => workspacePatterns.adminForum,
  adminUsers: (options: { search?: string } = {}) =>
    withQuery(workspacePatterns.adminUsers, options),
  adminAudit: (options: { subject?: string } = {}) =>
    withQuery(workspacePatterns.adminAudit, options),
  adminFailedWork: () => workspacePatterns.adminFailedWork,
  adminStatus: () => workspacePatterns.adminStatus,
  adminFeatures: () => workspacePatterns.adminFeatures,
  adminStories: () => workspacePatterns.adminStories,
  storyWorkspace: (options: { organization?: string } = {}) =>
    withQuery('/story-workspace', options),
  newStory: (options: { kind: string; organization: string }) =>
    withQuery('/story-workspace/new', options),
  story: (id: string) => fill('/story-workspace/:id', { id }),
  adminReports: () => workspacePatterns.adminReports,
  adminListings: () => workspacePatterns.adminListings,
  adminMessages: () => workspacePatterns.adminMessages,
  adminSync: (options: { view?: string } = {}) =>
    withQuery(workspacePatterns.adminSync, options),
  adminAi: () => workspacePatterns.adminAi,
  adminImmigration: () => workspacePatterns.adminImmigration,
  adminSyncRun: (id: string) => fill(workspacePatterns.adminSyncRun, { id }),
  adminVerification: (options: { view?: string; status?: string } = {}) =>
    withQuery(workspacePatterns.adminVerification, options),
}
