import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Replaces a part that people came for, or asked for, and that could not be loaded. */
export function PartFailed() {
  return (
    <Notice tone="bad">
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p>This part of the page could not be loaded.</p>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    </Notice>
  )
}
