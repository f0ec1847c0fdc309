import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeMentor } from '#testing/fake-mentor.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

const BIO = 'I came from Kumasi to Ohio on a full scholarship.'

const saved = {
  ...fakeMentor,
  id: studentViewer.id,
  name: 'Ama Mensah',
  bio: BIO,
  isActive: true,
  timeZone: 'UTC',
  settings: {
    __typename: 'MentorSettings',
    status: 'APPLIED',
    roomUrl: null,
    essaysAtOnce: 0,
    decisionNote: null,
    weekly: [],
    overrides: [],
    bufferMinutes: 0,
    noticeHours: 24,
    horizonDays: 30,
  },
}

it('says that an application was sent, and moves the focus to the title', async () => {
  let mentor: typeof saved | null = null
  fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    OwnMentorProfile: () => ({
      mentorOptions: { expertise: ['Interviews'], languages: ['English'] },
      myMentorProfile: mentor,
    }),
    MentorForm_Save() {
      mentor = saved
      return { result: { __typename: 'MentorSaved', mentor } }
    },
  })
  const { user } = await renderApp('/mentoring/profile')
  await user.type(await screen.findByLabelText('About you'), BIO)
  await user.type(screen.getByLabelText('You help with'), 'Inter{Enter}')
  await user.type(screen.getByLabelText('Languages'), 'Engl{Enter}')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Application sent')).toBeTruthy()
  const title = await screen.findByRole('heading', { name: 'Your mentor profile' })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

it.each([
  ['APPLIED', /^Say what you can help with\. An admin reviews it/],
  ['APPROVED', /^Students see this when they look for a mentor\./],
])('says who sees the profile of a mentor in state %s', async (status, words) => {
  fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    OwnMentorProfile: () => ({
      mentorOptions: { expertise: ['Interviews'], languages: ['English'] },
      myMentorProfile: { ...saved, settings: { ...saved.settings, status } },
    }),
  })
  await renderApp('/mentoring/profile')
  await screen.findByLabelText('About you')
  expect(screen.getByText(words)).toBeTruthy()
})

it('says that years must be a number, in place of leaving out what was typed', async () => {
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    OwnMentorProfile: () => ({
      mentorOptions: { expertise: ['Interviews'], languages: ['English'] },
      myMentorProfile: saved,
    }),
    MentorForm_Save: () => ({ result: { __typename: 'MentorSaved', mentor: saved } }),
  })
  const { user } = await renderApp('/mentoring/profile')
  const years = await screen.findByLabelText(/^Years of experience/)
  await user.type(years, 'about five')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findAllByText(/^Please enter years as a whole number/)).toHaveLength(
    2,
  )
  expect(years.getAttribute('aria-invalid')).toBe('true')
  expect(requests.some(({ operation }) => operation === 'MentorForm_Save')).toBe(false)
})
