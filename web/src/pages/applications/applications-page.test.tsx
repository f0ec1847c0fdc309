import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { ApplicationState, SavedScholarshipStatus } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'
import { watchToasts } from '#testing/toasts.ts'

beforeEach(async () => {
  localStorage.clear()
  await getApolloClient().clearStore()
})

function award(id: string, applicationId: string | null = null) {
  return {
    __typename: 'Scholarship',
    id,
    slug: id,
    title: `The ${id} award`,
    provider: 'Harbour Trust',
    status: 'PUBLISHED',
    closedReason: null,
    takesApplicationsHere: false,
    ownerId: null,
    applicationUrl: 'https://harbour.example/apply',
    deadline: { __typename: 'ScholarshipDeadline', label: '15 Mar 2027', daysLeft: 90 },
    application: applicationId && { __typename: 'Application', id: applicationId },
  }
}

function application(id: string, state: ApplicationState, more: object = {}) {
  return {
    __typename: 'Application',
    id,
    state,
    submittedAt: state === 'DRAFT' ? null : '2026-11-20T12:00:00Z',
    lastModifiedAt: '2026-11-20T12:00:00Z',
    decisionPromisedOn: null,
    tabs: [{ __typename: 'ApplicationTabState', tab: 'PERSONAL', done: 3, required: 5 }],
    moreInfo: null,
    scholarship: award(`${id}-of`, id),
    ...more,
  }
}

function saved(
  id: string,
  applicationStatus: SavedScholarshipStatus,
  o: { made?: string; says?: object } = {},
) {
  const scholarship = { ...award(id, o.made ?? null), ...o.says }
  return {
    __typename: 'SavedScholarship',
    id: `saved-${id}`,
    applicationStatus,
    scholarship,
  }
}

function connection(nodes: { id: string }[], __typename = 'ApplicationConnection') {
  return {
    __typename,
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: nodes.length,
  }
}

const tracked = (nodes: { id: string }[]) => connection(nodes, 'SavedScholarshipConnection')

/** A list with more pages to read. */
function cut(list: ReturnType<typeof connection>) {
  return { ...list, pageInfo: { hasNextPage: true, endCursor: 'more' } }
}

type Own = ReturnType<typeof application>

type Served = {
  own?: Own[]
  /** The value of each figure. */
  counted?: number
  elsewhere?: ReturnType<typeof saved>[] | 'down'
  /** The planned and the rejected ones have a further page. */
  isLong?: boolean | 'and down'
}

function serve(o: Served) {
  const { own = [], elsewhere = [], isLong, counted = 1 } = o
  return fakeServer({
    SessionViewer: () => ({ viewer }),
    ApplicationCounts: () => ({
      applicationCounts: {
        drafts: counted,
        open: counted,
        waitingForStudent: counted,
        decided: counted,
      },
    }),
    ApplicationBoard: ({ states }) => ({
      applications: connection(
        own.filter(({ state }) => !states || (states as string[]).includes(state)),
      ),
    }),
    UseTracked: () => {
      if (elsewhere === 'down') throw new TypeError('no connection')
      const of = (status: SavedScholarshipStatus) =>
        tracked(elsewhere.filter((one) => one.applicationStatus === status))
      const planned = of('PLANNED')
      return {
        planned: isLong ? cut(planned) : planned,
        applied: of('APPLIED'),
        accepted: of('ACCEPTED'),
        rejected: isLong ? cut(of('REJECTED')) : of('REJECTED'),
      }
    },
    UseTracked_Rest: ({ status }) => {
      if (isLong === 'and down') throw new TypeError('no connection')
      const one = saved(`more-${String(status)}`, status as SavedScholarshipStatus)
      return { savedScholarships: tracked([one]) }
    },
    ElsewhereCard_Outcome: ({ input }) => {
      const { id, applicationStatus } = input as { id: string; applicationStatus: string }
      return {
        updateSavedScholarship: {
          __typename: 'SavedScholarshipSuccess',
          savedScholarship: {
            __typename: 'SavedScholarship',
            id,
            applicationStatus: applicationStatus.toUpperCase(),
          },
        },
      }
    },
  })
}

