import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { renderApp } from '#testing/render-app.tsx'
import { serveApplication } from '#testing/fake-application.ts'
import { watchToasts } from '#testing/toasts.ts'
import { keepDraft, readDraft } from './kept-draft.ts'

beforeEach(async () => {
  localStorage.clear()
  await getApolloClient().clearStore()
})

const statementMissing = {
  path: 'personalStatement',
  tab: 'ESSAYS',
  message: 'Please write your personal statement',
} as const

/** The form, opened from the page of the application. */
async function open() {
  const { user } = await renderApp('/applications/a1')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply: Coastal Award' }))
  await dialog.findByLabelText('First name')
  return { user, dialog }
}

const essays = /^Essays/

it('saves what is typed by itself, and says when', async () => {
  const { server } = serveApplication({ form: { firstName: 'Ama' } })
  const { user, dialog } = await open()
  await user.type(dialog.getByLabelText('First name'), ' Serwaa')
  expect(readDraft('ama', 's1')).toEqual({ firstName: 'Ama Serwaa' })
  await dialog.findByText(/^Saved \d\d:\d\d$/)
  expect(server.saves).toEqual([{ scholarshipId: 's1', form: { firstName: 'Ama Serwaa' } }])
  expect(readDraft('ama', 's1')).toBeNull()
})

it('saves with each change of the tab, and shows how much is there', async () => {
  const { server } = serveApplication({ form: {} })
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('tab', { name: 'Essays · 0 of 1' }))
  await user.type(dialog.getByLabelText(/^Personal statement/), 'I dig wells.')
  await user.click(dialog.getByRole('tab', { name: 'Personal' }))
  await dialog.findByRole('tab', { name: 'Essays · 1 of 1' })
  expect(server.saves.at(-1)?.form).toEqual({ personalStatement: 'I dig wells.' })
})

it('keeps on this device what cannot be sent, and sends it when the line is back', async () => {
  const { server } = serveApplication({ form: {} })
  const { user, dialog } = await open()
  server.isDown = true
  await user.type(dialog.getByLabelText(/^Phone/), '123')
  await dialog.findAllByText('Not saved yet: kept on this device')
  expect(readDraft('ama', 's1')).toEqual({ phone: '123' })
  server.isDown = false
  window.dispatchEvent(new Event('online'))
  await dialog.findByText(/^Saved \d\d:\d\d$/)
  expect(server.saves.at(-1)?.form).toEqual({ phone: '123' })
  expect(readDraft('ama', 's1')).toBeNull()
})

it('goes on where it was, with what a lost line has left on this device', async () => {
  const { server } = serveApplication({ form: { firstName: 'Ama', phone: '1' } })
  server.isDown = true
  keepDraft('ama', 's1', { phone: '123' })
  const { dialog } = await open()
  await dialog.findByText(/^We found changes on this device/)
  expect(dialog.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('123')
  server.isDown = false
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(readDraft('ama', 's1')).toBeNull())
  expect(server.saves.map(({ form }) => form)).toContainEqual({ phone: '123' })
})

it('sends what is kept also when the form is not opened again', async () => {
  const { server } = serveApplication({ form: {} })
  keepDraft('ama', 's1', { phone: '123' })
  await renderApp('/applications/a1')
  await waitFor(() => expect(readDraft('ama', 's1')).toBeNull())
  expect(server.saves).toEqual([{ scholarshipId: 's1', form: { phone: '123' } }])
})

it('counts words, takes a longer text than may be submitted, and says by how much', async () => {
  const { server } = serveApplication({ form: {} })
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('tab', { name: essays }))
  const statement = dialog.getByLabelText(/^Personal statement/)
  await user.click(statement)
  await user.paste('word '.repeat(499))
  dialog.getByText(/499 of 500 words/)
  await user.paste('word '.repeat(3))
  dialog.getByText('502 of 500 words. Please shorten it by 2 before you submit.')
  expect(statement.getAttribute('aria-invalid')).toBe('true')
  await user.click(dialog.getByRole('tab', { name: 'Personal' }))
  await waitFor(() => expect(server.saves.length).toBeGreaterThan(0))
  expect(server.saves.at(-1)?.form.personalStatement).toHaveLength(502 * 5 - 1)
})

it('names what is missing before submitting, and leads to its field', async () => {
  serveApplication({ form: { currentGpa: null }, blockers: [statementMissing] })
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('tab', { name: 'Academic' }))
  await user.type(dialog.getByLabelText(/^GPA, 0 to 4/), '5')
  await user.click(dialog.getByRole('button', { name: 'Review and submit' }))
  await dialog.findByText('Please enter a GPA from 0 to 4, like 3.65')
  dialog.getByText('Check this yourself')
  dialog.getByText('Done · required')
  dialog.getByText('Eligible')
  dialog.getByText(/15 Mar 2027, 23:59 New York \(.+, your time\)/)
  await user.click(dialog.getByRole('button', { name: statementMissing.message }))
  const statement = await dialog.findByLabelText(/^Personal statement/)
  await waitFor(() => expect(document.activeElement).toBe(statement))
})

