import { accountRoutes } from './identity/account.routes.ts'
import { awardRoutes } from './applications/awards.routes.ts'
import { applicationPrepRoutes } from './applications/application-prep.routes.ts'
import { accountErasureRoutes } from './identity/account-erasure.routes.ts'
import { authRoutes } from './identity/auth.routes.ts'
import { calendarRoutes } from './applications/calendar.routes.ts'
import { deadlineReminderRoutes } from './applications/deadline-reminders.routes.ts'
import { partnerExportFileRoutes } from './applications/partner-export-files.routes.ts'
import { reviewFileRoutes } from './applications/review-files.routes.ts'
import { documentFileRoutes } from './applications/document-files.routes.ts'
import { documentRoutes } from './applications/documents.routes.ts'
import { essayRequestRoutes } from './ai-workers/essay-requests.routes.ts'
import { essayReviewRoutes } from './ai-workers/essay-reviews.routes.ts'
import { aiMentorRoutes } from './ai-workers/ai-mentors.routes.ts'
import { mentorChatRoutes } from './ai-workers/mentor-chat.routes.ts'
import {
  donorMetricsRoutes,
  donorReportRoutes,
} from './donors-content/donor-metrics.routes.ts'
import { exportRoute } from './export/export.route.ts'
import type { FileRoute } from './file-route.ts'
import { immigrationGuidanceRoutes } from './immigration/immigration-guidance.routes.ts'
import { immigrationProfileRoutes } from './immigration/immigration-profile.routes.ts'
import { listingMergeRoutes } from './catalog/listing-merges.routes.ts'
import { matchingRoutes } from './ai-workers/matching.routes.ts'
import { mentorProfileRoutes } from './mentoring/mentor-profile.routes.ts'
import { mentorRoutes } from './mentoring/mentors.routes.ts'
import { mentorshipSessionRoutes } from './mentoring/mentorship-sessions.routes.ts'
import { sessionStepRoutes } from './mentoring/session-steps.routes.ts'
import { notificationRoutes } from './identity/notifications.routes.ts'
import { invitationRoutes } from './identity/invitations.routes.ts'
import { organizationRoutes } from './identity/organizations.routes.ts'
import { progressRoutes } from './applications/progress.routes.ts'
import {
  letterFileRoutes,
  recommendationRequestRoutes,
} from './applications/recommendation-requests.routes.ts'
import { ownReportRoutes } from './catalog/own-reports.routes.ts'
import { ownReviewReportRoutes } from './mentoring/own-review-reports.routes.ts'
import { ownForumRoutes } from './community/own-forum.routes.ts'
import { postRoutes } from './community/posts.routes.ts'
import { replyRoutes } from './community/replies.routes.ts'
import { contentFileRoutes, contentRoutes } from './donors-content/content.routes.ts'
import { newsletterRoutes } from './donors-content/newsletter.routes.ts'
import { recommendationRoutes } from './applications/recommendations.routes.ts'
import type { RestRoute } from './route.ts'
import { savedScholarshipRoutes } from './applications/saved-scholarships.routes.ts'
import { scholarshipApplicationRoutes } from './applications/scholarship-applications.routes.ts'
import { scholarshipFilterRoutes } from './catalog/scholarship-filters.routes.ts'
import { scholarshipEditingRoutes } from './catalog/scholarship-editing.routes.ts'
import { scholarshipImportRoutes } from './catalog/scholarship-imports.routes.ts'
import { scholarshipRoutes } from './catalog/scholarships.routes.ts'
import { studentRoutes } from './identity/students.routes.ts'
import { syncRoutes } from './catalog/sync.routes.ts'
import { universityRoutes } from './catalog/universities.routes.ts'

/** The whole facade. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...authRoutes,
  ...accountRoutes,
  ...accountErasureRoutes,
  ...notificationRoutes,
  ...studentRoutes,
  ...organizationRoutes,
  ...invitationRoutes,
  ...scholarshipRoutes,
  ...scholarshipEditingRoutes,
  ...scholarshipImportRoutes,
  ...universityRoutes,
  ...syncRoutes,
  ...listingMergeRoutes,
  ...savedScholarshipRoutes,
  ...scholarshipApplicationRoutes,
  ...awardRoutes,
  ...scholarshipFilterRoutes,
  ...deadlineReminderRoutes,
  ...calendarRoutes,
  ...applicationPrepRoutes,
  ...progressRoutes,
  ...documentRoutes,
  ...recommendationRoutes,
  ...recommendationRequestRoutes,
  ...matchingRoutes,
  ...essayReviewRoutes,
  ...essayRequestRoutes,
  ...aiMentorRoutes,
  ...mentorChatRoutes,
  ...mentorRoutes,
  ...mentorProfileRoutes,
  ...mentorshipSessionRoutes,
  ...sessionStepRoutes,
  ...immigrationGuidanceRoutes,
  ...immigrationProfileRoutes,
  ...postRoutes,
  ...replyRoutes,
  ...ownForumRoutes,
  ...ownReportRoutes,
  ...ownReviewReportRoutes,
  ...contentRoutes,
  ...newsletterRoutes,
  ...donorMetricsRoutes,
]

/** Routes whose bodies or answers are files. */
export const FILE_ROUTES: readonly FileRoute[] = [
  exportRoute,
  ...documentFileRoutes,
  ...letterFileRoutes,
  ...reviewFileRoutes,
  ...partnerExportFileRoutes,
  ...contentFileRoutes,
  ...donorReportRoutes,
]
