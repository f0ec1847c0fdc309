import { Check, Scale } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { compareMessages as text } from './compare-messages.ts'
import { mostCompared, setCompared, useCompareList } from './compare-list.ts'

type Props = { scholarship: { slug: string; title: string } }

/** Puts a scholarship beside others, or takes it away again. */
export function CompareButton({ scholarship: { slug, title } }: Props) {
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
  return (
    <Button
      kind="quiet"
      aria-pressed={isChosen}
      aria-label={text.compareNamed(title)}
      className={isChosen ? 'bg-sea-soft' : ''}
      onClick={toggle}
    >
      {isChosen ? (
        <Check aria-hidden="true" size={20} />
      ) : (
        <Scale aria-hidden="true" size={20} />
      )}
      {text.compare}
    </Button>
  )
}
