import type { ImmigrationRuleChangeState } from '#gql/graphql'

export const changeStates: Record<ImmigrationRuleChangeState, string> = {
  PROPOSED: 'Waiting for a second administrator',
  WITHDRAWN: 'Withdrawn',
  REJECTED: 'Rejected',
  APPROVED: 'Approved, notifying students',
  TOLD: 'Approved, waiting for its date',
  IN_FORCE: 'In force',
}

/** Words of the page on which rules are changed. */
export const ruleChangeMessages = {
  title: 'Immigration rules',
  lead: 'Each rule with its source. A change needs two administrators, and nobody here sees what a student entered.',
  disclaimer:
    'Students always see this beside the rules: Information, not legal advice; confirm with your DSO.',
  changes: 'Changes',
  changesFailed: 'Failed to load the changes',
  changesLoading: 'Loading changes',
  noChanges: 'No changes yet',
  noChangesWhy:
    'Changes proposed below appear here, with the number of students whose dates they affect.',
  affected: (total: number) =>
    total === 1 ? 'Moves dates of 1 student' : `Moves dates of ${total} students`,
  from: (day: string) => `From ${day} on`,
  reason: 'Reason',
  what: 'What',
  before: 'Until then',
  after: 'From then on',
  none: 'none',
  newRule: (says: string) => `A new rule. ${says}`,
  otherChange:
    'Its words and figures are the same: a condition, its source, or the day it was read changed.',
  approve: 'Approve',
  reject: 'Reject',
  withdraw: 'Withdraw',
  decided: 'Decided',
  decideFailed: 'Failed to decide',
  waitsForOther: 'You proposed this, so another administrator must approve it.',
  rules: 'Rules',
  rulesFailed: 'Failed to load the rules',
  rulesLoading: 'Loading rules',
  change: 'Change',
  changeOf: (title: string) => `Change: ${title}`,
  propose: 'Propose the change',
  proposing: 'Saving…',
  proposed: 'Proposed. Another administrator must approve it.',
  proposeFailed: 'Failed to propose the change',
  cancel: 'Cancel',
  ruleTitle: 'Title',
  says: 'What it says',
  whenPast: 'What you can still do after the date has passed',
  documents: 'Documents, one per line',
  documentList: 'Documents',
  source: 'Source',
  verifiedOn: 'Read on',
  effectiveFrom: 'In force from',
  effectiveHelp: 'The current rule ends the day before.',
  badDay: 'Please enter a date as YYYY-MM-DD',
  badNumber: 'Please enter a whole number',
  noReason: 'Please enter the reason',
  noSource: 'Please enter the source',
} as const
