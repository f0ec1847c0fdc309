import { formatNumber } from '#ui/format-number.ts'

/** Words of planning decisions and of applying them. */
export const decisionMessages = {
  title: 'Decisions',
  lead: 'No one is notified until you apply them. Until then you can change or undo each one.',
  loading: 'Loading the planned decisions',
  failed: 'Failed to load the planned decisions',
  emptyTitle: 'No decisions planned',
  empty: 'Select applications in the list and plan a decision for each.',
  toList: 'Go to the applications',
  plan: 'Plan a decision',
  notDeciding: 'Decisions are made in the “Deciding” stage, once scoring is closed',
  planTitle: (count: number) =>
    count === 1
      ? 'Plan a decision for 1 application'
      : `Plan a decision for ${count} applications`,
  to: 'Decision',
  toMissing: 'Choose the decision',
  decisions: {
    SHORTLISTED: 'Shortlist',
    WAITLISTED: 'Put on the waitlist',
    DECLINED: 'Decline',
    AWARDED: 'Offer an award',
  },
  awardFrom:
    'An award is offered from the shortlist or the waitlist. For the others, plan “Shortlist” and apply it first.',
  fundsLoading: 'Loading the funds…',
  fundsFailed: 'Failed to load the funds',
  amount: 'Amount for each',
  total: (total: string, available: string) =>
    `${total} in all; the fund has ${available} left.`,
  tooMuch: 'Awards the fund can’t cover stay planned.',
  message: 'Message',
  messageHelp:
    'Each of these students sees this on their application page. The email links to it.',
  planSubmit: 'Plan',
  planning: 'Planning…',
  planned: (count: number) =>
    count === 1 ? '1 decision planned' : `${count} decisions planned`,
  plannedText: 'No one is notified until you apply them.',
  count: (count: number) =>
    count === 1 ? '1 planned decision' : `${count} planned decisions`,
  noun: 'decisions',
  of: (number: number, name: string) => `${name} · no. ${number}`,
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  preview: 'See what the student will get',
  onPage: 'On the application page:',
  problem: 'Can’t be applied now:',
  undo: 'Undo',
  undoOf: (name: string) => `Undo the decision for ${name}`,
  undoAll: 'Undo all shown',
  undone: (count: number) =>
    count === 1 ? 'Decision undone' : `${count} decisions undone`,
  undoFailed: 'Failed to undo the decision',
  apply: 'Apply all',
  applyTitle: 'Apply these decisions?',
  applyText: (mails: number) =>
    mails === 1
      ? 'One student’s application changes state, and they get an email. This can’t be undone.'
      : `${formatNumber(mails)} students’ applications change state, and each student gets an email. This can’t be undone.`,
  applyProblems: (count: number) =>
    count === 1
      ? 'One of the decisions shown can’t be applied and stays planned.'
      : `${count} of the decisions shown can’t be applied and stay planned.`,
  applyYes: 'Apply and send emails',
  keep: 'Not yet',
  applyFailed: 'Failed to apply the decisions',
  applying: 'Applying the decisions',
  applyingWords: (left: number) => `${formatNumber(left)} left to apply`,
  applied: 'All decisions have been applied.',
  nothingToApply: 'None of these decisions can be applied right now',
} as const
