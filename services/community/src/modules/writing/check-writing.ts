import {
  conflict,
  forbidden,
  type Problem,
  tooManyRequests,
  validationFailed,
} from '@landfall/kit/core/problems'
import type { EntryKind } from '../entry/entry.ts'
import type { EntryStore } from '../entry/entry.store.ts'
import type { Writer } from '../member/forum.policy.ts'
import { isSilenced, limitsOf, type Member, trustOf } from '../member/member.ts'
import type { MemberStore } from '../member/member.store.ts'
import {
  personalDataIn,
  type PersonalDataFound,
} from '../personal-data/personal-data-found.ts'

export type WritingProblem = Problem | PersonalDataFound

export type WritingStores = {
  members: Pick<MemberStore, 'lock' | 'find'>
  entries: Pick<EntryStore, 'nthNewest' | 'similarity'>
}

export type Writing = {
  kind: EntryKind
  /** The texts that others would read, by the names of the form's fields. */
  fields: { title?: string; content: string }
  /** The writer was shown the personal data in it and posts it all the same. */
  confirmPersonalData: boolean
}

const DAY_MS = 86_400_000
/** Trigram similarity of two texts from which people see the same text again. */
const TOO_SIMILAR = 0.8
/** Short answers ("Thank you!") are alike and harmless. */
const SIMILAR_FROM_LENGTH = 60

/**
 * Why somebody may not post a text now; null: they may. Blocks their other writing until the commit, so that
 * concurrent requests cannot exceed a limit together. Moderators have no limits.
 */
export async function refuseWriting(
  stores: WritingStores,
  by: Writer,
  writing: Writing,
  o: { now: Date; limitFactor: number },
): Promise<WritingProblem | null> {
  const { members, entries } = stores
  await members.lock(by.userId)
  const member = await members.find(by.userId)
  const silence = refuseSilenced(member, o.now)
  if (silence) return silence
  if (!by.isModerator) {
    const level = trustOf(member, o.now)
    const limits = limitsOf(level, o.limitFactor)
    const perDay = writing.kind === 'post' ? limits.postsPerDay : limits.repliesPerDay
    const oldest = await entries.nthNewest(writing.kind, by.userId, perDay)
    const waitMs = oldest === null ? 0 : oldest.getTime() + DAY_MS - o.now.getTime()
    if (waitMs > 0) return tooManyRequests(waitMs / 1_000, tooManyIn(writing.kind, perDay))
    const linked = refuseLinks(writing.fields.content, limits.linksPerText)
    if (linked) return linked
    const since = level === 0 ? new Date(o.now.getTime() - DAY_MS) : null
    if (await isRepeated(entries, by.userId, writing.fields.content, since))
      return conflict(
        'This is nearly the same as an earlier text. Please add to that thread instead of posting it again.',
      )
  }
  return writing.confirmPersonalData ? null : personalDataIn({ ...writing.fields })
}

/**
 * Refuses to overwrite a text that was edited since it was read.
 * @param readAs its `editedAt` as it was read; undefined: it may be overwritten whatever it is
 */
export function refuseOverwriting(
  kind: EntryKind,
  { editedAt }: { editedAt: Date | null },
  readAs: Date | null | undefined,
): Problem | null {
  if (readAs === undefined || readAs?.getTime() === editedAt?.getTime()) return null
  return conflict(
    `This ${kind} was edited since you opened it. Reload the page to see the changes; what you typed is kept.`,
  )
}

/** The one of these checks that applies to edits as well. */
export function refuseSilenced(member: Member | null, now: Date): Problem | null {
  if (!member?.silencedUntil || !isSilenced(member, now)) return null
  const until = member.silencedUntil.toISOString().slice(0, 16).replace('T', ' ')
  return forbidden(
    `A moderator has stopped you from posting until ${until} UTC. You can appeal.`,
  )
}

/** The same for links: an edit may keep the links that the text has, but add none beyond the limit. */
export function refuseMoreLinks(
  by: Writer,
  member: Member | null,
  { before, after }: { before: string; after: string },
  now: Date,
): Problem | null {
  // The installation's factor does not apply to links.
  const { linksPerText } = limitsOf(trustOf(member, now), 1)
  if (by.isModerator || countLinks(after) <= countLinks(before)) return null
  return refuseLinks(after, linksPerText)
}

/** Web addresses in a text, written as links or not. */
function countLinks(text: string): number {
  return text.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0
}

function refuseLinks(content: string, most: number): Problem | null {
  if (countLinks(content) <= most) return null
  const message = `Please use at most ${most} links; the limit rises with time in the forum`
  return validationFailed([{ path: ['content'], message }])
}

async function isRepeated(
  entries: WritingStores['entries'],
  authorId: string,
  content: string,
  since: Date | null,
): Promise<boolean> {
  if (content.length < SIMILAR_FROM_LENGTH) return false
  return (await entries.similarity({ authorId, content, since })) >= TOO_SIMILAR
}

function tooManyIn(kind: EntryKind, perDay: number): string {
  const noun = kind === 'post' ? 'threads' : 'replies'
  return `You can write ${perDay} ${noun} a day for now; the limit rises with time in the forum. Your draft is kept.`
}
