const scholarships = (count: number) =>
  count === 1 ? '1 scholarship' : `${count} scholarships`

/** Says what an answer did, by the actual difference of the figures. */
function difference(opened: number, closed: number, waiting: number): string {
  const parts = [
    opened > 0 && `${scholarships(opened)} opened up`,
    closed > 0 && `${opened > 0 ? closed : scholarships(closed)} ruled out`,
    waiting > 0 &&
      `${opened + closed > 0 ? waiting : scholarships(waiting)} ${waiting === 1 ? 'needs' : 'need'} an answer again`,
  ].filter(Boolean)
  return parts.length > 0
    ? `Saved. ${parts.join(', ')}.`
    : 'Saved. This answer alone does not decide any scholarship.'
}

/** Words of the questions that go beyond the profile. */
export const factsMessages = {
  title: 'Facts about yourself',
  lead: 'Each answer counts for every scholarship that asks the same question. You can change or erase it at any time.',
  loading: 'Loading your answers',
  failed: 'Failed to load your answers',

  nextTitle: 'Next best question',
  nextFailed: 'Failed to load the next question',
  none: 'You have answered every question that decides an open scholarship.',
  decides: (decided: number, asking: number) =>
    decided === 0
      ? `${scholarships(asking)} ${asking === 1 ? 'asks' : 'ask'} this.`
      : `Your answer decides up to ${scholarships(decided)}; ${asking} ${asking === 1 ? 'asks' : 'ask'} this.`,
  forAward: (title: string) => `About this scholarship only: ${title}`,
  answers: { YES: 'Yes', NO: 'No', DECLINED: 'Prefer not to say' },
  sensitive: (count: number | null) =>
    count === null
      ? 'Private: never shown to anyone, and never in statistics. We ask because this scholarship depends on it.'
      : `Private: never shown to anyone, and never in statistics. We ask because ${scholarships(count)} ${count === 1 ? 'depends' : 'depend'} on it.`,
  notSaved: (answer: string) => `Your answer “${answer}” was not saved.`,
  difference,
  countsSoon: 'Saved. Your results will update in a moment.',

  awardTitle: 'Only you know this',
  awardStep: (count: number) =>
    count === 1 ? '1 question about you' : `${count} questions about you`,
  declined: 'You preferred not to say, so this stays open:',
  toFacts: 'Your answers',

  noProfile: 'Fill in your profile first',
  noProfileText:
    'Country, degree and grade come first. Then we ask only what decides the most scholarships for you.',
  fillIn: 'Fill in your profile',
  onlyStudents: 'Only for student accounts',
  onlyStudentsText: 'These facts help decide which scholarships fit a student.',
  toSettings: 'Open settings',
  answered: 'What you have told us',
  nothing: 'Nothing yet',
  nothingText:
    'Your answers will be listed here, with the scholarships each one counts for.',
  private: 'Private',
  counts: (count: number) => `Counts for ${scholarships(count)}`,
  countsForNone: 'No open scholarship asks this now.',
  moreAwards: (count: number) => `and ${count} more`,
  change: 'Change',
  changeOf: (question: string) => `Change: ${question}`,
  cancel: 'Cancel',
  erase: 'Erase',
  eraseOf: (question: string) => `Erase: ${question}`,
  eraseFailed: 'Your answer was not erased',
  erased: 'Erased.',
  eraseAll: 'Erase all',
  eraseAllTitle: 'Erase all your answers?',
  eraseAllText: (count: number) =>
    count === 1
      ? 'Your answer will be deleted for good. Scholarships that depend on it will need an answer again.'
      : `All ${count} answers will be deleted for good. Scholarships that depend on them will need answers again.`,
  keep: 'Keep them',
  eraseAllFailed: 'Your answers were not erased',
  allErased: 'All your answers have been erased.',
} as const
