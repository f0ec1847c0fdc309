import { Route, Routes } from 'react-router'
import { lazyApolloPage, lazyPage, type Screen } from '#page/lazy-page.tsx'
import { workspacePatterns, type WorkspaceRouteName } from '#workspace-paths'
import { RouteScreen } from './layout/route-screen.tsx'

/** The pages of donors, universities and administrators, by the names of workspace-paths.ts. */
const workspaceScreens: Record<WorkspaceRouteName, Screen> = {
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
  funds: lazyApolloPage(() => import('./pages/donor/funds-page.tsx'), 'FundsPage'),
  fund: lazyApolloPage(() => import('./pages/donor/fund-page.tsx'), 'FundPage'),
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
  adminForum: lazyApolloPage(() => import('./pages/admin/forum-page.tsx'), 'ForumPage'),
}

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
              route={{ signedOut: 'sign-in', signedIn: workspaceScreens[name] }}
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
