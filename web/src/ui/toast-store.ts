/** A short message about something that just happened. */
export type Toast = {
  id: number
  kind: 'success' | 'error'
  title: string
  description?: string
  action?: { label: string; onPress: () => void }
  /** A newer toast of the same topic takes the older one's place: a failed try is history once the next succeeds. */
  topic?: string
}

const successMs = 6000
const listeners = new Set<() => void>()
let queue: readonly Toast[] = []
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

type ToastText = Omit<Toast, 'id' | 'kind'>

/** One is visible at a time, the rest wait. Success leaves after six seconds, an error when dismissed. */
export const toast = {
  success: (text: ToastText) => add({ ...text, kind: 'success' }),
  error: (text: ToastText) => add({ ...text, kind: 'error' }),
}

export function dismissToast(id: number): void {
  const wasVisible = queue[0]?.id === id
  queue = queue.filter((waiting) => waiting.id !== id)
  if (wasVisible) startTimer()
  announce()
}

/** Stops the clock of the visible toast while somebody points at it or is inside it. */
export function holdToast(): void {
  clearTimeout(timer)
}

export function releaseToast(): void {
  startTimer()
}

export function visibleToast(): Toast | null {
  return queue[0] ?? null
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function add(text: Omit<Toast, 'id'>): void {
  const added = { ...text, id: ++lastId }
  const others = queue.filter(({ topic }) => topic === undefined || topic !== text.topic)
  queue = [...others, added]
  if (queue[0] === added) startTimer()
  announce()
}

function startTimer(): void {
  clearTimeout(timer)
  const visible = queue[0]
  if (visible?.kind === 'success')
    timer = setTimeout(() => dismissToast(visible.id), successMs)
}

function announce(): void {
  for (const listener of listeners) listener()
}
