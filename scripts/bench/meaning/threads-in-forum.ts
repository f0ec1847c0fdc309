import { createLog } from '@landfall/kit/observability/log'
import { createPostgres } from '@landfall/kit/database/postgres'
import { idFromName, newId } from '@landfall/kit/core/ids'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { migrations } from '../../../services/community/src/config.ts'
import { createPostStore } from '../../../services/community/src/modules/post/post.store.ts'
import type { Thread } from './related-threads.ts'

/**
 * Runs the forum's own search for related threads, in a database of its own. Returns for each way to ask each
 * thread's scores of all threads: the place at which it was found, from the front.
 */
export async function threadsInForum(
  threads: readonly Thread[],
  ways: readonly (readonly string[])[],
): Promise<number[][][]> {
  const database = await createTestSchema('community', migrations)
  const log = createLog({ service: 'community', level: 'warn' })
  const options = { url: database.url, schema: 'community', applicationName: 'bench', log }
  const postgres = createPostgres(options)
  try {
    const posts = createPostStore(postgres.db)
    for (const thread of threads) await posts.insert(postOf(thread))
    const ids = threads.map(idOf)
    const scoresOf = async (text: string, place: number) => {
      const related = await posts.related(text, ids[place] ?? null, threads.length)
      const found = related.map(({ id }) => id)
      return ids.map((id) => (found.includes(id) ? threads.length - found.indexOf(id) : 0))
    }
    return await Promise.all(ways.map((texts) => Promise.all(texts.map(scoresOf))))
  } finally {
    await postgres.close()
    await database.drop()
  }
}

const idOf = ({ title }: Thread) => idFromName('thread', title)

function postOf(thread: Thread) {
  const at = new Date('2026-11-01T12:00:00Z')
  return {
    id: idOf(thread),
    authorId: newId(),
    category: 'question' as const,
    title: thread.title,
    content: thread.content,
    tags: [],
    country: null,
    degreeLevel: null,
    visaStage: null,
    isPinned: false,
    isSticky: false,
    state: 'shown' as const,
    upvotes: 0,
    downvotes: 0,
    replyCount: 0,
    viewCount: 0,
    acceptedReplyId: null,
    createdAt: at,
    editedAt: null,
    lastActiveAt: at,
    version: 1,
  }
}
