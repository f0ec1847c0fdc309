import type { ThreadPage_LiveSubscription, ThreadPageQuery } from '#gql/graphql'
import { useIsModerator } from '#lib/session/session.ts'

/** Says whether replies are hidden whose words this reader may still read: their own, and all of them for moderators. */
export function useHiddenWords(post: ThreadPageQuery['post'] | undefined) {
  const readsAll = useIsModerator()
  const shown = post?.replies.edges.flatMap(({ node }) => [node, ...node.answers]) ?? []
  const own = shown.filter(({ isOwn }) => isOwn).map(({ id }) => id)
  return (told: ThreadPage_LiveSubscription) =>
    told.post?.changedReplies.some(
      ({ id, state }) => state === 'HIDDEN' && (readsAll || own.includes(id)),
    ) ?? false
}
