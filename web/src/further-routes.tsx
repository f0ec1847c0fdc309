import { Route, Routes } from 'react-router'
import { lazyApolloPage, lazyPage, type Screen } from '#page/lazy-page.tsx'
import { workspacePatterns, type WorkspaceRouteName } from '#workspace-paths'
import { RouteScreen } from './layout/route-screen.tsx'

/** The pages of donors, universities and administrators, by the names of workspace-paths.ts. */
const workspaceScreens: Record<WorkspaceRouteName, Screen> = {
  onboarding: lazyApolloPage(
    () => import('./pages/donor/onboarding-page.tsx'),
    'OnboardingPage',
  ),
  universityDashboard: lazyApolloPage(
    () => import('./pages/donor/university-dashboard-page.tsx'),
    'UniversityDashboardPage',
  ),
  newScholarship: lazyApolloPage(
    () => import('./pages/donor/new-scholarship-page.tsx'),
    'NewScholarshipPage',
  ),
  importScholarships: lazyApolloPage(
    () => import('./pages/donor/import-page.tsx'),
    'ImportPage',
  ),
  scholarshipImport: lazyApolloPage(
    () => import('./pages/donor/import-preview-page.tsx'),
    'ImportPreviewPage',
  ),
  editScholarship: lazyApolloPage(
    () => import('./pages/donor/edit-scholarship-page.tsx'),
    'EditScholarshipPage',
  ),
  submittedApplications: lazyApolloPage(
    () => import('./pages/donor/submitted-applications-page.tsx'),
    'SubmittedApplicationsPage',
  ),
  submittedApplication: lazyApolloPage(
    () => import('./pages/donor/submitted-application-page.tsx'),
    'SubmittedApplicationPage',
  ),
  reviews: lazyApolloPage(
    () => import('./pages/review/review-queue-page.tsx'),
    'ReviewQueuePage',
  ),
  review: lazyApolloPage(() => import('./pages/review/review-page.tsx'), 'ReviewPage'),
  reviewApplication: lazyApolloPage(
    () => import('./pages/review/review-application-page.tsx'),
    'ReviewApplicationPage',
  ),
  donorDashboard: lazyApolloPage(
    () => import('./pages/donor/donor-dashboard-page.tsx'),
    'DonorDashboardPage',
  ),
  impactReport: lazyApolloPage(
    () => import('./pages/donor/impact-report-page.tsx'),
    'ImpactReportPage',
  ),
  funds: lazyApolloPage(() => import('./pages/donor/funds-page.tsx'), 'FundsPage'),
  fund: lazyApolloPage(() => import('./pages/donor/fund-page.tsx'), 'FundPage'),
  partnerAccess: lazyApolloPage(
    () => import('./pages/donor/partner-access-page.tsx'),
    'PartnerAccessPage',
  ),
  developers: lazyPage(
    () => import('./pages/developers/developers-page.tsx'),
    'DevelopersPage',
  ),
  developerExplorer: lazyPage(
    () => import('./pages/developers/explorer-page.tsx'),
    'ExplorerPage',
  ),
  admin: lazyApolloPage(() => import('./pages/admin/admin-page.tsx'), 'AdminPage'),
  adminVerification: lazyApolloPage(
    () => import('./pages/admin/verification-page.tsx'),
    'VerificationPage',
  ),
  adminReports: lazyApolloPage(
    () => import('./pages/admin/reports-page.tsx'),
    'ReportsPage',
  ),
  adminListings: lazyApolloPage(
    () => import('./pages/admin/listings-page.tsx'),
    'ListingsPage',
  ),
  adminMessages: lazyApolloPage(
    () => import('./pages/admin/messages-page.tsx'),
    'MessagesPage',
  ),
  adminSync: lazyApolloPage(() => import('./pages/admin/sync-page.tsx'), 'SyncPage'),
  adminSyncRun: lazyApolloPage(
    () => import('./pages/admin/sync-run-page.tsx'),
    'SyncRunPage',
  ),
  adminAi: lazyApolloPage(() => import('./pages/admin/ai-page.tsx'), 'AiPage'),
  adminImmigration: lazyApolloPage(
    () => import('./pages/admin/immigration-rules-page.tsx'),
    'ImmigrationRulesPage',
  ),
  adminUsers: lazyApolloPage(
    () => import('./pages/admin/accounts-page.tsx'),
    'AccountsPage',
  ),
  adminAudit: lazyApolloPage(() => import('./pages/admin/audit-page.tsx'), 'AuditPage'),
  adminFailedWork: lazyApolloPage(
    () => import('./pages/admin/failed-work-page.tsx'),
    'FailedWorkPage',
  ),
  adminStatus: lazyApolloPage(() => import('./pages/admin/status-page.tsx'), 'StatusPage'),
  adminFeatures: lazyApolloPage(
    () => import('./pages/admin/feature-flags-page.tsx'),
    'FeatureFlagsPage',
  ),
  adminForum: lazyApolloPage(() => import('./pages/admin/forum-page.tsx'), 'ForumPage'),
  adminStories: lazyApolloPage(
    () => import('./pages/admin/stories-page.tsx'),
    'StoriesPage',
  ),
  storyWorkspace: lazyApolloPage(
    () => import('./pages/stories/story-workspace-pages.tsx'),
    'StoryWorkspacePages',
  ),
}

/** What visitors see there; a workspace without it leads to sign-in. */
const visitorScreens: Partial<Record<WorkspaceRouteName, Screen>> = {
  developers: workspaceScreens.developers,
  developerExplorer: workspaceScreens.developerExplorer,
  onboarding: lazyApolloPage(
    () => import('./pages/donor/onboarding-pitch-page.tsx'),
    'OnboardingPitchPage',
  ),
  donorDashboard: lazyApolloPage(
    () => import('./pages/donor/donor-pitch-page.tsx'),
    'DonorPitchPage',
  ),
  universityDashboard: lazyApolloPage(
    () => import('./pages/donor/university-pitch-page.tsx'),
    'UniversityPitchPage',
  ),
}

/** Those that visitors can open. */
export const visitorWorkspaces = Object.keys(visitorScreens) as WorkspaceRouteName[]

const NotFoundPage = lazyPage(
  () => import('./pages/not-found/not-found-page.tsx'),
  'NotFoundPage',
)

/** What is at no address of routes.tsx. A file of its own, so that the first page of visitors and students does not name it. */
export function FurtherRoutes() {
  return (
    <Routes>
      {(Object.keys(workspaceScreens) as WorkspaceRouteName[]).map((name) => (
        <Route
          key={name}
          path={workspacePatterns[name]}
          element={
            <RouteScreen
              key={name}
              route={{
                signedOut: visitorScreens[name] ?? 'sign-in',
                signedIn: workspaceScreens[name],
              }}
            />
          }
        />
      ))}
      <Route
        path="*"
        element={
          <RouteScreen
            key="not-found"
            route={{ signedOut: NotFoundPage, signedIn: NotFoundPage }}
          />
        }
      />
    </Routes>
  )
}
