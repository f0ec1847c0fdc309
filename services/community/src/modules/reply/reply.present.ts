import type { SubgraphContext } from '@landfall/kit/graphql/subgraph'
import { mayReadWords } from '../entry/entry.ts'
import { asReader } from '../member/forum.policy.ts'
import type { Reply } from './reply.ts'

export type PresentedReply = ReturnType<typeof presentReply>

/** A reply with the words that this viewer may read. */
export function presentReply(reply: Reply, { viewer }: Pick<SubgraphContext, 'viewer'>) {
  const reader = asReader(viewer)
  return {
    ...reply,
    content: mayReadWords(reply, reader) ? reply.content : null,
    state: reply.state.toUpperCase(),
    author: { id: reply.authorId },
    isOwn: reply.authorId === reader.userId,
    /** The stored record, for fields that are resolved later. */
    record: reply,
  }
}
