import { Share2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { detailMessages as text } from './detail-messages.ts'
import { shareScholarship } from './share-scholarship.ts'

type Props = {
  scholarship: { slug: string; title: string }
  /** Shows only the icon, where room is short. */
  isCompact?: boolean
}

/** Shares the page's address. */
export function ShareButton({ scholarship, isCompact }: Props) {
  const icon = <Share2 aria-hidden="true" size={20} />
  const share = () => void shareScholarship(scholarship)
  if (isCompact) return <IconButton label={text.share} icon={icon} onClick={share} />
  return (
    <Button onClick={share}>
      {icon}
      {text.share}
    </Button>
  )
}
