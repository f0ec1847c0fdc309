/** Words of the filters that one press sets; they load after the search itself. */
export const quickFilterMessages = {
  noEssay: 'No Essay Required',
  apply: 'Quick Apply (5–15 min)',
  deadlineSoon: 'Deadline Soon',
  eligible: 'Open to me',
  engineering: 'Engineering',
  computerScience: 'Computer Science',
  undergraduate: 'Undergraduate',
  graduate: 'Graduate',
  phd: 'PhD',
  openTo: (country: string) => `Open to ${country}`,
} as const
