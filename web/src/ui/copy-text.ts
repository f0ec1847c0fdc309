import { toast } from './toast-store.ts'

type Told = { title: string; description?: string }

/** Copies a text and shows a toast: that it was copied, or that the browser did not allow it. */
export async function copyText(
  text: string,
  { topic, copied, failed }: { topic: string; copied: Told; failed: Told },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success({ ...copied, topic })
  } catch {
    toast.error({ ...failed, topic })
  }
}
