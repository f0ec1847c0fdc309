import { Route, Routes } from 'react-router'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { EssayToReadPage } from './essay-to-read-page.tsx'
import { EssaysToReadPage } from './essays-to-read-page.tsx'
import { MentorProfilePage } from './mentor-profile-page.tsx'
import { MentorTimesPage } from './mentor-times-page.tsx'
import { SessionPage } from './session-page.tsx'
import { SessionsPage } from './sessions-page.tsx'

/** Pages below /mentoring: a person's sessions, and what they say as a mentor. */
export function MentoringPages() {
  return (
    <Routes>
      <Route index element={<SessionsPage />} />
      <Route path="sessions/:id" element={<SessionPage />} />
      <Route path="essays" element={<EssaysToReadPage />} />
      <Route path="essays/:id" element={<EssayToReadPage />} />
      <Route path="profile" element={<MentorProfilePage />} />
      <Route path="availability" element={<MentorTimesPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
