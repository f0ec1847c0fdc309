/** Words of a match's progress and of its result. */
export const resultMessages = {
  progress: 'Progress of the match',
  waiting: 'Waiting for the first step',
  slow: 'This is taking longer than usual. You can leave the page: the result will be here when you come back.',
  unreachable: 'We can’t get progress updates right now. Still trying…',

  celebrations: [
    { from: 90, headline: 'Incredible Matches Found' },
    { from: 80, headline: 'Excellent Matches' },
    { from: 70, headline: 'Great Matches' },
    { from: 0, headline: 'Matches Found' },
  ],
  best: (score: number) => `Your best match scores ${score} of 100.`,
  seeMatches: 'See my matches',

  dialogTitle: 'Your AI Scholarship Matches',
  overall: 'Overall match',
  overallHelp: 'Average of the scores among your top three.',
  percent: (score: number) => `${score}%`,
  matchOf: (score: number) => `${score}% match`,
  topMatches: 'Top matches',
  more: 'Why, and what it takes',
  whyItFits: 'Why it fits',
  tips: 'Application tips',
  improvements: 'Improvement Areas',
  strengths: 'Strengths',
  whatIf: 'How to get more matches',
  viewDetails: 'View Details',
  seeAll: 'See the whole result',

  stale:
    'You have changed your profile or your answers since this match was made. We match you again within a few minutes, or you can do it now.',
  staleEarlier:
    'This is an earlier match. You have changed your profile or your answers since it was made.',
  again: 'Match again now',
  againFailed: 'The match could not be started. Please use the form below.',

  title: 'Your matches',
  noneTitle: 'No match yet',
  none: (total: string) =>
    `We checked ${total} scholarships. You don’t meet every requirement of any of them yet.`,
  noneButCheck: (count: string, isOne: boolean) =>
    isOne
      ? 'One may still be right for you; see below.'
      : `${count} may still be right for you; see below.`,
  noneNext: 'See below what would change that. Match again later, or search yourself.',
  noneNoHints: 'Match again later, or search yourself.',
  search: 'Search scholarships',
  failedTitle: 'This match could not be completed',
  failedHelp: 'What you typed is still in the form. Please try again.',
  readFailed: 'Failed to load your matches',
  notFoundTitle: 'Match not found',
  notFound: 'It may belong to someone else, or the link may be mistyped.',
  toNewest: 'Open your newest matches',

  figures: 'Summary',
  howMade: 'The figures, and how to get more matches',
  foldedCount: (title: string, count: string) => `${title} (${count})`,
  matchCount: 'Matches',
  ofTotal: (total: string) => `of ${total} scholarships`,
  toAnswerCount: 'Answer a question first',
  toCheckCount: 'Check with the provider',
  notCounted: 'Not counted as matches',
  competitiveness: 'Competitiveness',
  competitivenessOf: (met: string, stated: string) =>
    `You meet the stated minimums of ${met} of the ${stated} scholarships that state any`,
  noneStated: 'No scholarship states a minimum',
  notEligible: (count: string, isOne: boolean) =>
    isOne
      ? 'One scholarship has a requirement that you do not meet; it is not shown.'
      : `${count} scholarships have a requirement that you do not meet; they are not shown.`,
  made: (when: string) => `Made on ${when}.`,
  asOf: (when: string) => `Catalog as of ${when}.`,
  computed: (milliseconds: string) => `Computed in ${milliseconds} ms.`,
  madeWith: 'The profile used',
  states: 'Preferred states',
  neededAmount: 'Amount you need a year',
  dollars: (amount: string) => `US$${amount}`,
  changeInProfile: 'Change in your profile',
  points: (earned: string, possible: number) => `${earned} of ${possible}`,

  matches: 'Matches',
  waitingForRound: 'Waiting for their next round',
  showMore: 'Show more matches',
  keptOf: (kept: string, total: string) => `We keep the best ${kept} of these ${total}.`,
  searchRest: 'Search for the others',
  shownOf: (shown: string, total: string) =>
    shown === total
      ? `${total} ${total === '1' ? 'match' : 'matches'}.`
      : `The best ${shown} of ${total} matches.`,
  toAnswer: 'Answer a question first',
  toAnswerHelp:
    'Nothing rules these out, but they depend on something only you know. They are not counted as matches.',
  toCheck: 'Check with the provider',
  toCheckHelp:
    'Nothing rules these out, but only the provider can judge the rest. They are not counted as matches.',
  questions: 'Only you know',
  withProvider: 'Only the provider can judge',
  steps: 'What they ask for',
  terms: 'How it compares',
  notStated: 'Not stated',
  criteria: 'How you match',
  asked: 'Asked',
  yours: 'You',
  results: {
    PASS: 'Yes',
    FAIL: 'No',
    TELL_US_MORE: 'Tell us more',
    CHECK_WITH_PROVIDER: 'Check with the provider',
  } as Readonly<Record<string, string>>,
  required: 'Required',
  preference: 'Preference',
  notInProfile: 'Not in your profile',
  addToProfile: (label: string) => `Add to your profile: ${label}`,

  print: 'Print',
  share: 'Share',
  shareTitle: 'Share this result',
  shareHelp:
    'Anyone with the link sees the matches with their scores, and nothing from your profile. You can withdraw it at any time.',
  shareLink: 'Private link',
  makeLink: 'Make a private link',
  copyLink: 'Copy link',
  copied: 'Link Copied',
  copyFailed: 'The link could not be copied',
  copyByHand: 'Select it in the field and copy it by hand.',
  withdraw: 'Withdraw the link',
  withdrawn: 'Link withdrawn',
  withdrawnText: 'The link no longer works.',
  shareFailed: 'The link could not be made',
  withdrawFailed: 'The link could not be withdrawn',

  changes: (when: string) => `What changed since ${when}`,
  changesCount: (count: number, when: string) => `What changed since ${when} (${count})`,
  changesNone: 'Nothing: the same matches with the same scores.',
  added: 'New',
  removed: 'No longer a match',
  rescored: 'Score changed',
  beforeAfter: (before: number, after: number) => `${before} before, ${after} now`,

  madeByItself: {
    PROFILE: 'We matched you again because your profile or your answers changed.',
    CATALOGUE: 'We matched you again because scholarships were added, changed or closed.',
  },
  sinceThen: (parts: readonly string[]) => `Since then: ${parts.join(', ')}.`,
  addedCount: (count: number) => (count === 0 ? null : `${count} new`),
  removedCount: (count: number) => (count === 0 ? null : `${count} no longer a match`),
  rescoredCount: (count: number) => (count === 0 ? null : `${count} with a new score`),
  byItself: 'Made automatically',

  history: 'Your runs',
  historyFailed: 'Failed to load your earlier runs',
  runOf: (when: string) => `Match of ${when}`,
  runMatches: (count: string, isOne: boolean) => `${count} ${isOne ? 'match' : 'matches'}`,
  runOverall: (score: number) => `overall ${score}%`,
  runStatus: {
    QUEUED: 'Waiting',
    RUNNING: 'Running',
    FINISHED: 'Finished',
    FAILED: 'Failed',
  },
  shown: 'Shown above',
  shared: 'Shared',
  runs: 'runs',

  fillTitle: 'Add these facts to your profile?',
  fillText:
    'These aren’t in your profile yet. Adding them lets every scholarship page check whether you’re eligible. Nothing already in your profile changes.',
  fill: 'Add to my profile',
  filling: 'Adding…',
  fillNot: 'No thanks',
  filled: 'Added to your profile',
  created: 'Profile Created Successfully!',
  fillFailed: 'Failed to update profile',
  fillNothingLeft: 'Your profile already has them; nothing changed.',
  needsAid: 'Yes, financial aid',

  homeTitle: 'Your newest matches',
  homeNone: 'Your latest match is not finished.',
  homeNoMatches: 'Your latest match found nothing.',
  homeNoneYet: 'No match yet.',
  homeToAnswer: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'depends' : 'depend'} on your answers.`,
  homeToCheck: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'needs' : 'need'} a check with the provider.`,
  homeOpen: 'Open all matches',
  homeFailed: 'Failed to load your newest matches',
  homeFound: (count: string, isOne: boolean, when: string) =>
    `${count} ${isOne ? 'match' : 'matches'} on ${when}`,

  sharedTitle: 'Shared scholarship matches',
  sharedLead:
    'A student shared these matches with you. Nothing from their profile is shown.',
  sharedFailed: 'Failed to load the shared matches',
  sharedGone: 'This link no longer works',
  sharedGoneHelp: 'Its owner withdrew it, or it may be mistyped.',
  sharedLoading: 'Loading the shared matches',
  sharedOwn: 'Find your own matches',
  /** The server's words address the student who made the match. */
  sharedMadeBy: (maker: string) => maker.replace('your profile', 'the student’s profile'),
  sharedNone: 'This match has nothing to show.',
} as const
