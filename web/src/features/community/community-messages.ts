import { formatNumber } from '#lib/format/format.ts'
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

const optionsOf = <Value extends string>(words: Record<Value, string>) =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }))

export const categories: Record<PostCategory, string> = {
  QUESTION: 'Question',
  SUCCESS_STORY: 'Success Story',
  TIP: 'Tips & Advice',
  DISCUSSION: 'Discussion',
}
export const categoryOptions = optionsOf(categories)

const sorts: Record<Exclude<PostSort, 'RELEVANCE'>, string> = {
  NEW: 'Newest',
  ACTIVE: 'Active lately',
  TOP: 'Most helpful',
  UNANSWERED: 'Without a reply',
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
  NORMAL: 'Answers to me and mentions',
  MUTE: 'Nothing',
}
export const followOptions = optionsOf(follows)

export const reasons: Record<ReportReason, string> = {
  SPAM: 'Advertising or spam',
  ABUSE: 'Insults or threats',
  PERSONAL_DATA: 'Somebody’s personal data',
  MISINFORMATION: 'Wrong and harmful',
  OFF_TOPIC: 'Not about studying in the U.S.',
  OTHER: 'Something else',
}
export const reasonOptions = optionsOf(reasons)

export const actionKinds: Record<ModerationKind, string> = {
  AUTO_HIDE: 'Hidden after several reports',
  HIDE: 'Hidden by a moderator',
  RESTORE: 'Shown again',
  KEEP: 'Reports looked at: it stays',
  IGNORE: 'Reports closed without a decision',
  MARK: 'Put on top, or taken from there',
  SILENCE: 'Somebody may not post for a while',
}

export const decisions: Record<CaseDecision, string> = {
  AGREE: 'Agree: hide it',
  DISAGREE: 'Disagree: show it',
  IGNORE: 'Close without judging',
}

