/**
 * A mentor reads an essay: the student asks, the mentor writes by keyboard alone, the student reads the feedback.
 * Each has a window of their own, which shows without a reload what the other one does.
 */
import { isThorough } from '@landfall/kit/testing/breadth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field, fill, link, seePage, seeToast, useSession } from '../kit/acts.ts'
import { phoneLight, useBrowser } from '../kit/browser.ts'
import { eventually } from '../kit/eventually.ts'
import { tabTo } from '../kit/keyboard.ts'
import { lookAgain, lookAroundInLooks } from '../kit/look-around.ts'
import { signInAdmin, signUp } from '../kit/people.ts'
import type { Client } from '../kit/rest.ts'

const browser = useBrowser()

const WORN = 'I have always wanted to make a difference.'
const CONTENT = `The pump of Kisasi broke in March 2019. I was sixteen, and I carried water for nine days.

${WORN} My teacher, Mr. Okello, asked what exactly was broken, and I opened the pump with a wrench.`
const OVERALL = 'The pump is alive on the page. End with what you would repair next.'
const REMARK = 'Everybody writes this: begin with Mr. Okello.'

test('a student asks a mentor to read an essay, the mentor writes feedback by keyboard, and the student reads it', async () => {
  const [mentor, student] = [
    await signUp('student', 'Ama'),
    await signUp('student', 'Bikash'),
  ]
  const name = `Ama ${mentor.person.username.slice(-10)}`
  await becomeMentor(mentor.client, name)
  const { page: ofMentor } = await browser.visit()
  await useSession(ofMentor, mentor.client.jar)
  await openEssaysToRead(ofMentor)

  const { page } = await browser.visit(phoneLight)
  await useSession(page, student.client.jar)
  await page.goto(`/essay-review/${await reviewedEssay(student.client)}`)
  await seePage(page, 'The fifth pump')
  await askIn(page, name)
  await page.getByText(new RegExp(`^You asked ${name}\\. They have until`)).waitFor()
  await lookAgain(page)

  await acceptByKeyboard(ofMentor)
  await page.getByText(new RegExp(`^Accepted by ${name}, who plans to send`)).waitFor()
  await writeByKeyboard(ofMentor)

  await page.getByRole('heading', { name: `${name} wrote` }).waitFor()
  await page.getByText('Written by a mentor.', { exact: false }).waitFor()
  await page.getByText('78 of 100, in the mentor’s own judgment').waitFor()
  await page.getByText(OVERALL).waitFor()
  await page.getByRole('blockquote').filter({ hasText: WORN }).waitFor()
  await page.getByText(REMARK).waitFor()
  await lookAroundInLooks(page)
  await button(page, 'Yes, it does').click()
  await seeToast(page, 'Your answer is saved')
  await ofMentor.getByText('The student found this helpful.').waitFor()
})

// web/src/pages/mentors/essay-to-read-page.test.tsx covers the same with the page alone.
test.runIf(isThorough)(
  'a mentor keeps the feedback they are writing when the student withdraws the essay',
  async () => {
    const [mentor, student] = [
      await signUp('student', 'Ama'),
      await signUp('student', 'Bikash'),
    ]
    const mentorId = await becomeMentor(mentor.client, `Ama ${mentor.person.username}`)
    const reviewId = await reviewedEssay(student.client)
    const ask = { reviewId, mentorId, firstName: 'Bikash' }
    const asked = await student.client.post<{ id: string }>('/api/essay-requests', ask)
    expect(asked.status).toBe(201)
    const path = `/api/essay-requests/${asked.body.id}`
    expect((await mentor.client.patch(path, { accept: true })).status).toBe(200)

    const { page } = await browser.visit()
    await useSession(page, mentor.client.jar)
    await page.goto(`/mentoring/essays/${asked.body.id}`)
    await fill(page, { 'Overall feedback': OVERALL })
    expect((await student.client.delete(path)).status).toBe(200)
    await page.getByText('The student took the essay back.', { exact: false }).waitFor()
    await page.getByRole('heading', { name: 'What you wrote here' }).waitFor()
    await page.getByText(OVERALL).waitFor()
    expect(await page.getByText(WORN).count()).toBe(0)
    await lookAroundInLooks(page)
  },
)

