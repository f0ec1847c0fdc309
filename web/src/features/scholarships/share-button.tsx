import { Share2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { toast } from '#ui/toast-store.ts'
import { paths } from '#paths'
import { detailMessages as text } from './detail-messages.ts'

type Props = {
  slug: string
  /** Only the icon, where room is short. */
  isCompact?: boolean
}

/** Copies the page's address; where the browser does not allow that, shows it to be copied by hand. */
export function ShareButton({ slug, isCompact }: Props) {
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
  const icon = <Share2 aria-hidden="true" size={20} />
  if (isCompact)
    return <IconButton label={text.share} icon={icon} onClick={() => void copy()} />
  return (
    <Button onClick={() => void copy()}>
      {icon}
      {text.share}
    </Button>
  )
}
