import { Scale } from 'lucide-react'
import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import { Button } from '#ui/button.tsx'
import { compareChoiceMessages as text } from './compare-choice-messages.ts'
import { setCompared, useCompareList } from './compare-list.ts'

/** The scholarships to compare, at the foot of the page; changes are announced. */
export function CompareTray() {
  const slugs = useCompareList()
  return (
    <aside aria-label={text.tray} className="sticky bottom-3 z-20 print:hidden">
      <p role="status" className="sr-only">
        {slugs.length > 0 && text.chosen(slugs.length)}
      </p>
      {slugs.length > 0 && (
        <div className="mx-auto flex w-fit max-w-full flex-wrap items-center gap-3 rounded border border-edge bg-surface p-2 ps-4 shadow-raised">
          <p className="font-semibold">{text.chosen(slugs.length)}</p>
          <LinkButton kind="primary" to={paths.compare(slugs)}>
            <Scale aria-hidden="true" size={20} />
            {text.compare}
          </LinkButton>
          <Button kind="quiet" onClick={() => setCompared([])}>
            {text.clear}
          </Button>
        </div>
      )}
    </aside>
  )
}
