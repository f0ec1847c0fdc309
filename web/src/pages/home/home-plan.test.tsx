import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { cards, experienced, immigrationOf, newcomers } from '#testing/home-answers.ts'
import { renderApp } from '#testing/render-app.tsx'

beforeEach(() => getApolloClient().clearStore())

const listOf = (node: object) => ({
  __typename: 'MentorshipSessionConnection',
  edges: [{ __typename: 'MentorshipSessionEdge', cursor: '1', node }],
})

/** Answers with a session and the program's last day, both within the week. */
const dated = {
  HomeSessions: () => ({
    mentorshipSessions: listOf({
      __typename: 'MentorshipSession',
      id: 'm1',
      status: 'SCHEDULED',
      scheduledAt: new Date(Date.now() + 86_400_000).toISOString(),
      endsAt: new Date(Date.now() + 90_000_000).toISOString(),
      mentor: { __typename: 'Mentor', id: 'kofi', name: 'Kofi Boateng' },
    }),
  }),
  HomeImmigration: () => ({
    immigrationProfile: immigrationOf([
      {
        __typename: 'ImmigrationDeadline',
        id: 'M4:0',
        number: 0,
        opensOn: null,
        closesOn: '2026-12-18',
        standing: 'URGENT',
        rule: { __typename: 'ImmigrationRule', id: 'M4', title: 'Extend the program' },
      },
    ]),
  }),
}

it.each([
  ['who is new', newcomers, ['What to do today', 'Get started']],
  ['with a profile', experienced, ['What to do today']],
])(
  'shows a student %s upcoming sessions and immigration dates first',
  async (_who, parts, first) => {
    fakeServer({ ...parts, ...dated })
    await renderApp('/')
    const session = await screen.findByRole('link', { name: 'Session with Kofi Boateng' })
    expect(session.getAttribute('href')).toBe('/mentoring/sessions/m1')
    const extend = screen.getByRole('link', { name: 'Extend the program' })
    expect(extend.getAttribute('href')).toBe('/immigration')
    expect(cards().slice(0, first.length)).toEqual(first)
  },
)

it.each(['HomeSessions', 'HomeImmigration'])(
  'says that there may be more to do when %s fails, and shows the rest',
  async (part) => {
    fakeServer(
      Object.fromEntries(
        Object.entries({ ...experienced, ...dated }).filter(([name]) => name !== part),
      ),
    )
    await renderApp('/')
    expect(await screen.findByText(/^Part of this page did not load/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /^(Session with|Extend)/ })).toHaveLength(1)
    expect(screen.getByRole('link', { name: /missing facts$/ })).toBeTruthy()
  },
)