/** Goes through the whole dialog: it says what is missing, and shows what the mentor will read before it is sent. */
async function askIn(page: Page, name: string) {
  await button(page, 'Ask a mentor').click()
  const dialog = page.getByRole('dialog', { name: 'Ask a mentor to read this version' })
  await dialog.getByRole('radio', { name }).waitFor()
  await button(dialog, 'Send the request').click()
  await link(dialog, 'Please choose a mentor').waitFor()
  await dialog.getByText('What the mentor can read').waitFor()
  expect(await field(dialog, 'Your first name').inputValue()).toBe('Bikash')
  await lookAgain(page)
  await dialog.getByRole('radio', { name }).check()
  await fill(dialog, { 'What should they look at?': 'Is my opening clear?' })
  await button(dialog, 'Send the request').click()
  await seeToast(page, 'Request sent to the mentor')
}

async function openEssaysToRead(page: Page) {
  await page.goto('/mentoring?side=mentor')
  await link(page, 'Essays to read').click()
  await seePage(page, 'Essays to read')
  await page.getByText('No essays yet').waitFor()
}

async function acceptByKeyboard(page: Page) {
  await link(page, 'Essay by Bikash').waitFor()
  await lookAgain(page)
  await tabTo(page, 'Essay by Bikash')
  await page.keyboard.press('Enter')
  await seePage(page, 'Essay by Bikash')
  await page.getByText('Is my opening clear?').waitFor()
  expect(await page.getByText(WORN).count()).toBe(0)
  await lookAgain(page)
  await tabTo(page, 'Accept')
  await page.keyboard.press('Enter')
  await seeToast(page, 'You accepted the essay')
}

/** A draft outlives a reload, and the page says so. */
async function writeByKeyboard(page: Page) {
  await tabTo(page, WORN)
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'Comment 1').evaluate(isFocused)).toBe(true)
  await page.keyboard.type(REMARK)
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor()
  await page.reload()
  await expect.poll(() => field(page, 'Comment 1').inputValue()).toBe(REMARK)
  await tabTo(page, 'Send to the student')
  await page.keyboard.press('Enter')
  await link(page, 'Please write at least 40 characters').waitFor()
  await lookAroundInLooks(page)
  await tabTo(page, 'Overall feedback')
  await page.keyboard.type(OVERALL)
  await tabTo(page, /^Score/)
  await page.keyboard.type('78')
  await tabTo(page, 'Send to the student')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Feedback sent')
  await page.getByRole('heading', { name: 'What you sent' }).waitFor()
  await lookAgain(page)
}

const isFocused = (element: Element) => element === document.activeElement

/** Makes a mentor over the graph: applying and approving have a journey of their own. */
async function becomeMentor(client: Client, name: string): Promise<string> {
  const save = `mutation ($input: MentorProfileInput!) {
    saveMentorProfile(input: $input) { ... on MentorSaved { mentor { id } } ... on Problem { message } } }`
  const input = {
    name,
    bio: 'I came from Kumasi to Ohio on a full scholarship, and I help others to do the same.',
    expertise: ['Essays and personal statements'],
    languages: ['English'],
    timeZone: 'Africa/Accra',
    takesEssays: true,
    essaysAtOnce: 2,
  }
  type Saved = { data: { saveMentorProfile: { mentor: { id: string } } } }
  const saved = await client.post<Saved>('/graphql', { query: save, variables: { input } })
  const { id } = saved.body.data.saveMentorProfile.mentor
  const admin = await signInAdmin()
  const query = `mutation ($input: DecideMentorInput!) { decideMentor(input: $input) { __typename } }`
  const variables = { input: { id, approve: true } }
  const decided = await admin.client.post('/graphql', { query, variables })
  expect(decided.text).toContain('MentorSaved')
  return id
}

/** @returns the id of a version whose automatic review is done */
async function reviewedEssay(client: Client): Promise<string> {
  const form = { essayType: 'scholarship', title: 'The fifth pump', content: CONTENT }
  const { id } = (await client.post<{ id: string }>('/api/essay-reviews', form)).body
  await eventually(async () => {
    const path = `/api/essay-reviews/${id}`
    const { status } = (await client.get<{ status: string }>(path)).body
    return status === 'completed' || null
  }, 'the essay is reviewed')
  return id
}
