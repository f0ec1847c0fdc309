import { Route, Routes } from 'react-router'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { SpotlightPage } from './spotlight-page.tsx'
import { SpotlightsPage } from './spotlights-page.tsx'

/** Below /spotlights. One entry of the table of routes, as every page carries the table. */
export function SpotlightsPages() {
  return (
    <Routes>
      <Route index element={<SpotlightsPage />} />
      <Route path=":slug" element={<SpotlightPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
