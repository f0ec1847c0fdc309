import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type {
  ModerationLogPageQuery,
  SessionViewerQuery,
  UndoActionMutation,
} from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

const action = {
  __typename: 'ModerationAction',
  id: 'hidden-1',
  kind: 'HIDE',
  reason: 'SPAM',
  entryKind: 'POST',
  until: null,
  createdAt: '2026-11-20T10:00:00Z',
  undoneAt: null,
} as const

it('calls undoing a decision “Undo” in all places', async () => {
  fakeServer({
    SessionViewer: () =>
      ({
        viewer: { ...studentViewer, roles: ['MODERATOR'] },
      }) satisfies SessionViewerQuery,
    ModerationLogPage: () =>
      ({
        moderationLog: {
          totalCount: 1,
          pageInfo: { hasNextPage: false, endCursor: null },
          edges: [{ cursor: 'c1', node: action }],
        },
      }) as unknown as ModerationLogPageQuery,
    UndoAction: () =>
      ({
        undoModeration: {
          __typename: 'ModerationSuccess',
          action: { ...action, undoneAt: '2026-11-28T10:00:00Z' },
        },
      }) as unknown as UndoActionMutation,
  })
  const { user } = await renderApp('/community/moderation-log')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone: everything is back as it was')).toBeTruthy()
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
