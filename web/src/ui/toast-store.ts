/** A short message about something that just happened. */
export type Toast = {
  kind: 'success' | 'error'
  title: string
  description?: string
  action?: { label: string; onPress: () => void }
  /** A newer toast of the same topic takes the older one's place: a failed try is history once the next succeeds. */
  topic?: string
}

type ToastText = Omit<Toast, 'kind'>
/** That what was told of a topic is history, with nothing new to say. */
type Over = { topic: string }

/**
 * Says in a corner how something went. Success leaves after six seconds, an error or one with an
 * action stays until it is dismissed; the newest is visible, and those that stay are again after it.
 */
export const toast = {
  success: (text: ToastText) => show({ ...text, kind: 'success' }),
  error: (text: ToastText) => show({ ...text, kind: 'error' }),
  /** What failed has gone well since: it is not told again behind what is told now. */
  over: (topic: string) => display?.({ topic }),
}

/** What shows them loads with the first one; until then they wait here. */
let waiting: readonly Toast[] = []
let display: ((told: Toast | Over) => void) | null = null
const listeners = new Set<() => void>()

function show(text: Toast): void {
  if (display) return display(text)
  waiting = [...waiting, text]
  for (const listener of listeners) listener()
}

/** For what shows them: gets those that wait, then each as it comes. Answers how to stop. */
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
