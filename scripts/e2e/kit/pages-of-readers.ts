/** Which pages each reader has, beyond those that are the same for everybody. */
import { patterns as shared } from '../../../web/src/paths.ts'
import { workspacePatterns } from '../../../web/src/workspace-paths.ts'

export const patterns = { ...shared, ...workspacePatterns }
export type RouteName = keyof typeof patterns
export type Reader = 'visitor' | 'student' | 'donor' | 'university' | 'admin'

export const ownPages: Record<Exclude<Reader, 'visitor'>, readonly RouteName[]> = {
  student: [
    'facts',
    'progress',
    'savedSearches',
    'applications',
    'application',
    'calendar',
    'documents',
    'mentoring',
    'ownStories',
  ],
  donor: [
    'donorDashboard',
    'onboarding',
    'storyWorkspace',
    'newScholarship',
    'funds',
    'editScholarship',
    'submittedApplications',
    'submittedApplication',
    'fund',
    'importScholarships',
    'reviews',
    'review',
    'reviewApplication',
    'scholarshipImport',
    'partnerAccess',
  ],
  university: ['universityDashboard'],
  admin: [
    'admin',
    'adminVerification',
    'adminReports',
    'adminListings',
    'adminMessages',
    'adminSync',
    'adminSyncRun',
    'adminAi',
    'adminStories',
    'adminUsers',
    'adminAudit',
    'adminFailedWork',
    'adminStatus',
    'adminFeatures',
    'adminForum',
  ],
}
/** Pages that show donors and admins something else than students. */
export const personal: readonly RouteName[] = [
  ...Object.values(ownPages).flat(),
  'home',
  'profile',
  'saved',
  'settings',
  'aiMatching',
  'adminImmigration',
  'immigrationStatus',
  'immigrationGuidance',
]
/** Pages that show a student hearts, chips or more than a visitor sees; the rest is the same text. */
export const withMore: readonly RouteName[] = [
  'verifyEmail',
  'invitations',
  'overview',
  'scholarships',
  'scholarship',
  'compare',
  'universities',
  'university',
  'sharedMatches',
  'aiMentor',
  'essayReviews',
  'essayReview',
  'mentors',
  'notifications',
]
/** A visitor comes to sign-in from them, in one way for all: two are looked at, the others only have an answer. */
export const leadsToSignIn: readonly RouteName[] = personal.filter(
  (name) =>
    ![
      'home',
      'profile',
      'saved',
      'aiMatching',
      'documents',
      'fund',
      // Visitors have pages of their own there.
      'onboarding',
      'universityDashboard',
    ].includes(name),
)
