import { ExternalLink } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { applyMessages as text } from './apply-messages.ts'
import { useApplying, type Applicable } from './use-applying.ts'

type Props = { scholarship: Applicable; label?: string }

/**
 * Opens the form here, or the provider's page in a new tab; a visitor signs in first. Shows nothing when nobody can
 * apply, or the viewer's account can't.
 */
export function ApplyButton({ scholarship, ...props }: Props) {
  const applying = useApplying(scholarship)
  if (!applying) return null
  const { title, isPossible, url, onPress } = applying
  const kind = isPossible ? 'primary' : 'secondary'
  const label = applying.label ?? props.label ?? text.apply
  if (url === null)
    return (
      <Button kind={kind} aria-label={`${label}: ${title}`} onClick={onPress}>
        {label}
      </Button>
    )
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}: ${title} ${text.applyNewTab}`}
      className={buttonStyle(kind, 'normal')}
      onClick={onPress}
    >
      {label}
      <ExternalLink aria-hidden="true" size={16} />
    </a>
  )
}
