import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

const decision = {
  __typename: 'OwnDecision',
  id: 'd1',
  postId: 'p1',
  title: 'Which insurance?',
  mayAppeal: false,
  appealText: 'It was a joke.',
  isGranted: null,
  answer: null,
  action: {
    __typename: 'ModerationAction',
    id: 'd1',
    kind: 'HIDE',
    reason: 'SPAM',
    entryKind: 'REPLY',
    until: null,
    createdAt: '2026-11-20T10:00:00Z',
    undoneAt: null,
  },
}

it.each([
  ['an appeal that waits says what comes next', {}, 1],
  ['an answered one does not', { isGranted: false, answer: 'It is spam.' }, 0],
])('%s', async (_what, more, times) => {
  fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    DecisionsPage: () => ({
      ownDecisions: {
        __typename: 'OwnDecisionConnection',
        totalCount: 1,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        edges: [
          {
            __typename: 'OwnDecisionEdge',
            cursor: 'c1',
            node: { ...decision, ...more },
          },
        ],
      },
    }),
  })
  await renderApp('/community/decisions')
  await screen.findByText(/^You appealed:/)
  expect(screen.queryAllByText('A moderator will review it and reply here.')).toHaveLength(
    times,
  )
})
