const awards = (count: number) => (count === 1 ? '1 award' : `${count} awards`)

/** What an answer did, by the real difference of the figures. */
function difference(opened: number, closed: number, waiting: number): string {
  const parts = [
    opened > 0 && `${awards(opened)} opened`,
    closed > 0 && `${opened > 0 ? closed : awards(closed)} closed`,
    waiting > 0 &&
      `${opened + closed > 0 ? waiting : awards(waiting)} ${waiting === 1 ? 'waits' : 'wait'} for an answer again`,
  ].filter(Boolean)
  return parts.length > 0
    ? `Saved. ${parts.join(', ')}.`
    : 'Saved. No award is decided by this answer alone.'
}

/** Words of what a student is asked beyond the profile. */
export const factsMessages = {
  title: 'Facts about yourself',
  lead: 'Each answer counts for every award that asks the same question. You can change or erase it at any time.',
  loading: 'Loading your answers',
  failed: 'Failed to load your answers',

  nextTitle: 'Next best question',
  nextFailed: 'Failed to load the next question',
  none: 'You have answered every question that decides an open award.',
  decides: (decided: number, asking: number) =>
    decided === 0
      ? `${awards(asking)} ${asking === 1 ? 'asks' : 'ask'} this.`
      : `Your answer decides up to ${awards(decided)}; ${awards(asking)} ${asking === 1 ? 'asks' : 'ask'} this.`,
  forAward: (title: string) => `About this award only: ${title}`,
  answers: { YES: 'Yes', NO: 'No', DECLINED: 'Prefer not to say' },
  sensitive: (count: number | null) =>
    count === null
      ? 'Private: never shown to anyone, and never in statistics. We ask because this award depends on it.'
      : `Private: never shown to anyone, and never in statistics. We ask because ${awards(count)} ${count === 1 ? 'depends' : 'depend'} on it.`,
  notSaved: (answer: string) => `Your answer “${answer}” was not saved.`,
  saving: 'Saving your answer',
  difference,
  countsSoon: 'Saved. It counts in a moment.',

  awardTitle: 'Only you know this',
  awardStep: (count: number) =>
    count === 1 ? '1 question about you' : `${count} questions about you`,
  declined: 'You preferred not to say, so this stays open:',
  toFacts: 'Your answers',

  noProfile: 'Fill in your profile first',
  noProfileText:
    'Country, degree and grade come first. Then we ask only what decides the most awards for you.',
  fillIn: 'Fill in your profile',
  onlyStudents: 'Only for student accounts',
  onlyStudentsText: 'These facts help to decide which awards fit a student.',
  toSettings: 'Open settings',
  answered: 'What you have told us',
  nothing: 'Nothing yet',
  nothingText: 'Your answers will be listed here, with the awards each one counts for.',
  private: 'Private',
  counts: (count: number) => `Counts for ${awards(count)}`,
  countsForNone: 'No open award asks this now.',
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
      ? 'Your answer will be deleted for good. Awards that depend on it will need an answer again.'
      : `All ${count} answers will be deleted for good. Awards that depend on them will need answers again.`,
  keep: 'Keep them',
  eraseAllFailed: 'Your answers were not erased',
  allErased: 'All your answers are erased.',
} as const
