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
    'impactReport',
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
/** Pages that show donors and admins something else than they show students. */
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
/** Pages that show a student more than a visitor, such as hearts or chips; the others have the same text for both. */
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
/** Pages that lead a visitor to sign-in, all in the same way: two are looked at, the others only have an answer. */
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
      'donorDashboard',
      'universityDashboard',
    ].includes(name),
)
/**
 * Pages that the journeys of every run look at while somebody uses them, with axe and on the narrowest screen; each
 * with the journey's file. The walks through all pages leave them to a thorough run.
 */
export const lookedAtInJourneys: Record<Reader, readonly RouteName[]> = {
  visitor: [
    'home', // landing
    'saved', // visitors see the landing page here
    'suggest', // suggestions
    'developers', // partner-access
    'sharedMatches', // matching
    'spotlights', // stories
    'unsubscribe', // notices
  ],
  student: [
    'progress', // own-account
    'settings', // own-account, notices
    'notifications', // notices
    'calendar', // calendar
    'documents', // documents
    'scholarships', // search-on-phone
    'savedSearches', // saved-searches
    'aiMentor', // ai-mentor
    'application', // review
    'applications', // applications
    'mentors', // mentoring
  ],
  donor: [
    'onboarding', // onboarding
    'donorDashboard', // donor-dashboard
    'submittedApplication', // review
    'review', // review
    'scholarshipImport', // listings
    'partnerAccess', // partner-access
    'settings', // has the same parts as a student's
  ],
  university: ['universityDashboard'], // onboarding
  admin: [
    'adminReports', // listings
    'adminListings', // listings
    'adminMessages', // suggestions
    'adminAudit', // administration
    'adminStatus', // administration
    'settings', // has the same parts as a student's
  ],
}