export const findingKinds: Record<string, string> = {
  passport: 'Passport number',
  sevis: 'SEVIS number',
  ssn: 'Social Security number',
  'immigration-number': 'Immigration case number',
  phone: 'Phone number',
  address: 'Postal address',
}

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** Words of the forum. */
export const communityMessages = {
  title: 'Community',
  lead: 'Students ask and answer each other. Everything here can be read by everybody.',
  newPost: 'New Post',
  signUp: 'Sign Up to Post',
  search: 'Search the forum',
  searchSubmit: 'Search',
  category: 'Category',
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
  failed: 'The forum could not be read',
  emptyTitle: 'Nobody has asked anything yet',
  empty:
    'Ask the first question: what do you want to know from somebody who did it before you?',
  emptyVisitor: 'Sign up for free and ask the first question.',
  noneTitle: 'No posts found',
  none: 'Try other words, or fewer filters.',
  pinned: 'On top',
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
  voteFailed: 'Your vote was not counted',
  ownVote: 'Others vote for what you wrote',
  accepted: 'Accepted answer',
  answered: 'Answered',
  edited: 'Edited',

  formNew: 'New Post',
  formEdit: 'Edit Post',
  titleLabel: 'Title',
  titleHelp: 'One sentence that says what you want to know or tell.',
  content: 'Content',
  contentHelp:
    'You can use **bold**, *italic*, lists with “- ”, and [links](https://…). Leave out numbers of documents, phones and addresses.',
  tags: 'Tags',
  tagsHelp: 'Up to five, with commas between them: f-1, interview',
  suggestedTags: 'Tags that others use:',
  addTag: (tag: string) => `Add tag ${tag}`,
  similar: 'Asked before? These threads are about the same:',
  post: 'Post',
  posting: 'Posting…',
  save: 'Save changes',
  saving: 'Saving…',
  cancel: 'Cancel',
  restored: 'This is your draft, as you left it.',
  posted: 'Post created successfully!',
  postFailed: 'Failed to create post',
  saved: 'Your changes are saved',
  titleRequired: 'Please enter a title',
  contentRequired: 'Please write your post',
  categoryRequired: 'Please select a category',
  replyRequired: 'Please write your reply',

  foundTitle: 'This looks like personal data',
  foundText:
    'Everybody can read what you post, and it may be copied. Take these out, or confirm:',
  confirmFound: 'I want everybody to read this',

  thread: 'Thread',
  threadLoading: 'Loading the thread…',
  threadFailed: 'The thread could not be read',
  missingTitle: 'This thread is not here',
  missing: 'It may have been taken out, or the link is not complete.',
  toForum: 'All threads',
  deletedPost: 'Who wrote this has taken it out. The replies stay.',
  deletedReply: 'Who wrote this reply has taken it out.',
  hiddenOwn:
    'Moderators have hidden this. Only you and moderators see it; you can appeal on the page of decisions.',
  hidden: 'Moderators have hidden this.',
  blocked: 'Written by somebody whom you have blocked.',
  repliesTitle: 'Replies',
  noReplies: 'No replies yet. If you know the answer, you could be the first.',
  newReplies: (count: number) => `Show ${plural(count, 'new reply', 'new replies')}`,
  reply: 'Reply',
  replyTo: 'Your reply',
  answer: 'Answer this reply',
  sendReply: 'Post reply',
  sendingReply: 'Posting…',
  replyPosted: 'Your reply is posted',
  mention: 'Tell somebody of this thread',
  mentionNobody: 'Nobody in particular',
  accept: 'Accept as the answer',
  unaccept: 'Not the answer after all',
  acceptFailed: 'The answer was not marked',
  more: (name: string) => `More about what ${name} wrote`,
  edit: 'Edit',
  delete: 'Delete',
  deleteTitle: 'Delete this?',
  deleteText: 'Others will not be able to read it any more. Replies to it stay.',
  deleteNow: 'Delete it',
  deleted: 'It is taken out',
  deleteFailed: 'It was not taken out',
  report: 'Report',
  reportTitle: 'Report to the moderators',
  reason: 'What is wrong with it?',
  reasonRequired: 'Please choose a reason',
  note: 'What should they know?',
  sendReport: 'Send report',
  reported: 'Thank you: a moderator will look at it',
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Stop blocking ${name}`,
  blockedNow: 'You will not see what this person writes',
  blockFailed: 'Nobody was blocked',
  follow: 'Tell me about',
  followNone: 'Nothing chosen',
  followSaved: 'Your choice is saved',
  followFailed: 'Your choice was not saved',
  rulesChanged: 'The rules changed since this was written',
  ruleChangedFrom: (title: string, day: string) => `${title}: from ${day}`,
  rulesLink: 'Immigration dates and rules',
  related: 'About the same',
  history: (count: number) => `Earlier versions (${count})`,
  historyHidden: 'This version held personal data and is not shown.',
  replaced: 'Until',
  pin: 'Put on top of the forum',
  unpin: 'Take from the top of the forum',
  stick: 'Put on top of its category',
  unstick: 'Take from the top of its category',
  marked: 'Changed',
  markFailed: 'Nothing was changed',
  silence: (name: string) => `Stop posts of ${name} for a week`,
  silenced: 'Stopped for a week',
  silenceFailed: 'Nobody was stopped',

  decisionsTitle: 'Decisions about my posts',
  decisionsLead:
    'What moderators decided about what you wrote, and how to have it looked at again.',
  decisionsFailed: 'The decisions could not be read',
  decisionsLoading: 'Loading decisions…',
  decisionsEmpty: 'No moderator has decided anything about your posts',
  decisionsNoun: 'decisions',
  takenBack: 'Taken back',
  until: 'Until',
  appeal: 'Appeal',
  appealLabel: 'Why should this be looked at again?',
  appealRequired: 'Please say why this should be looked at again',
  appealSent: 'Another moderator will look at it',
  appealed: 'You appealed:',
  granted: 'Granted:',
  notGranted: 'Not granted:',
  aboutPost: 'Open the thread',

  logTitle: 'Moderation log',
  logLead: 'What moderators did in the forum and why. It names nobody and quotes nothing.',
  logFailed: 'The log could not be read',
  logLoading: 'Loading the log…',
  logEmpty: 'Nothing has been moderated yet',
  logNoun: 'actions',
  undo: 'Take back',
  undone: 'Taken back: all is as it was before',
  undoFailed: 'Nothing was taken back',
  entryKinds: { POST: 'A post', REPLY: 'A reply' },
  aPerson: 'A person',

  queueTitle: 'Forum',
  queueLead: 'Reported posts and replies, and appeals against decisions.',
  queue: 'Reported',
  appeals: 'Appeals',
  queueLoading: 'Loading reports…',
  queueFailed: 'The reports could not be read',
  queueEmpty: 'No report waits for a decision',
  appealsEmpty: 'No appeal waits for an answer',
  queueNoun: 'reports',
  weight: (weight: number) => `Weight ${weight}`,
  hiddenAlready: 'Hidden until you decide',
  openThread: 'Open the thread',
  decided: 'Decided',
  decideFailed: 'Nothing was decided',
  grant: 'Undo the decision',
  refuse: 'Leave it',
  answerLabel: 'Your answer to them',
  answerRequired: 'Please say why',
}
