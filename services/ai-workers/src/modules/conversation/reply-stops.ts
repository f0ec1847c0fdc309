import type { MentorReplyStore } from './mentor-reply.store.ts'

type Deps = {
  mentorReplies: Pick<MentorReplyStore, 'findOver'>
  /** Calls back with the id of each reply that is stopped, and with '' after each (re)connect. */
  listen(onStop: (replyId: string) => void): { stop(): Promise<void> }
}

export type ReplyStops = ReturnType<typeof createReplyStops>

/** Ends answers under way in this process when their students stop them. */
export function createReplyStops({ mentorReplies, listen }: Deps) {
  /** The attempts of each reply, which are several while this process still writes one that it has lost. */
  const open = new Map<string, Set<AbortController>>()
  const abortAll = (ids: readonly string[]) => {
    for (const attempt of ids.flatMap((id) => [...(open.get(id) ?? [])])) attempt.abort()
  }
  const listening = listen((replyId) => {
    if (replyId !== '') return abortAll([replyId])
    // Catches up on stops published while this process did not listen; during an outage here, the end of the answer
    // finds them.
    mentorReplies.findOver([...open.keys()]).then(abortAll, () => undefined)
  })
  return {
    /**
     * Begin watching before the reply is taken up, and end with it. Once it is taken up, an earlier attempt of this
     * process has lost the reply: `endOthers` aborts it. Aborted sooner, it would still hold the reply and fail it.
     */
    watch(replyId: string): { signal: AbortSignal; endOthers(): void; end(): void } {
      const controller = new AbortController()
      const attempts = open.get(replyId) ?? new Set()
      open.set(replyId, attempts.add(controller))
      return {
        signal: controller.signal,
        endOthers() {
          for (const one of attempts) if (one !== controller) one.abort()
        },
        end() {
          attempts.delete(controller)
          if (attempts.size === 0) open.delete(replyId)
        },
      }
    },
    stop: () => listening.stop(),
  }
}
