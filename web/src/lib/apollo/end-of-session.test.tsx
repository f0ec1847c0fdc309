import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'
import { showError } from '../graphql/show-error.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const student = {
  __typename: 'Viewer',
  ...studentViewer,
}

/** A gateway that knows the session when the site opens, and answers everything after with `code`. */
function answerWith(code: string) {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (body.includes('SessionViewer')) return Response.json({ data: { viewer: student } })
    const extensions = { code, requestId: 'r-42' }
    return Response.json({ data: null, errors: [{ message: 'no', extensions }] })
  })
}

it('leads to sign-in and back when the server says that the session is over', async () => {
  answerWith('NOT_SIGNED_IN')
  await renderApp('/saved-searches')
  const way = await screen.findByRole('link', { name: /Continue as Student/ })
  expect(way.getAttribute('href')).toBe('/auth/student?returnTo=%2Fsaved-searches')
})

it('names the request that failed, for whoever asks support about it', async () => {
  answerWith('INTERNAL_SERVER_ERROR')
  await renderApp('/saved-searches')
  expect((await screen.findByRole('alert')).textContent).toContain('r-42')
})

it('takes the request’s name from the first error of an answer', () => {
  const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-7' }
  const failure = Object.assign(new Error('no'), { errors: [{ extensions }] })
  expect(showError(failure)).toContain('r-7')
})
