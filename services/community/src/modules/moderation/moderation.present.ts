import { connectionOf } from '@landfall/kit/graphql/paging'
import type { Entry } from '../entry/entry.ts'
import { isAppealable, type ModerationAction } from './moderation.ts'
import type { OpenCase, OwnAction, Page, WaitingAppeal } from './read-moderation.ts'

/** Only what the public log shows. */
export function presentAction(action: ModerationAction) {
  const { id, kind, reason, entryKind, until, createdAt, undoneAt } = action
  return {
    id,
    kind: kind.toUpperCase(),
    reason: reason.toUpperCase(),
    entryKind: entryKind?.toUpperCase() ?? null,
    until,
    createdAt,
    undoneAt,
  }
}

export function presentCase({ id, entry, weight, openedAt, reports }: OpenCase) {
  return {
    id,
    entry: presentEntry(entry),
    weight,
    openedAt,
    reports: reports.map(({ reason, ...report }) => ({
      ...report,
      reason: reason.toUpperCase(),
    })),
  }
}

export function presentAppeal(appeal: WaitingAppeal) {
  const { action, entry, ...rest } = appeal
  return { ...rest, action: presentAction(action), entry: entry && presentEntry(entry) }
}

export function presentOwn(action: OwnAction) {
  const { appeal, entry } = action
  return {
    id: action.id,
    action: presentAction(action),
    postId: entry?.postId ?? null,
    title: entry?.title ?? null,
    mayAppeal: appeal === null && isAppealable(action),
    appealText: appeal?.text ?? null,
    isGranted: appeal?.isGranted ?? null,
    answer: appeal?.answer ?? null,
  }
}

/** A connection over records, with cursors made of a time and the id. */
export function presentPage<Item extends { id: string }, Node>(
  page: Page<Item>,
  after: unknown,
  node: (item: Item) => Node,
  positionOf: (item: Item) => unknown,
) {
  const { items, hasNextPage, totalCount } = page
  const hasPreviousPage = after !== null
  return connectionOf({ items, node, positionOf, hasNextPage, hasPreviousPage, totalCount })
}

/** Includes the words whatever the entry's state: for those who decide about it. */
function presentEntry({ kind, state, authorId, ...entry }: Entry) {
  return {
    ...entry,
    kind: kind.toUpperCase(),
    state: state.toUpperCase(),
    author: { id: authorId },
  }
}
