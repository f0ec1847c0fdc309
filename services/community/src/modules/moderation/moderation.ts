import type { EntryKind, EntryState } from '../entry/entry.ts'

export const REASONS = [
  'spam',
  'abuse',
  'personal_data',
  'misinformation',
  'off_topic',
  'other',
] as const
export type Reason = (typeof REASONS)[number]

/** How a moderator may answer the reports of one entry. */
export const DECISIONS = ['agree', 'disagree', 'ignore'] as const
export type Decision = (typeof DECISIONS)[number]

export const ACTION_KINDS = [
  'auto_hide',
  'hide',
  'restore',
  'keep',
  'ignore',
  'mark',
  'silence',
] as const
export type ActionKind = (typeof ACTION_KINDS)[number]

/** What an action changed, as far as undoing it needs to know. */
export type Before =
  | { kind: 'state'; wasAgreed: boolean }
  | { kind: 'marks'; isPinned: boolean; isSticky: boolean }
  | { kind: 'silence' }

export type ModerationAction = {
  id: string
  kind: ActionKind
  reason: Reason
  /** When a silence ends; null for other kinds. */
  until: Date | null
  entryId: string | null
  entryKind: EntryKind | null
  /** The person whom it is about. */
  targetId: string
  /** Null: the rule of weighted reports. */
  moderatorId: string | null
  /** For moderators only. */
  note: string | null
  before: Before
  createdAt: Date
  undoneAt: Date | null
}

export type Report = {
  id: string
  entryId: string
  reporterId: string
  reason: Reason
  note: string | null
  weight: number
  createdAt: Date
  /** Null: nobody has decided yet. */
  decision: Decision | null
}

export type ModerationCase = {
  id: string
  entryId: string
  weight: number
  reportCount: number
  openedAt: Date
  closedAt: Date | null
}

export type Appeal = {
  id: string
  actionId: string
  userId: string
  text: string
  createdAt: Date
  /** Null: nobody has decided yet. */
  isGranted: boolean | null
  answer: string | null
  decidedAt: Date | null
}

/** Reports of this weight together, from at least two people, hide an entry until a moderator has looked. */
const HIDING_WEIGHT = 6
const HIDING_REPORTS = 2

export function hidesByItself(found: { weight: number; reportCount: number }): boolean {
  return found.weight >= HIDING_WEIGHT && found.reportCount >= HIDING_REPORTS
}

/**
 * Whether an entry can be read, by its newest decision that has not been undone. If reports alone hid it and a
 * moderator then agreed, only that agreement hides it: undoing it shows the entry.
 * @param decided all decisions about hiding and showing, including undone ones, oldest first
 */
export function stateAfter(
  decided: readonly Pick<ModerationAction, 'kind' | 'undoneAt'>[],
): EntryState {
  const standing = decided.filter(
    ({ kind, undoneAt }, index) =>
      undoneAt === null && !(kind === 'auto_hide' && decided[index + 1]?.kind === 'hide'),
  )
  const newest = standing.at(-1)
  return newest?.kind === 'hide' || newest?.kind === 'auto_hide' ? 'hidden' : 'shown'
}

/** Only actions that take something away from somebody can be appealed. */
export function isAppealable({ kind, undoneAt }: ModerationAction): boolean {
  return undoneAt === null && ['auto_hide', 'hide', 'silence'].includes(kind)
}
