import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import {
  onApplicationWanted,
  takeApplication,
} from '#entities/application/open-application.ts'
import { keepsScholarships, useSession, type Viewer } from '#lib/session/session.ts'
import { takeWish } from '#lib/session/wish.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'

// Most visits of a page open no form.
const ApplicationDialog = lazyPart(
  async () => (await import('./application-dialog.tsx')).ApplicationDialog,
)

/**
 * Shows the form of an application on a page when somebody asks for it, including a visitor who has signed in since.
 */
export function ApplicationHost() {
  const { viewer } = useSession()
  if (!viewer || !keepsScholarships(viewer)) return null
  return <StudentHost key={viewer.id} viewer={viewer} />
}

function StudentHost({ viewer }: { viewer: Viewer }) {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<{ id: string; pathname: string } | null>(null)
  useEffect(() => {
    const show = (id: string | null) => id !== null && setShown({ id, pathname })
    const take = () => show(takeApplication(pathname))
    show(takeWish('apply', pathname) ?? takeApplication(pathname))
    return onApplicationWanted(take)
  }, [pathname])
  // Leaving a page closes its form.
  const scholarshipId = shown?.pathname === pathname ? shown.id : null
  useKeptDrafts(viewer.id, scholarshipId)
  if (scholarshipId === null) return null
  return (
    <LazyPart failed={<PartFailed />}>
      <ApplicationDialog
        key={scholarshipId}
        viewer={viewer}
        scholarshipId={scholarshipId}
        onClose={() => setShown(null)}
      />
    </LazyPart>
  )
}

/** Sends what was typed without a connection, once there is one. */
function useKeptDrafts(studentId: string, open: string | null) {
  const client = useApolloClient()
  useEffect(() => {
    // Most people have nothing kept, so the code that sends it loads after the page.
    const send = async () => {
      const { sendKeptDrafts } = await import('./send-kept-drafts.ts')
      await sendKeptDrafts(client, studentId, open)
    }
    void send()
    const onOnline = () => void send()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [client, studentId, open])
}
