import { Route, Routes } from 'react-router'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { SpotlightPage } from './spotlight-page.tsx'
import { SpotlightsPage } from './spotlights-page.tsx'

/** Pages below /spotlights. They are one entry in the table of routes, because every page carries the table. */
export function SpotlightsPages() {
  return (
    <Routes>
      <Route index element={<SpotlightsPage />} />
      <Route path=":slug" element={<SpotlightPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
