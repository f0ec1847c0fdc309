/** One file of the export: the answer of one of the facade's routes to its owner. */
export type ExportPart = {
  /** In the zip, without `.json`. */
  name: string
  /** The path of a GET route, with a query if it has more than one list; lists are read to their end. */
  path: string
  /** More about each row of the list, in a folder of the part's name. */
  each?: (row: { id: string }) => { name: string; path: string }
  /** The file behind each row of the list, in a folder of the part's name. */
  fileOf?: (row: { id: string; name: string }) => {
    name: string
    path: string
    service: string
  }
}

/**
 * Everything that people have here. A service takes part with a line for each list of data that it
 * keeps about a person; a test finds missing lists. It contains nothing that its owner may not read,
 * because these are routes that everybody can use.
 */
export const EXPORT_PARTS: readonly ExportPart[] = [
  { name: 'account', path: '/api/auth/user' },
  { name: 'preferences', path: '/api/preferences' },
  { name: 'sessions', path: '/api/sessions' },
  { name: 'notifications', path: '/api/notifications' },
  { name: 'organizations', path: '/api/organizations/mine' },
  { name: 'profile', path: '/api/students/me' },
  { name: 'profile-answers', path: '/api/student-answers' },
  { name: 'saved-scholarships', path: '/api/saved-scholarships/student/me' },
  { name: 'saved-searches', path: '/api/scholarship-filters' },
  { name: 'scholarship-reports', path: '/api/scholarship-reports' },
  { name: 'reminders', path: '/api/deadline-reminders' },
  { name: 'reminder-defaults', path: '/api/reminder-defaults' },
  { name: 'tasks', path: '/api/application-prep/tasks' },
  { name: 'checklists', path: '/api/application-prep/checklists' },
  { name: 'progress', path: '/api/student/progress' },
  { name: 'own-stories', path: '/api/own-stories' },
  {
    name: 'applications',
    path: '/api/scholarship-applications',
    each: ({ id }) => ({
      name: `${id}-recommendations`,
      path: `/api/recommendations?applicationId=${id}`,
    }),
  },
  { name: 'awards', path: '/api/awards' },
  {
    name: 'documents',
    path: '/api/documents',
    fileOf: ({ id, name }) => ({
      name: `${id.slice(-8)} ${name.replaceAll(/[/\\]/g, '_')}`,
      path: `/api/documents/${id}/content`,
      service: 'applications',
    }),
  },
  { name: 'essays', path: '/api/essay-reviews' },
  { name: 'essay-requests', path: '/api/essay-requests' },
  { name: 'essay-requests-as-mentor', path: '/api/essay-requests?side=mentor' },
  {
    name: 'matches',
    path: '/api/ai/matches',
    each: ({ id }) => ({ name: id, path: `/api/ai/match/${id}` }),
  },
  { name: 'ai-mentors', path: '/api/ai-mentors' },
  { name: 'ai-mentor-memory', path: '/api/mentor/memory' },
  {
    name: 'ai-mentor-conversations',
    path: '/api/mentor/sessions',
    each: ({ id }) => ({ name: id, path: `/api/mentor/sessions/${id}` }),
  },
  { name: 'mentor-profile', path: '/api/mentor-profile' },
  { name: 'mentorship-sessions', path: '/api/mentorship-sessions' },
  { name: 'mentorship-sessions-as-mentor', path: '/api/mentorship-sessions?side=mentor' },
  { name: 'mentor-review-reports', path: '/api/mentor-review-reports' },
  { name: 'forum-entries', path: '/api/forum-entries' },
  { name: 'forum-activity', path: '/api/forum-activity' },
  { name: 'forum-decisions', path: '/api/forum-decisions' },
  { name: 'forum-standing', path: '/api/forum-standing' },
  { name: 'immigration-profile', path: '/api/immigration-profile' },
  { name: 'immigration-guidance', path: '/api/immigration-guidance' },
]

/** Also a person's own data, but already contained in another part. */
export const EXPORTED_ELSEWHERE: readonly string[] = [
  '/api/notifications/counts',
  '/api/saved-scholarships/counts',
  '/api/documents/quota',
  '/api/calendar-feed',
  '/api/recommendations',
  '/api/mentor/conversations',
]

/** Used by people who are signed in, but not about themselves. */
export const OF_OTHERS: readonly string[] = ['/api/essay-mentors']
