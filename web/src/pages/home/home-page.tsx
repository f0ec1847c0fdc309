import { Page } from '#lib/page.tsx'
import { useViewer } from '#lib/session.ts'

/** Home of a signed-in person. */
export function HomePage() {
  const viewer = useViewer()
  return (
    <Page title="Home" heading={viewer ? `Welcome, ${viewer.firstName}` : 'Home'}>
      {null}
    </Page>
  )
}
