import { Share2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { paths } from '#paths'
import { detailMessages as text } from './detail-messages.ts'

/** Copies the page's address; where the browser does not allow that, shows it to be copied by hand. */
export function ShareButton({ slug }: { slug: string }) {
  async function copy() {
    const address = location.origin + paths.scholarship(slug)
    try {
      await navigator.clipboard.writeText(address)
      const { copiedTitle: title, copied: description } = text
      toast.success({ title, description, topic: 'share' })
    } catch {
      toast.error({ title: text.copyFailedTitle, description: address, topic: 'share' })
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Share2 aria-hidden="true" size={20} />
      {text.share}
    </Button>
  )
}
