import { Check, Scale } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { toast } from '#ui/toast-store.ts'
import { compareMessages as text } from './compare-messages.ts'
import { mostCompared, setCompared, useCompareList } from './compare-list.ts'

type Props = {
  scholarship: { slug: string; title: string }
  /** Only the icon, where room is short. */
  isCompact?: boolean
}

/** Puts a scholarship beside others, or takes it away again. */
export function CompareButton({ scholarship: { slug, title }, isCompact }: Props) {
  const slugs = useCompareList()
  const isChosen = slugs.includes(slug)
  const isFull = !isChosen && slugs.length >= mostCompared
  function toggle() {
    if (isFull) {
      toast.error({ title: text.full(mostCompared), topic: 'compare' })
      return
    }
    setCompared(isChosen ? slugs.filter((other) => other !== slug) : [...slugs, slug])
  }
  const Icon = isChosen ? Check : Scale
  const icon = <Icon aria-hidden="true" size={20} />
  const look = isChosen ? 'bg-sea-soft' : ''
  if (isCompact)
    return (
      <IconButton
        label={text.compareNamed(title)}
        icon={icon}
        aria-pressed={isChosen}
        className={look}
        onClick={toggle}
      />
    )
  return (
    <Button
      kind="quiet"
      aria-pressed={isChosen}
      aria-label={text.compareNamed(title)}
      className={look}
      onClick={toggle}
    >
      {icon}
      {text.compare}
    </Button>
  )
}
