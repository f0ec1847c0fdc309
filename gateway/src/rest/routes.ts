import { accountRoutes } from './account.routes.ts'
import { authRoutes } from './auth.routes.ts'
import { calendarRoutes } from './calendar.routes.ts'
import { deadlineReminderRoutes } from './deadline-reminders.routes.ts'
import { listingMergeRoutes } from './listing-merges.routes.ts'
import { matchingRoutes } from './matching.routes.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { organizationRoutes } from './organizations.routes.ts'
import type { RestRoute } from './route.ts'
import { savedScholarshipRoutes } from './saved-scholarships.routes.ts'
import { scholarshipFilterRoutes } from './scholarship-filters.routes.ts'
import { scholarshipEditingRoutes } from './scholarship-editing.routes.ts'
import { scholarshipImportRoutes } from './scholarship-imports.routes.ts'
import { scholarshipRoutes } from './scholarships.routes.ts'
import { studentRoutes } from './students.routes.ts'
import { syncRoutes } from './sync.routes.ts'
import { universityRoutes } from './universities.routes.ts'

/** The whole facade. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...authRoutes,
  ...accountRoutes,
  ...notificationRoutes,
  ...studentRoutes,
  ...organizationRoutes,
  ...scholarshipRoutes,
  ...scholarshipEditingRoutes,
  ...scholarshipImportRoutes,
  ...universityRoutes,
  ...syncRoutes,
  ...listingMergeRoutes,
  ...savedScholarshipRoutes,
  ...scholarshipFilterRoutes,
  ...deadlineReminderRoutes,
  ...calendarRoutes,
  ...matchingRoutes,
]
