import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

type NotLoadedProps = { words: string; retry: () => Promise<unknown> }

/** Shown where a list, such as the choices of a field, failed to load: the list is not simply empty. */
export function NotLoaded({ words, retry }: NotLoadedProps) {
  return (
    <Notice tone="bad">
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p>{words}</p>
        {/* A further failure shows here again. */}
        <Button onClick={() => void retry().catch(() => {})}>Try again</Button>
      </div>
    </Notice>
  )
}
