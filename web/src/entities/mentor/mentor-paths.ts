import { paths, withQuery } from '#paths'

/** Addresses below `/mentors` and `/mentoring`, which only the pages and links of mentoring need. */
export const mentorPaths = {
  mentors: (query: Record<string, string | undefined> = {}) =>
    withQuery(paths.mentors(), query),
  mentor: (id: string) => `${paths.mentors()}/${encodeURIComponent(id)}`,
  sessions: (options: { side?: 'mentor' } = {}) => withQuery('/mentoring', options),
  session: (id: string) => `/mentoring/sessions/${encodeURIComponent(id)}`,
  essays: () => '/mentoring/essays',
  essay: (id: string) => `/mentoring/essays/${encodeURIComponent(id)}`,
  /** With a field's name, the form opens at that field; saving leads back to `returnTo`. */
  profile: (options: { edit?: 'roomUrl'; returnTo?: string } = {}) =>
    withQuery('/mentoring/profile', options),
  times: () => `/mentoring/availability`,
}
