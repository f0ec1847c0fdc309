import { Route, Routes } from 'react-router'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { NewStoryPage, StoryEditorPage } from './story-editor-page.tsx'
import { StoryWorkspacePage } from './story-workspace-page.tsx'

/** Pages below /story-workspace, as one entry in the table of routes. */
export function StoryWorkspacePages() {
  return (
    <Routes>
      <Route index element={<StoryWorkspacePage />} />
      <Route path="new" element={<NewStoryPage />} />
      <Route path=":id" element={<StoryEditorPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
