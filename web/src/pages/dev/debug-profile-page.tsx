import { Page } from '#page/page.tsx'
import { loadSession, useSession } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'

/** What the client knows about the signed-in person. Development builds only. */
export function DebugProfilePage() {
  const session = useSession()
  return (
    <Page
      title="Session as the client sees it"
      actions={
        <Button onClick={() => void loadSession({ force: true })}>Load again</Button>
      }
    >
      <pre className="overflow-x-auto text-sm">{JSON.stringify(session, null, 2)}</pre>
    </Page>
  )
}
