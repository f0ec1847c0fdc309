import { vi } from 'vitest'
import { toast } from '#ui/toast-store.ts'

/** Notes every toast of a test; restored with vitest's other spies. */
export function watchToasts() {
  const told: { title: string; description?: string; topic?: string }[] = []
  vi.spyOn(toast, 'success').mockImplementation((text) => void told.push(text))
  vi.spyOn(toast, 'error').mockImplementation((text) => void told.push(text))
  return {
    all: () => told,
    /** The newest one. */
    last: () => told.at(-1) ?? null,
  }
}