const cards = () => screen.getAllByRole('article').map((card) => card.textContent)

it('shows applications made here and tracked elsewhere, by stage', async () => {
  serve({
    own: [
      application('a1', 'DECLINED'),
      application('a2', 'DRAFT'),
      application('a3', 'MORE_INFO', { moreInfo: { answerBy: '2027-01-10' } }),
    ],
    elsewhere: [
      saved('s1', 'APPLIED'),
      // It has an application here, so it is shown once.
      saved('a1-of', 'REJECTED', { made: 'a1' }),
    ],
  })
  await renderApp('/applications')
  await screen.findAllByRole('article')
  expect(cards()).toEqual([
    expect.stringMatching(/a2-of.*Draft3 of 5 required parts · 15 Mar 2027/),
    expect.stringMatching(/s1 award.*On the provider’s site/),
    expect.stringMatching(/a3-of.*More information requestedAnswer by 10 Jan 2027/),
    expect.stringMatching(/a1-of.*Not selectedSubmitted on 20 Nov 2026/),
  ])
})

const ends = (daysLeft: number) => ({
  __typename: 'ScholarshipDeadline',
  label: `in ${daysLeft} days`,
  daysLeft,
})

const draftOf = (id: string, daysLeft: number) =>
  application(id, 'DRAFT', {
    scholarship: { ...award(`${id}-of`, id), deadline: ends(daysLeft) },
  })

it('highlights the deadline of a draft only when it is near', async () => {
  serve({ own: [draftOf('a1', 5), draftOf('a2', 90)] })
  await renderApp('/applications')
  const near = await screen.findByText('in 5 days')
  expect(near.className).toContain('text-amber')
  expect(screen.getByText('in 90 days').className).not.toContain('text-amber')
})

it('says for a planned application where to apply, or that it is closed', async () => {
  const closed = { status: 'CLOSED', closedReason: 'DEADLINE' }
  serve({
    elsewhere: [
      saved('s1', 'PLANNED'),
      saved('s2', 'PLANNED', { says: { takesApplicationsHere: true } }),
      saved('s3', 'PLANNED', { says: closed }),
      saved('s4', 'APPLIED', { says: closed }),
    ],
  })
  await renderApp('/applications')
  await screen.findByRole('article', { name: 'The s1 award' })
  expect(cards()).toEqual([
    expect.stringMatching(/s1 award.*On the provider’s site/),
    expect.stringMatching(/s2 award.*You can apply here/),
    expect.stringMatching(/s3 award.*Closed: the deadline has passed/),
    expect.stringMatching(/s4 award.*On the provider’s site/),
  ])
})

it('says “You can apply here” only while an application is planned', async () => {
  const here = { takesApplicationsHere: true, ownerId: 'o1', applicationUrl: null }
  serve({
    elsewhere: [
      saved('s1', 'PLANNED', { says: here }),
      // Whether it takes applications here is not known just now.
      saved('s2', 'PLANNED', { says: { ...here, takesApplicationsHere: null } }),
      saved('s3', 'APPLIED', { says: here }),
      saved('s4', 'REJECTED', { says: { ...here, takesApplicationsHere: false } }),
      saved('s5', 'REJECTED', { says: { ownerId: 'o1' } }),
    ],
  })
  await renderApp('/applications')
  await screen.findAllByRole('article')
  expect(cards()).toEqual([
    expect.stringMatching(/s1 award.*You can apply here/),
    ...Array.from({ length: 3 }, () =>
      expect.not.stringMatching(/You can apply here|On the provider’s site/),
    ),
    expect.stringMatching(/s5 award.*On the provider’s site/),
  ])
})

it('shows no deadline for a draft of a closed award', async () => {
  const closed = { status: 'CLOSED', closedReason: 'OWNER' }
  const scholarship = { ...award('s1', 'a1'), ...closed }
  serve({ own: [application('a1', 'DRAFT', { scholarship })] })
  await renderApp('/applications')
  await screen.findAllByRole('article')
  expect(cards()).toEqual([
    expect.stringMatching(/3 of 5 required parts · Closed to applications\.$/),
  ])
})

