import { Check, Scale } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { compareChoiceMessages as text } from './compare-choice-messages.ts'
import { useCompared } from './use-compared.ts'

type Props = {
  scholarship: { slug: string; title: string }
  /** Shows only the icon, where room is short. */
  isCompact?: boolean
}

/** Adds a scholarship to the comparison, or removes it again. */
export function CompareButton({ scholarship: { slug, title }, isCompact }: Props) {
  const { isChosen, toggle } = useCompared(slug)
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
