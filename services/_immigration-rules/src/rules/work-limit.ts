/** What remains once the days without work are more than O4 or S4 allow. */
export const PAST_WORK_LIMIT =
  'By the jobs you entered the limit is passed. Add those that are missing here first; if none is, speak to your DSO or an immigration lawyer today.'
