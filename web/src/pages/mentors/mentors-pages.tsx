import { Route, Routes } from 'react-router'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { MentorPage } from './mentor-page.tsx'
import { MentorsPage } from './mentors-page.tsx'

/**
 * Pages below /mentors. They are one entry in the table of routes: few people open them, and every page carries the
 * table.
 */
export function MentorsPages() {
  return (
    <Routes>
      <Route index element={<MentorsPage />} />
      <Route path=":id" element={<MentorPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