it('remembers the column view, which shows how many applications are in each', async () => {
  serve({ own: [application('a1', 'DRAFT'), application('a2', 'SHORTLISTED')] })
  const { user, unmount } = await renderApp('/applications')
  await user.selectOptions(await screen.findByLabelText('View as'), 'Columns')
  const column = screen.getByRole('region', { name: 'Shortlist and waitlist: 1' })
  expect(within(column).getByRole('article', { name: 'The a2-of award' })).toBeTruthy()
  screen.getByRole('region', { name: 'Decided: 0' })
  expect(screen.queryByRole('region', { name: /^Withdrawn/ })).toBeNull()
  unmount()
  await renderApp('/applications')
  await screen.findByRole('region', { name: 'Drafts: 1' })
})

it('shows one stage, and says when it is empty', async () => {
  const { requests } = serve({ own: [application('a1', 'DRAFT')] })
  const { user } = await renderApp('/applications')
  await user.selectOptions(await screen.findByLabelText('Show'), 'Decided')
  await screen.findByText('None at this stage')
  const asked = requests.findLast(({ operation }) => operation === 'ApplicationBoard')
  expect(asked?.variables.states).toContain('DECLINED')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await screen.findByRole('article', { name: 'The a1-of award' })
})

it('saves the outcome of an application that is tracked elsewhere', async () => {
  const toasts = watchToasts()
  const { requests } = serve({ elsewhere: [saved('s1', 'APPLIED')] })
  const { user } = await renderApp('/applications')
  await user.selectOptions(await screen.findByLabelText('Outcome'), 'Accepted')
  await waitFor(() => expect(toasts.last()?.title).toBe('Scholarship updated successfully'))
  expect(
    requests.find(({ operation }) => operation.endsWith('_Outcome'))?.variables,
  ).toEqual({ input: { id: 'saved-s1', applicationStatus: 'accepted' } })
})

it('loads all tracked applications, but not awards that are only saved', async () => {
  const elsewhere = [saved('s1', 'PLANNED'), saved('s2', 'APPLIED')]
  const { requests } = serve({ isLong: true, elsewhere })
  await renderApp('/applications')
  await screen.findByRole('article', { name: 'The more-REJECTED award' })
  expect(cards()).toEqual([
    expect.stringContaining('The s1 award'),
    expect.stringContaining('The more-PLANNED award'),
    expect.stringContaining('The s2 award'),
    expect.stringContaining('The more-REJECTED award'),
  ])
  const rest = requests.filter(({ operation }) => operation === 'UseTracked_Rest')
  expect(rest.map(({ variables }) => variables)).toEqual([
    { status: 'PLANNED', after: 'more' },
    { status: 'REJECTED', after: 'more' },
  ])
})

it('says that not everything could be loaded, instead of nothing found, and can load it again', async () => {
  serve({ isLong: 'and down' })
  const { user } = await renderApp('/applications')
  await screen.findByText('Not all of what you track on other sites could be loaded.')
  expect(screen.queryByText('No applications yet')).toBeNull()
  serve({ isLong: true })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('article', { name: 'The more-REJECTED award' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('shows applications made here when the saved list cannot be loaded, and says so', async () => {
  serve({ own: [application('a1', 'DRAFT')], elsewhere: 'down' })
  await renderApp('/applications')
  await screen.findByText('Not all of what you track on other sites could be loaded.')
  expect(screen.getByRole('article', { name: 'The a1-of award' })).toBeTruthy()
})

it('explains the page and shows no counts when there are no applications', async () => {
  serve({ counted: 0 })
  await renderApp('/applications')
  expect(await screen.findByText('No applications yet')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Waiting for a decision')).toBeNull())
})

it('keeps its headings in order when there are no counts', async () => {
  serve({ counted: 0, elsewhere: [saved('s1', 'PLANNED')] })
  await renderApp('/applications')
  await screen.findByRole('article')
  await waitFor(() => expect(screen.queryByText('Waiting for a decision')).toBeNull())
  const headings = within(screen.getByRole('main')).getAllByRole('heading')
  expect(headings.map(({ localName }) => localName)).toEqual(['h1', 'h2', 'h3'])
})
