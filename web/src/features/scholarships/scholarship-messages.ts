/** Words of a scholarship's card, its page and the actions on it. */
export const scholarshipMessages = {
  save: 'Save',
  saved: 'Saved',
  more: (title: string) => `More for ${title}`,
  saveNamed: (title: string) => `Save ${title}`,
  savedTitle: 'Scholarship Saved',
  savedNew: 'Added to your saved scholarships.',
  savedBefore: 'Already in your saved scholarships.',
  removedTitle: 'Scholarship removed from saved list',
  undo: 'Undo',
  saveFailed: 'Failed to save scholarship',
  removeFailed: 'Failed to remove scholarship',
  tied: 'Comes with admission',
  tiedTo: (university: string) => `Comes with admission to ${university}`,
  forWomen: 'For women',
  renewable: 'Renewable',
  noEssay: 'No essay',
  openTo: (countries: string, more: number) =>
    `Open to ${countries}${more > 0 ? ` +${more} more` : ''}`,
  yourTime: (when: string) => `${when}, your time`,
} as const
