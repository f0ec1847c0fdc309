/** What remains once the days without work are more than O4 or S4 allow. */
export const PAST_WORK_LIMIT =
  'Without other work the limit is passed. Enter jobs that are missing here, and speak to your DSO or an immigration lawyer today.'
