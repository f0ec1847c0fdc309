import type {
  CaseDecision,
  DegreeLevel,
  FollowLevel,
  ModerationKind,
  PostCategory,
  PostSort,
  ReportReason,
  VisaStage,
} from '#gql/graphql'
import { formatNumber } from '#ui/format-number.ts'
import { optionsOf } from '#ui/options-of.ts'

export const categories: Record<PostCategory, string> = {
  QUESTION: 'Question',
  SUCCESS_STORY: 'Success Story',
  TIP: 'Tips & Advice',
  DISCUSSION: 'Discussion',
}
export const categoryOptions = optionsOf(categories)

const sorts: Record<Exclude<PostSort, 'RELEVANCE'>, string> = {
  NEW: 'Newest',
  ACTIVE: 'Recently active',
  TOP: 'Most helpful',
  UNANSWERED: 'No replies yet',
}
export const sortOptions = optionsOf(sorts)

export const degreeLevels: Record<DegreeLevel, string> = {
  UNDERGRADUATE: 'Undergraduate',
  GRADUATE: 'Graduate',
  PHD: 'PhD',
  POSTDOC: 'Postdoc',
}
export const degreeOptions = optionsOf(degreeLevels)

export const visaStages: Record<VisaStage, string> = {
  PLANNING: 'Planning to study',
  APPLYING: 'Applying for a visa',
  INTERVIEW: 'Visa interview',
  APPROVED: 'Visa approved',
  REFUSED: 'Visa refused',
  IN_US: 'Studying in the U.S.',
  WORKING: 'Working (CPT or OPT)',
}
export const visaOptions = optionsOf(visaStages)

const follows: Record<FollowLevel, string> = {
  WATCH: 'Every reply',
  NORMAL: 'Replies to me and mentions',
  MUTE: 'Nothing',
}
export const followOptions = optionsOf(follows)

export const reasons: Record<ReportReason, string> = {
  SPAM: 'Advertising or spam',
  ABUSE: 'Insults or threats',
  PERSONAL_DATA: 'Someone’s personal information',
  MISINFORMATION: 'Wrong and harmful',
  OFF_TOPIC: 'Not about studying in the U.S.',
  OTHER: 'Something else',
}
export const reasonOptions = optionsOf(reasons)

export const actionKinds: Record<ModerationKind, string> = {
  AUTO_HIDE: 'Hidden after several reports',
  HIDE: 'Hidden by a moderator',
  RESTORE: 'Shown again',
  KEEP: 'Reports reviewed: it stays',
  IGNORE: 'Reports closed without a decision',
  MARK: 'Pinned or unpinned',
  SILENCE: 'Someone can’t post for a while',
}

/** What a moderator may decide about a reported entry, and what that does to it. */
export function decisionsOn(isHidden: boolean): Record<CaseDecision, string> {
  return {
    AGREE: isHidden ? 'Agree: keep it hidden' : 'Agree: hide it',
    DISAGREE: isHidden ? 'Disagree: show it' : 'Disagree: keep it shown',
    IGNORE: 'Close without judging',
  }
}

