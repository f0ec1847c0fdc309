import type { Post } from './post.ts'
import type { TagStore } from './tag.store.ts'

type Tagged = Pick<Post, 'state' | 'tags'>

/** Updates the tag counts for a changed post; its tags count only while it can be read. */
export async function countTags(
  { tags: store }: { tags: TagStore },
  before: Tagged,
  after: Tagged,
): Promise<void> {
  const [were, are] = [countedTags(before), countedTags(after)]
  await store.remove(were.filter((name) => !are.includes(name)))
  await store.add(are.filter((name) => !were.includes(name)))
}

function countedTags({ state, tags: names }: Tagged): readonly string[] {
  return state === 'shown' ? names : []
}
