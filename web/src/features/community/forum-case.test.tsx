import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { ForumAppeal } from './forum-appeal.tsx'
import { ForumCase } from './forum-case.tsx'

function show(notes: readonly (string | null)[], state = 'SHOWN') {
  const forumCase = {
    id: 'c1',
    entry: {
      id: 'e1',
      postId: 'p1',
      title: 'Visas',
      content: 'Buy one here!',
      state,
      author: null,
    },
    reports: notes.map((note, place) => ({ id: `r${place}`, reason: 'SPAM', note })),
  }
  render(
    <ApolloProvider client={getApolloClient()}>
      <ForumCase forumCase={forumCase as never} onDecided={async () => {}} />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  )
}

it.each([
  [['He sells something.'], '1 report'],
  [['He sells something.', null], '2 reports'],
])('says how many reports there are', (notes, words) => {
  show(notes)
  expect(screen.getByText(words, { exact: true })).toBeTruthy()
})

it.each([
  ['SHOWN', 'Agree: hide it', 'Disagree: keep it shown'],
  ['HIDDEN', 'Agree: keep it hidden', 'Disagree: show it'],
])('says in each button what becomes of an entry that is %s, and names it', (...row) => {
  const [state, ...answers] = row
  show([null], state)
  const words = [...answers, 'Close without judging']
  expect(buttons()).toEqual(words.map((answer) => `${answer}: Visas, Deleted account`))
})

it.each([
  [{ id: 'e1', postId: 'p1', title: 'Visas', content: 'Buy one here!' }, 'Visas'],
  [null, 'A person'],
])('names in each button of an appeal what it is about', (entry, name) => {
  const action = {
    id: 'a1',
    kind: 'HIDE',
    reason: 'SPAM',
    entryKind: entry && 'POST',
    until: null,
    createdAt: '2026-11-20T12:00:00Z',
    undoneAt: null,
  }
  const appeal = { id: 'f1', text: 'It is no spam.', action, entry }
  render(
    <ApolloProvider client={getApolloClient()}>
      <ForumAppeal appeal={appeal as never} onDecided={() => {}} />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  )
  expect(buttons()).toEqual([`Undo the decision: ${name}`, `Leave it: ${name}`])
})

function buttons() {
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
}
