import { CompareTray } from '#features/scholarships/compare-tray.tsx'
import { useViewer } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'

/** Loaded separately: visitors have no applications. */
const ApplicationHost = lazyPart(
  async () =>
    (await import('#features/application-form/application-host.tsx')).ApplicationHost,
)

/** Overlays of a scholarship's page: the scholarships chosen for comparison, and the application form. */
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
