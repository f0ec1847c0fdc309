import { newId } from '@landfall/kit/core/ids'
import type { Caller } from '@landfall/kit/identity/viewer'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeEnvelope } from '@landfall/proto-events'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { type Forum, idOf, somebody } from './_app.ts'

/** Delivers the event twice, as may happen. */
export async function hearErased(forum: Forum, person: Caller) {
  const userId = idOf(person)
  for (const version of [1, 2]) {
    const o = { id: newId(), aggregateId: userId, version, time: forum.clock.now() }
    const erased = makeEnvelope(UserErased, { ...o, data: { userId } })
    await deliver(onUserErased, erased, forum.unitOfWork)
  }
}

/** Stands in texts that others could never read, or no longer can. */
export const SECRET = 'Zebulon'

/** A member who has done everything that one can do in the forum. */
export async function busyMember(
  forum: Forum,
  { other, moderator }: { other: Caller; moderator: Caller },
) {
  const member = somebody()
  const phone = `Call ${SECRET} at 212-456-7890 about the interview, or write to me here.`
  const post = await forum.post(member, { content: phone, confirmPersonalData: true })
  const change = (content: string) =>
    forum.act(member, 'updatePost', { id: post.id, content })
  await change('Write to me here about the interview.')
  await change('Tell me here about the interview.')
  const deleted = await forum.post(member, {
    title: `Is ${SECRET} a name?`,
    tags: [SECRET],
  })
  await forum.act(member, 'deletePost', { id: deleted.id })
  const { id: asked } = await forum.post(other)
  const reply = await forum.reply(member, asked)
  await forum.reply(other, asked, { mentions: [idOf(member)] })
  await forum.act(member, 'setVote', { id: asked, isUp: true })
  await forum.act(other, 'setVote', { id: post.id, isUp: true })
  await forum.act(member, 'recordPostView', { id: asked })
  const spam = { id: asked, reason: 'SPAM', note: `${SECRET} says so` }
  await forum.act(member, 'reportContent', spam)
  await forum.act(other, 'reportContent', { id: reply.id, reason: 'SPAM' })
  const decision = { entryId: reply.id, decision: 'AGREE', note: `Of ${SECRET}` }
  const { action } = await forum.act(moderator, 'decideCase', decision)
  await forum.act(member, 'appealDecision', { actionId: action.id, text: SECRET })
  const until = new Date(forum.clock.now().getTime() + 86_400_000).toISOString()
  await forum.act(moderator, 'silenceMember', {
    userId: idOf(member),
    until,
    reason: 'ABUSE',
  })
  await forum.act(member, 'blockMember', { userId: idOf(other), isBlocked: true })
  await forum.act(other, 'blockMember', { userId: idOf(member), isBlocked: true })
  await forum.outbox()
  return { member, postId: post.id, asked }
}
