/** A short message about something that just happened. */
export type Toast = {
  kind: 'success' | 'error'
  title: string
  description?: string
  action?: { label: string; onPress: () => void }
  /** A newer toast of the same topic replaces the older one: a failure is history once the next try succeeds. */
  topic?: string
}

type ToastText = Omit<Toast, 'kind'>
/** Closes the toasts of a topic without showing a new one. */
type Over = { topic: string }

/**
 * Shows in a corner how something went. A success disappears after six seconds; an error, or a toast with an
 * action, stays until it is dismissed. Only the newest is visible; those that stay reappear after it.
 */
export const toast = {
  success: (text: ToastText) => show({ ...text, kind: 'success' }),
  error: (text: ToastText) => show({ ...text, kind: 'error' }),
  /** The action that failed has since succeeded: its toast must not reappear behind the current one. */
  over: (topic: string) => display?.({ topic }),
}

/** The stack that shows toasts mounts with the first one; until then they wait here. */
let waiting: readonly Toast[] = []
let display: ((told: Toast | Over) => void) | null = null
const listeners = new Set<() => void>()

function show(text: Toast): void {
  if (display) return display(text)
  waiting = [...waiting, text]
  for (const listener of listeners) listener()
}

/**
 * For the stack: hands it the waiting toasts, then each one as it comes.
 * @returns a function that stops it
 */
export function displayToasts(take: (told: Toast | Over) => void): () => void {
  display = take
  const given = waiting
  waiting = []
  for (const one of given) take(one)
  return () => {
    if (display === take) display = null
  }
}

export function waitingToasts(): readonly Toast[] {
  return waiting
}

export function subscribeWaitingToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
