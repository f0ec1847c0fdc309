import { vi } from 'vitest'
import { toast } from '#ui/toast-store.ts'

/** Notes every toast of a test; restored with vitest's other spies. */
export function watchToasts() {
  const shown: { title: string; description?: string; topic?: string }[] = []
  vi.spyOn(toast, 'success').mockImplementation((text) => void shown.push(text))
  vi.spyOn(toast, 'error').mockImplementation((text) => void shown.push(text))
  return {
    all: () => shown,
    /** The newest one. */
    last: () => shown.at(-1) ?? null,
  }
}
