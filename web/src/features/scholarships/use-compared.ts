import { toast } from '#ui/toast-store.ts'
import { mostCompared, setCompared, useCompareList } from './compare-list.ts'
import { compareChoiceMessages as text } from './compare-choice-messages.ts'

/** Whether a scholarship is in the comparison, and a function that adds or removes it. */
export function useCompared(slug: string) {
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
  return { isChosen, toggle }
}
