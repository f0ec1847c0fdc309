import { ExternalLink } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { scholarshipMessages as text } from './scholarship-messages.ts'
import { useApplying, type Applicable } from './use-applying.ts'

type Props = { scholarship: Applicable; label?: string }

/** Opens the provider's page in a new tab and keeps the scholarship as planned; a visitor signs in first. */
export function ApplyButton({ scholarship, label = text.apply }: Props) {
  const { title, url, onPress } = useApplying(scholarship)
  if (url === null)
    return (
      <Button kind="primary" aria-label={`${label}: ${title}`} onClick={onPress}>
        {label}
      </Button>
    )
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}: ${title} ${text.applyNewTab}`}
      className={buttonStyle('primary', 'normal')}
      onClick={onPress}
    >
      {label}
      <ExternalLink aria-hidden="true" size={16} />
    </a>
  )
}
