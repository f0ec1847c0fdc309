import type { MentorReplyStore } from './mentor-reply.store.ts'

type Deps = {
  mentorReplies: Pick<MentorReplyStore, 'findOver'>
  /** Calls back with the id of each reply that is stopped, and with '' after each (re)connect. */
  listen(onStop: (replyId: string) => void): { stop(): Promise<void> }
}

export type ReplyStops = ReturnType<typeof createReplyStops>

/** Ends answers under way in this process when their students stop them. */
export function createReplyStops({ mentorReplies, listen }: Deps) {
  const open = new Map<string, AbortController>()
  const abortAll = (ids: readonly string[]) => {
    for (const id of ids) open.get(id)?.abort()
  }
  const listening = listen((replyId) => {
    if (replyId !== '') return abortAll([replyId])
    // What was told while nobody listened; an outage here leaves it to the end of the answer.
    mentorReplies.findOver([...open.keys()]).then(abortAll, () => undefined)
  })
  return {
    /**
     * To be begun before the reply is taken up, and ended with it. Who is still at the same reply here has lost it
     * to this one, and ends.
     */
    watch(replyId: string): { signal: AbortSignal; end(): void } {
      open.get(replyId)?.abort()
      const controller = new AbortController()
      open.set(replyId, controller)
      const end = () => {
        if (open.get(replyId) === controller) open.delete(replyId)
      }
      return { signal: controller.signal, end }
    },
    stop: () => listening.stop(),
  }
}
