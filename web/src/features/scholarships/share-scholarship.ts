import { paths } from '#paths'
import { copyText } from '#ui/copy-text.ts'
import { detailMessages as text } from './detail-messages.ts'

/**
 * Passes the page's address to the device's own sharing; elsewhere copies it, and where the browser does not allow
 * that, shows it to be copied by hand.
 */
export async function shareScholarship(scholarship: { slug: string; title: string }) {
  const address = location.origin + paths.scholarship(scholarship.slug)
  if (await isShared({ title: scholarship.title, url: address })) return
  await copyText(address, {
    topic: 'share',
    copied: { title: text.copiedTitle, description: text.copied },
    failed: { title: text.copyFailedTitle, description: address },
  })
}

/** True also when somebody closed the device's sheet without sharing: then nothing more should happen. */
async function isShared(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
