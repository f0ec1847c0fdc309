import { ApolloProvider } from '@apollo/client/react'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { UniversityField } from './university-field.tsx'

beforeEach(() => getApolloClient().clearStore())

const found = (names: readonly string[]) => ({
  universities: {
    __typename: 'UniversityConnection',
    edges: names.map((name) => ({
      __typename: 'UniversityEdge',
      cursor: name,
      node: { __typename: 'University', id: name, name, location: null },
    })),
  },
})

function open(value = '') {
  const onChange = vi.fn<(id: string) => void>()
  render(
    <ApolloProvider client={getApolloClient()}>
      <main>
        <UniversityField
          id="university"
          name="universityId"
          value={value}
          onChange={onChange}
          error={undefined}
        />
      </main>
    </ApolloProvider>,
  )
  return onChange
}

const box = () => screen.getByRole('combobox', { name: /^Your university/ })

it('asks once for what was typed, says that it looks and how many it found', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof found>>()
  const server = fakeServer({ UseUniversitySearch: () => answer.promise })
  const onChange = open()
  await userEvent.type(box(), 'harbor')
  expect(await screen.findByText('Looking for universities…')).toBeTruthy()
  answer.resolve(found(['Harbor State']))
  const said = await screen.findByText('One university. Choose it below.')
  expect(said.getAttribute('role')).toBe('status')
  // Files share a process: once, a request of unknown origin that is no search was among these.
  const searches = server.requests.filter(
    ({ operation }) => operation === 'UseUniversitySearch',
  )
  expect(searches.map(({ variables }) => variables)).toEqual([{ query: 'harbor' }])
  await userEvent.click(screen.getByRole('option', { name: 'Harbor State' }))
  expect(onChange).toHaveBeenCalledWith('Harbor State')
})

it('is used by keyboard alone: arrows mark, Enter chooses, and the focus stays', async () => {
  fakeServer({ UseUniversitySearch: () => found(['Harbor State', 'Harbor Tech']) })
  const onChange = open()
  await userEvent.type(box(), 'harbor')
  await screen.findByRole('option', { name: 'Harbor Tech' })
  await userEvent.keyboard('{ArrowDown}')
  const marked = box().getAttribute('aria-activedescendant') ?? ''
  expect(document.getElementById(marked)?.textContent).toBe('Harbor Tech')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith('Harbor Tech')
  expect(document.activeElement).toBe(box())
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

it('shows the one that is chosen, and takes another', async () => {
  fakeServer({
    UniversityField_Chosen: () => ({
      university: {
        __typename: 'University',
        id: 'u1',
        name: 'Harbor State',
        location: 'Portland, Maine',
      },
    }),
  })
  const onChange = open('u1')
  await waitFor(() =>
    expect(box()).toHaveProperty('value', 'Harbor State, Portland, Maine'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Choose another university' }))
  expect(onChange).toHaveBeenCalledWith('')
  expect(document.activeElement).toBe(box())
})

it('says that nothing has this name', async () => {
  fakeServer({ UseUniversitySearch: () => found([]) })
  open()
  await userEvent.type(box(), 'zzz')
  expect(await screen.findByText('No university name matches.')).toBeTruthy()
})

it('says that it could not look, and looks again', async () => {
  let isAway = true
  fakeServer({
    UseUniversitySearch: () => {
      if (isAway) throw new TypeError('away')
      return found(['Harbor State'])
    },
  })
  open()
  await userEvent.type(box(), 'harbor')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toContain('Failed to search universities')
  isAway = false
  await userEvent.click(again)
  expect(await screen.findByRole('option', { name: 'Harbor State' })).toBeTruthy()
})

it('says that the chosen one could not be read', async () => {
  fakeServer({})
  open('u1')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load your university')
  expect(screen.getByRole('button', { name: 'Choose another university' })).toBeTruthy()
})
