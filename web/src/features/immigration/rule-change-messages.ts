import type { ImmigrationRuleChangeState } from '#gql/graphql'

export const changeStates: Record<ImmigrationRuleChangeState, string> = {
  PROPOSED: 'Waits for a second administrator',
  WITHDRAWN: 'Withdrawn',
  REJECTED: 'Rejected',
  APPROVED: 'Approved, students are being told',
  TOLD: 'Approved, waits for its day',
  IN_FORCE: 'In force',
}

/** Words of the page on which rules are changed. */
export const ruleChangeMessages = {
  title: 'Immigration rules',
  lead: 'Each rule with its source. A change needs two administrators, and nobody here sees what a student entered.',
  disclaimer:
    'Information, not legal advice; confirm with your DSO. That is what each student reads beside them.',
  changes: 'Changes',
  changesFailed: 'Failed to load the changes',
  changesLoading: 'Loading changes',
  noChanges: 'No changes yet',
  noChangesWhy:
    'What is proposed below appears here, with the number of students whose dates it moves.',
  affected: (total: number) =>
    total === 1 ? 'Moves dates of 1 student' : `Moves dates of ${total} students`,
  from: (day: string) => `From ${day} on`,
  reason: 'Reason',
  what: 'What',
  before: 'Until then',
  after: 'From then on',
  approve: 'Approve',
  reject: 'Reject',
  withdraw: 'Withdraw',
  decided: 'Decided',
  decideFailed: 'Failed to decide',
  waitsForOther: 'You proposed it: another administrator approves it.',
  rules: 'Rules',
  rulesFailed: 'Failed to load the rules',
  rulesLoading: 'Loading rules',
  change: 'Change',
  changeOf: (title: string) => `Change: ${title}`,
  propose: 'Propose the change',
  proposing: 'Saving…',
  proposed: 'Proposed: another administrator approves it',
  proposeFailed: 'Failed to propose the change',
  cancel: 'Cancel',
  ruleTitle: 'Title',
  says: 'What it says',
  whenPast: 'What remains possible once its day has passed',
  documents: 'Documents, one on each line',
  source: 'Source',
  verifiedOn: 'Read on',
  effectiveFrom: 'In force from',
  effectiveHelp: 'The rule as it is ends on the day before.',
  badDay: 'Please give a day as YYYY-MM-DD',
  badNumber: 'Please enter a whole number',
  noReason: 'Please give the reason',
  noSource: 'Please give the source',
} as const