const plural = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** Words of the forum. */
export const communityMessages = {
  title: 'Community',
  lead: 'Students ask and answer each other’s questions. Anyone can read everything here.',
  newPost: 'New Post',
  signUp: 'Sign Up to Post',
  search: 'Search the forum',
  searchSubmit: 'Search',
  category: 'Category',
  chooseCategory: 'Choose one',
  allCategories: 'All Categories',
  sort: 'Sort by',
  bestMatch: 'Best match',
  moreFilters: 'Country, degree, visa stage',
  country: 'Country',
  anyCountry: 'Any country',
  degree: 'Degree',
  anyDegree: 'Any degree',
  visaStage: 'Visa stage',
  anyVisaStage: 'Any visa stage',
  tagged: (tag: string) => `Tagged “${tag}”`,
  removeTag: 'Show all tags',
  found: (count: number) => plural(count, 'thread', 'threads'),
  noun: 'threads',
  list: 'Threads',
  loading: 'Loading threads…',
  failed: 'The forum could not be loaded',
  emptyTitle: 'No questions yet',
  empty:
    'Ask the first question: what would you like to know from someone who has been through it?',
  emptyVisitor: 'Sign up for free and ask the first question.',
  noneTitle: 'No posts found',
  none: 'Try other words, or fewer filters.',
  pinned: 'Pinned',
  links: 'More about the forum',
  decisionsLink: 'Decisions about my posts',
  logLink: 'Moderation log',

  somebody: 'Deleted account',
  votes: (count: number) => plural(count, 'vote', 'votes'),
  views: (count: number) =>
    count === 1 ? 'Read by 1 member' : `Read by ${formatNumber(count)} members`,
  replies: (count: number) => plural(count, 'reply', 'replies'),
  votesWord: (count: number) => (count === 1 ? 'vote' : 'votes'),
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  voteFailed: 'Your vote was not counted',
  accepted: 'Accepted answer',
  answered: 'Answered',
  edited: 'Edited',
  cancel: 'Cancel',

  thread: 'Thread',
  threadLoading: 'Loading the thread…',
  threadFailed: 'The thread could not be loaded',
  missingTitle: 'Thread not found',
  missing: 'It may have been deleted, or the link may be incomplete.',
  toForum: 'All threads',
  deletedPost: 'The author deleted this post. The replies remain.',
  deletedReply: 'The author deleted this reply.',
  hiddenOwn:
    'Moderators have hidden this. Only you and moderators can see it. You can appeal on the decisions page.',
  hidden: 'Moderators have hidden this.',
  blocked: 'Written by someone you have blocked.',
  repliesTitle: 'Replies',
  noReplies: 'No replies yet. If you know the answer, be the first to reply.',
  newReplies: (count: number) => `Show ${plural(count, 'new reply', 'new replies')}`,
  reply: 'Reply',
  answer: 'Reply to this',
  accept: 'Accept as the answer',
  unaccept: 'Remove as the accepted answer',
  acceptFailed: 'The answer was not marked',
  more: (name: string) => `More actions for what ${name} wrote`,
  edit: 'Edit',
  delete: 'Delete',
  deleteTitle: 'Delete this?',
  deleteText: 'Others will no longer be able to read it. Replies to it stay.',
  deleteNow: 'Delete it',
  deleted: 'Deleted',
  deleteFailed: 'It could not be deleted',
  report: 'Report',
  reportTitle: 'Report to the moderators',
  reason: 'What is wrong with it?',
  reasonRequired: 'Please choose a reason',
  note: 'What should they know?',
  sendReport: 'Send report',
  reported: 'Thank you. A moderator will review it.',
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
  blockedNow: 'You will no longer see what this person writes',
  blockFailed: 'The person could not be blocked',
  follow: 'Notify me about',
  followNone: 'Choose one',
  followSaved: 'Your choice is saved',
  followFailed: 'Your choice was not saved',
  rulesChanged: 'The rules have changed since this was written',
  ruleChangedFrom: (title: string, day: string) => `${title}: from ${day}`,
  rulesLink: 'Immigration dates and rules',
  related: 'Similar threads',
  history: (count: number) => `Earlier versions (${count})`,
  historyHidden: 'This version contained personal data and is not shown.',
  replaced: 'Until',
  pin: 'Pin to the forum',
  unpin: 'Unpin from the forum',
  stick: 'Pin to its category',
  unstick: 'Unpin from its category',
  marked: 'Changed',
  markFailed: 'Nothing was changed',
  silence: (name: string) => `Stop ${name} from posting for a week`,
  silenced: 'Stopped for a week',
  silenceFailed: 'The person could not be stopped',

  decisionsTitle: 'Decisions about my posts',
  decisionsLead: 'What moderators decided about your posts, and how to appeal.',
  decisionsFailed: 'The decisions could not be loaded',
  decisionsLoading: 'Loading decisions…',
  decisionsEmpty: 'No decisions about your posts',
  decisionsNoun: 'decisions',
  wasUndone: 'Undone',
  until: 'Until',
  appeal: 'Appeal',
  appealLabel: 'Why should this be reviewed again?',
  appealRequired: 'Please say why this should be reviewed again',
  appealSent: 'Your appeal has been sent',
  appealWaits: 'A moderator will review it and reply here.',
  appealed: 'You appealed:',
  granted: 'Granted:',
  notGranted: 'Not granted:',
  aboutPost: 'Open the thread',

  logTitle: 'Moderation log',
  logLead: 'What moderators did in the forum and why. It names no one and quotes nothing.',
  logFailed: 'The log could not be loaded',
  logLoading: 'Loading the log…',
  logEmpty: 'Nothing has been moderated yet',
  logNoun: 'actions',
  undo: 'Undo',
  undone: 'Undone: everything is back as it was',
  undoFailed: 'It could not be undone',
  entryKinds: { POST: 'A post', REPLY: 'A reply' },
  aPerson: 'A person',

  queueTitle: 'Forum',
  queueLead: 'Reported posts and replies, and appeals against decisions.',
  queue: 'Reported',
  appeals: 'Appeals',
  queueLoading: 'Loading reports…',
  queueFailed: 'The reports could not be loaded',
  queueEmpty: 'No reports to review',
  appealsEmpty: 'No appeals to review',
  queueNoun: 'reports',
  reportCount: (count: number) => plural(count, 'report', 'reports'),
  hiddenAlready: 'Hidden until you decide',
  openThread: 'Open the thread',
  decided: 'Decided',
  decideFailed: 'Nothing was decided',
  grant: 'Undo the decision',
  refuse: 'Leave it',
  answerLabel: 'Your reply to them',
  answerRequired: 'Please say why',
}
