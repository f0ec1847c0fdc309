/** Debounces: runs `work` once, after `quietMs` without another event. */
export function onceSettled(quietMs: number, work: () => void) {
  let timer: NodeJS.Timeout | undefined
  let isDone = false
  return {
    happened(): void {
      if (isDone) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        isDone = true
        work()
      }, quietMs)
    },
    stop(): void {
      isDone = true
      clearTimeout(timer)
    },
  }
}
