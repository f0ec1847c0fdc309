import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { browserKeys } from '#lib/browser/storage-keys.ts'
import { readStored, writeStored } from '#lib/browser/storage.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

const request = (more: object = {}) => ({
  id: 'r1',
  studentName: 'Amina Okonkwo',
  scholarshipTitle: 'Coastal Award',
  provider: 'Harbour Trust',
  relation: 'Physics teacher',
  note: null,
  isWaived: true,
  state: 'OPENED',
  dueAt: '2099-03-16T04:00:00.000Z',
  dueTimeZone: 'America/New_York',
  isReminded: true,
  draftText: null,
  draftFileName: null,
  endedAt: null,
  ...more,
})

async function open(found: object | null, handlers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    SessionViewer: () => ({ viewer: null }),
    RequestOfLink: () => ({ recommendationRequest: found }),
    OpenRequest: () => ({ result: { __typename: 'RecommendationAnswered' } }),
    ...handlers,
  })
  return { ...(await renderApp('/recommend#secret')), ...server }
}

it('says who asks, for what, until when and who reads the letter', async () => {
  const { requests } = await open(request({ isWaived: false }))
  await screen.findByText(
    'Amina Okonkwo is asking you for a letter for Coastal Award, offered by Harbour Trust.',
  )
  screen.getByText(/15 Mar 2099, 23:59 New York/)
  screen.getByText(/The student kept the right to read it, too/)
  const asked = requests.filter(({ operation }) => operation.includes('Request'))
  expect(asked.map(({ operation }) => operation)).toEqual(['RequestOfLink', 'OpenRequest'])
  expect(asked[0]?.variables).toEqual({ token: 'secret' })
})

it.each([
  ['SUBMITTED', 'Your letter is submitted. Thank you!'],
  ['DECLINED', /^You declined this request/],
  ['EXPIRED', /^The time to send this letter has passed/],
  ['CANCELLED', /^The student no longer needs this letter/],
])('says how a request ended (%s), and shows no form', async (state, words) => {
  const { requests } = await open(request({ state, endedAt: '2026-11-22T12:00:00Z' }))
  await screen.findByText(words)
  expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull()
  expect(requests.map(({ operation }) => operation)).not.toContain('OpenRequest')
})

it('says what to do when the link does not work', async () => {
  await open(null)
  expect(
    await screen.findByRole('heading', { name: 'This link does not work' }),
  ).toBeTruthy()
})

it('can try again when the server is back', async () => {
  let isDown = true
  const { user } = await open(null, {
    RequestOfLink() {
      if (isDown) throw new TypeError('The line is cut')
      return { recommendationRequest: request() }
    },
  })
  const again = await screen.findByRole('button', { name: /try again/i })
  isDown = false
  await user.click(again)
  const title = 'Letter of recommendation for Amina Okonkwo'
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})

it('keeps the text on the device until it is saved, and submits it', async () => {
  let state = 'OPENED'
  const { user, requests } = await open(null, {
    RequestOfLink: () => ({ recommendationRequest: request({ state }) }),
    SaveLetterDraft: () => ({ result: { __typename: 'RecommendationAnswered' } }),
    SubmitLetter() {
      state = 'SUBMITTED'
      return { result: { __typename: 'RecommendationAnswered' } }
    },
  })
  const box = await screen.findByRole('textbox', { name: 'Letter' })
  await user.type(box, 'She digs.')
  expect(readStored(`${browserKeys.letter}r1`)).toBe('She digs.')
  await screen.findByText('Saved', undefined, { timeout: 5_000 })
  expect(readStored(`${browserKeys.letter}r1`)).toBeNull()
  await user.click(
    screen.getByRole('checkbox', { name: /^The student may use this letter/ }),
  )
  await user.click(screen.getByRole('button', { name: 'Submit letter' }))
  await screen.findByText('Your letter is submitted. Thank you!')
  const sent = requests.find(({ operation }) => operation === 'SubmitLetter')
  expect(sent?.variables).toEqual({
    input: { token: 'secret', text: 'She digs.', mayReuse: true },
  })
})

it('continues with the text kept on the device after a lost connection, and saves it', async () => {
  writeStored(`${browserKeys.letter}r1`, 'She digs wells.')
  const { requests } = await open(request({ draftText: 'She digs.' }), {
    SaveLetterDraft: () => ({ result: { __typename: 'RecommendationAnswered' } }),
  })
  const box = await screen.findByRole('textbox', { name: 'Letter' })
  expect(box).toHaveProperty('value', 'She digs wells.')
  await screen.findByText('Saved', undefined, { timeout: 5_000 })
  expect(readStored(`${browserKeys.letter}r1`)).toBeNull()
  const saved = requests.find(({ operation }) => operation === 'SaveLetterDraft')
  expect(saved?.variables).toMatchObject({
    input: { token: 'secret', text: 'She digs wells.' },
  })
})

it('says what is missing, and keeps the text of a refused letter', async () => {
  const { user } = await open(request({ draftText: 'She digs.' }), {
    SubmitLetter: () => ({
      result: {
        __typename: 'Conflict',
        code: 'CONFLICT',
        message: 'The student no longer needs this letter.',
      },
    }),
  })
  const box = await screen.findByRole('textbox', { name: 'Letter' })
  await user.click(screen.getByRole('button', { name: 'Submit letter' }))
  await screen.findByText('The student no longer needs this letter.')
  expect(box).toHaveProperty('value', 'She digs.')
  await user.click(screen.getByRole('radio', { name: 'Send a file' }))
  await user.click(screen.getByRole('button', { name: 'Submit letter' }))
  expect(await screen.findAllByText('Please choose the file of your letter')).not.toEqual(
    [],
  )
})
