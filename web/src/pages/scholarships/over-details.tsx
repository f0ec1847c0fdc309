import { CompareTray } from '#features/scholarships/compare-tray.tsx'
import { useViewer } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'

/** Visitors have none. */
const ApplicationHost = lazyPart(
  async () =>
    (await import('#features/application-form/application-host.tsx')).ApplicationHost,
)

/** What may come over the page of a scholarship: those chosen to be compared, and the form to apply. */
export function OverDetails() {
  const viewer = useViewer()
  return (
    <>
      <CompareTray />
      {viewer && (
        <LazyPart>
          <ApplicationHost />
        </LazyPart>
      )}
    </>
  )
}
