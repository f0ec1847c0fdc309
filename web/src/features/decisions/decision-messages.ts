/** Words of planning decisions and of applying them. */
export const decisionMessages = {
  title: 'Decisions',
  lead: 'Nobody is told anything until you apply them. Until then you can change or undo each one.',
  loading: 'Loading the planned decisions',
  failed: 'Failed to load the planned decisions',
  emptyTitle: 'No decisions planned',
  empty: 'Choose applications in the list and plan what becomes of them.',
  toList: 'Go to the applications',
  plan: 'Plan a decision',
  notDeciding: 'Decisions are made in the stage “Deciding”, once scores are closed',
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
  fundsLoading: 'Loading the funds…',
  fundsFailed: 'Failed to load the funds',
  amount: 'Amount for each',
  total: (total: string, available: string) =>
    `${total} in all; the fund has ${available} left.`,
  tooMuch: 'What the fund cannot pay stays planned.',
  message: 'Message',
  messageHelp:
    'Each of these students reads it on the page of their application. The mail leads there.',
  planSubmit: 'Plan',
  planning: 'Planning…',
  planned: (count: number) =>
    count === 1 ? '1 decision planned' : `${count} decisions planned`,
  plannedText: 'Nobody is told until you apply them.',
  count: (count: number) =>
    count === 1 ? '1 planned decision' : `${count} planned decisions`,
  noun: 'decisions',
  of: (number: number, name: string) => `${name} · no. ${number}`,
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  preview: 'See what the student gets',
  onPage: 'On the page of the application:',
  problem: 'Cannot be applied now:',
  undo: 'Undo',
  undoOf: (name: string) => `Undo the decision for ${name}`,
  undoAll: 'Undo all that are shown',
  undone: (count: number) =>
    count === 1 ? 'Decision undone' : `${count} decisions undone`,
  undoFailed: 'Failed to undo',
  apply: 'Apply all',
  applyTitle: 'Apply these decisions?',
  applyText: (mails: number) =>
    mails === 1
      ? 'One student is moved on and gets a mail. That cannot be taken back.'
      : `${mails.toLocaleString('en-US')} students are moved on, and each gets a mail. That cannot be taken back.`,
  applyProblems: (count: number) =>
    count === 1
      ? 'One of those that are shown cannot be applied and stays planned.'
      : `${count} of those that are shown cannot be applied and stay planned.`,
  applyYes: 'Apply and send mails',
  keep: 'Not yet',
  applyFailed: 'Failed to apply the decisions',
  applying: 'Applying the decisions',
  applyingWords: (left: number) => `${left.toLocaleString('en-US')} left to apply`,
  applied: 'All decisions are applied.',
  nothingToApply: 'None of them can be applied now',
} as const
