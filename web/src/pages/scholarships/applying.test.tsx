import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ApplicationState, SessionViewerQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { takeWish, keepWish } from '#lib/session/wish.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'
import { toast } from '#ui/toast-store.ts'
import { award } from './scholarship-fixture.ts'

beforeEach(async () => {
  sessionStorage.clear()
  await getApolloClient().clearStore()
})

const donor = { ...viewer, accountType: 'DONOR' as const }

type Served = {
  viewer: SessionViewerQuery['viewer']
  state?: ApplicationState
  isHere?: boolean | null
  says?: object
}

/** Serves the page of an award that takes applications here, as far as applying needs it. */
function serve({ viewer: who, state, isHere = true, says }: Served) {
  const scholarship = {
    ...award,
    sourceUrl: isHere ? null : award.sourceUrl,
    takesApplicationsHere: isHere,
    application: state ? { __typename: 'Application', id: 'a1', state } : null,
    ...says,
  }
  return fakeServer({
    SessionViewer: () => ({ viewer: who }),
    ScholarshipPage: () => ({ scholarship }),
  })
}

const button = async (name: string) =>
  (await screen.findAllByRole('button', { name }))[0] as HTMLElement

it('opens the application form for a student', async () => {
  serve({ viewer })
  const { user } = await renderApp('/scholarships/coastal')
  await user.click(await button('Apply Now: Coastal Award'))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('continues a draft, and opens a submitted application', async () => {
  serve({ viewer, state: 'DRAFT' })
  const draft = await renderApp('/scholarships/coastal')
  await draft.user.click(await button('Continue application: Coastal Award'))
  await screen.findByRole('dialog')
  draft.unmount()
  await getApolloClient().clearStore()
  serve({ viewer, state: 'SUBMITTED' })
  const { user } = await renderApp('/scholarships/coastal')
  await user.click(await button('See your application: Coastal Award'))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^See your application/ })).toBeNull(),
  )
})

it('leaves room on a phone for the longer label of a started application', async () => {
  serve({ viewer })
  const before = await renderApp('/scholarships/coastal')
  await button('Apply Now: Coastal Award')
  expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(2)
  before.unmount()
  await getApolloClient().clearStore()
  serve({ viewer, state: 'DRAFT' })
  await renderApp('/scholarships/coastal')
  await button('Continue application: Coastal Award')
  expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Save Coastal Award' })).toBeTruthy()
})

it('tells visitors to sign in, and opens the form once they are back', async () => {
  const error = vi.spyOn(toast, 'error').mockImplementation(() => undefined)
  serve({ viewer: null })
  const { user, unmount } = await renderApp('/scholarships/coastal')
  await user.click(await button('Apply Now: Coastal Award'))
  const [toasted] = error.mock.calls.at(-1) ?? []
  expect(toasted).toMatchObject({
    title: 'Sign in required',
    description: 'Please sign in or create an account to apply for scholarships.',
  })
  toasted?.action?.onPress()
  expect(takeWish('apply', '/scholarships/coastal')).toBe('s1')
  unmount()

  keepWish({ kind: 'apply', what: 's1', pathname: '/scholarships/coastal' })
  serve({ viewer })
  await renderApp('/scholarships/coastal')
  await screen.findByRole('dialog')
})

it.each([
  ['a donor', 'here', { viewer: donor }],
  ['a donor', 'elsewhere', { viewer: donor, isHere: false }],
  ['an administrator', 'here', { viewer: { ...viewer, roles: ['ADMIN' as const] } }],
])(
  'does not let %s apply for an award that takes applications %s',
  async (_who, _where, o) => {
    serve(o)
    await renderApp('/scholarships/coastal')
    await screen.findAllByRole('button', { name: /^Share/ })
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull()
  },
)

it.each([false, null])(
  'links to the provider’s page if applications are not taken here (%s)',
  async (isHere) => {
    serve({ viewer, isHere })
    await renderApp('/scholarships/coastal')
    const name = /^Apply Now: Coastal Award/
    const [link] = await screen.findAllByRole('link', { name })
    expect(link?.getAttribute('href')).toBe('https://harbour.example/award')
  },
)

it('shows a draft that can no longer be submitted, without continuing it', async () => {
  const says = { status: 'CLOSED', closedReason: 'DEADLINE' }
  serve({ viewer, state: 'DRAFT', isHere: false, says })
  await renderApp('/scholarships/coastal')
  expect(await button('See your application: Coastal Award')).toBeTruthy()
})
