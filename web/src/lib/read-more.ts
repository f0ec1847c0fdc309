import { toast } from '#ui/toast-store.ts'
import { showError } from './show-error.ts'

/** Waits for a list's next page. The list stays as it is when that cannot be read, and a toast says why. */
export async function readMore(reading: Promise<unknown>, failed: string): Promise<void> {
  try {
    await reading
  } catch (error) {
    toast.error({ title: failed, description: showError(error), topic: 'more' })
  }
}