it('shows on a slow line that what was pressed runs, once', async () => {
  const toasts = watchToasts()
  const { server } = serveApplication({ form: {} })
  const { user, dialog } = await open()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.line = promise
  await user.type(dialog.getByLabelText(/^Phone/), '123')
  const save = dialog.getByRole('button', { name: 'Save Draft' })
  const review = dialog.getByRole('button', { name: 'Review and submit' })
  await user.click(save)
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('true'))
  await user.click(save)
  await user.click(review)
  expect(review.getAttribute('aria-busy')).toBeNull()
  resolve()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.saves).toEqual([{ scholarshipId: 's1', form: { phone: '123' } }])
  expect(toasts.all().map(({ title }) => title)).toEqual(['Application Saved'])
})

it('asks again with the same key when the answer to submitting is lost', async () => {
  const { server } = serveApplication({ form: { firstName: 'Ama' } })
  const { user, dialog } = await open()
  const keys: unknown[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const isSubmit = String(init.body).includes('SubmitApplication')
    if (isSubmit) keys.push(new Headers(init.headers).get('idempotency-key'))
    return fetch(url, init)
  })
  server.isAnswerLost = true
  server.isPageLost = true
  await user.click(dialog.getByRole('button', { name: 'Review and submit' }))
  await user.click(await dialog.findByRole('button', { name: 'Submit Application' }))
  await dialog.findByText(/^The connection was lost while submitting/)
  server.isAnswerLost = false
  await user.click(dialog.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.submits).toBe(2)
  expect(keys[0]).toMatch(/\d/)
  expect(keys).toEqual([keys[0], keys[0]])
})

it('says that it was submitted when the page learns so before the lost answer comes', async () => {
  const { server } = serveApplication({ form: { firstName: 'Ama' } })
  const { user, dialog } = await open()
  server.isAnswerLost = true
  await user.click(dialog.getByRole('button', { name: 'Review and submit' }))
  await user.click(await dialog.findByRole('button', { name: 'Submit Application' }))
  await waitFor(() => expect(server.submits).toBe(1))
  await getApolloClient().refetchQueries({ include: ['ApplicationPage'] })
  await screen.findByText('Application Submitted')
  const said = screen.getByRole('dialog').textContent
  expect(said).not.toContain('can no longer be changed')
})

it('submits nothing while what was typed has not arrived', async () => {
  const { server } = serveApplication({ form: {} })
  const { user, dialog } = await open()
  server.isDown = true
  await user.type(dialog.getByLabelText(/^Phone/), '123')
  await user.click(dialog.getByRole('button', { name: 'Review and submit' }))
  await user.click(await dialog.findByRole('button', { name: 'Submit Application' }))
  const alert = await dialog.findByText(/^Your last changes have not reached us/)
  expect(alert).toBeTruthy()
  expect(server.submits).toBe(0)
})

it('adds, orders and takes away rows by buttons', async () => {
  const { server } = serveApplication({ form: {} })
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('tab', { name: 'Experience' }))
  const add = dialog.getByRole('button', { name: 'Add an activity' })
  add.focus()
  for (const organization of ['Choir', 'Chess', 'Water club']) {
    add.focus()
    await user.keyboard('{Enter}')
    await user.paste(organization)
  }
  dialog.getByRole('button', { name: 'Move Activity 3 up' }).focus()
  await user.keyboard('{Enter}')
  dialog.getByText('Water club is now number 2')
  dialog.getByRole('button', { name: 'Remove Activity 1' }).focus()
  await user.keyboard('{Enter}')
  await user.click(dialog.getByRole('tab', { name: 'Personal' }))
  await waitFor(() => expect(server.saves).not.toEqual([]))
  const organizations = server.form?.extracurriculars?.map((row) => row.organization)
  expect(organizations).toEqual(['Water club', 'Chess'])
})

it('attaches documents of the student’s own', async () => {
  const { server } = serveApplication({ form: {} })
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('tab', { name: 'Academic' }))
  await user.click(await dialog.findByRole('checkbox', { name: /grades.pdf/ }))
  await user.click(dialog.getByRole('tab', { name: 'Personal' }))
  await waitFor(() => expect(server.saves).not.toEqual([]))
  expect(server.saves.at(-1)?.form).toEqual({ transcripts: ['d1'] })
})
