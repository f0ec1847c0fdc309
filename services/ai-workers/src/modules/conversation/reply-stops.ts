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
    // Catches up on stops published while this process did not listen; during an outage here, the end of the answer
    // finds them.
    mentorReplies.findOver([...open.keys()]).then(abortAll, () => undefined)
  })
  return {
    /**
     * Begin watching before the reply is taken up, and end with it. If this process is still writing the same
     * reply, that earlier attempt has lost it and is aborted.
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
