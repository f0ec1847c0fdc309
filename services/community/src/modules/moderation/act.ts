import { newId } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/community/audit-recorded.v1'
import { WorkQueued } from '@landfall/proto-events/community/work-queued.v1'
import { queuedWork } from '@landfall/proto-events/work-queued'
import { PostActivityChanged } from '@landfall/proto-events/community/post-activity-changed.v1'
import type { Entry, EntryState } from '../entry/entry.ts'
import type { EntryStore } from '../entry/entry.store.ts'
import type { MemberStore } from '../member/member.store.ts'
import { countTags } from '../post/count-tags.ts'
import type { Post } from '../post/post.ts'
import type { PostStore } from '../post/post.store.ts'
import type { TagStore } from '../post/tag.store.ts'
import type { ActionStore } from './action.store.ts'
import { type Before, type ModerationAction, stateAfter } from './moderation.ts'
import { notifyOfDecision } from './moderation-notice.ts'
import type { ReportStore } from './report.store.ts'

export type ModerationStores = {
  actions: ActionStore
  entries: EntryStore
  members: MemberStore
  posts: PostStore
  reports: ReportStore
  tags: TagStore
}

/** Records an action and notifies the person whom it is about. */
export async function record(
  tx: Transaction<ModerationStores>,
  action: ModerationAction,
): Promise<ModerationAction> {
  await tx.actions.insert(action)
  const { id, kind: verb, createdAt: at, note: reason } = action
  await recordDeed(tx, action, { id, verb, at, reason, actorId: action.moderatorId })
  await notifyOfDecision(tx, action, action.createdAt)
  return action
}

/** Tells moderators that something waits for their decision. */
export async function queueWork(
  { outbox }: Transaction<object>,
  kind: 'forum-case' | 'forum-appeal',
  subjectId: string,
  at: Date,
): Promise<void> {
  await outbox.publish(WorkQueued, queuedWork({ id: newId(), kind, subjectId, at }))
}

type Deed = {
  id: string
  verb: string
  at: Date
  reason: string | null
  /** Null for the rule of weighted reports, which the admins' log leaves out. */
  actorId: string | null
}

/**
 * Publishes what a moderator did to the log of all services, under the entry, or under the account if there is no
 * entry.
 */
export async function recordDeed(
  tx: Transaction<object>,
  { entryId, targetId }: Pick<ModerationAction, 'entryId' | 'targetId'>,
  { actorId, verb, ...deed }: Deed,
): Promise<void> {
  if (actorId === null) return
  const subject =
    entryId === null
      ? { subjectType: 'account', subjectId: targetId }
      : { subjectType: 'forum-entry', subjectId: entryId }
  const fact = { ...deed, ...subject, verb: verb.replaceAll('_', '-'), actorId }
  await tx.outbox.publish(AuditRecorded, auditFact(fact))
}

/** Hides or shows an entry that the caller has locked; readers who have its thread open see the change. */
export async function putState(
  tx: Transaction<ModerationStores>,
  entry: Entry,
  state: EntryState,
  now: Date,
): Promise<void> {
  if (entry.state === state) return
  const { postId } = entry
  const version = await tx.entries.touchThread(postId)
  await tx.entries.setState(entry, state, now)
  const post = entry.kind === 'post' ? await tx.posts.find(entry.id) : null
  if (post) await countTags(tx, { ...post, state: entry.state }, post)
  const data = { postId, version }
  await tx.outbox.publish(PostActivityChanged, { aggregateId: postId, version, data })
}

/**
 * Undoes an action; the remaining actions then decide. An entry that its writer has deleted meanwhile stays deleted.
 */
export async function takeBack(
  tx: Transaction<ModerationStores>,
  action: ModerationAction,
  now: Date,
): Promise<void> {
  const { before, targetId, entryId } = action
  if (!(await tx.actions.setUndone(action.id, now))) return
  if (before.kind === 'silence') {
    // Another silence that is under way stands once it is there.
    await tx.members.lock(targetId)
    await tx.members.silence(targetId, await tx.actions.silenceOf(targetId), now)
  } else if (before.kind === 'state' && entryId !== null) {
    const entry = await tx.entries.findToChange(entryId)
    // Read only after the thread is locked, so that nobody decides about it meanwhile.
    if (entry && entry.state !== 'deleted')
      await putState(tx, entry, stateAfter(await tx.actions.ofState(action)), now)
    if (before.wasAgreed) await tx.members.addAgreedReport(targetId, -1, now)
  } else if (before.kind === 'marks' && entryId !== null) {
    const post = await tx.posts.findToChange(entryId)
    if (post) await takeBackMarks(tx, action, before, post)
  }
}

/** Marks that were set later stay; undoing those later restores what stood before both. */
async function takeBackMarks(
  { actions, posts }: Pick<ModerationStores, 'actions' | 'posts'>,
  action: ModerationAction,
  before: Extract<Before, { kind: 'marks' }>,
  post: Post,
): Promise<void> {
  const [next] = await actions.laterOf(action)
  if (next) return actions.setBefore(next.id, before)
  const { isPinned, isSticky } = before
  await posts.update(post, { isPinned, isSticky })
}

/**
 * Undoes an action after an appeal, and with it later ones that hid the entry again before anybody had shown it: an
 * appeal is about the words, and several decisions may have been made about them.
 */
export async function takeBackAppealed(
  tx: Transaction<ModerationStores>,
  action: ModerationAction,
  now: Date,
): Promise<void> {
  const later = await tx.actions.laterOf(action)
  const shownAgain = later.findIndex(({ kind }) => kind !== 'hide' && kind !== 'auto_hide')
  const hides = shownAgain === -1 ? later : later.slice(0, shownAgain)
  for (const one of [...hides.toReversed(), action]) await takeBack(tx, one, now)
}
