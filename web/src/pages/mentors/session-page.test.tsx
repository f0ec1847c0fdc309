import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { SessionStatus } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { setReaderZone } from '#lib/format/reader-zone.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

beforeEach(async () => {
  setReaderZone(null)
  await getApolloClient().clearStore()
})

const preferences = { timeZone: 'Asia/Kathmandu' }
const viewer = { ...studentViewer, preferences }

function session(status: SessionStatus, more: object = {}) {
  return {
    __typename: 'MentorshipSession',
    id: 's1',
    type: 'GENERAL',
    status,
    scheduledAt: '2026-12-01T15:00:00Z',
    endsAt: '2026-12-01T16:00:00Z',
    duration: 60,
    notes: null,
    amount: '0.00',
    expiresAt: null,
    roomUrl: 'https://meet.example/ama',
    proposedAt: null,
    isProposedByViewer: false,
    isViewerMentor: false,
    endReason: null,
    isEndedByViewer: false,
    isMissedByViewer: false,
    appeal: null,
    appealDecision: null,
    rating: null,
    feedback: null,
    isReviewPublic: false,
    isReviewHidden: false,
    privateNote: null,
    mayReportNoShow: false,
    appealUntil: null,
    mentor: { __typename: 'Mentor', id: 'm1', name: 'Kofi' },
    student: { __typename: 'User', id: 'ama', firstName: 'Ama', lastName: 'Mensah' },
    ...more,
  }
}

/** Opens the page of a session, and notes what is sent to the server. */
async function open(shown: object, answers: Record<string, unknown> = {}) {
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer }),
    SessionPage: () => ({ mentorshipSession: shown }),
    ...Object.fromEntries(
      Object.entries(answers).map(([name, result]) => [name, () => ({ result })]),
    ),
  })
  const { user } = await renderApp('/mentoring/sessions/s1')
  await screen.findByText('1 Dec 2026, 20:45 Kathmandu')
  const sent = (name: string) =>
    requests.filter(({ operation }) => operation === name).map(({ variables }) => variables)
  return { user, sent }
}

const proposed = (isProposedByViewer: boolean) =>
  session('SCHEDULED', { proposedAt: '2026-12-02T15:00:00Z', isProposedByViewer })

const focusedTag = () => document.activeElement?.tagName

const saved = (shown: object) => ({ __typename: 'SessionSaved', session: shown })

it('a proposed time is read in the zone that all times of the page are in', async () => {
  const { user, sent } = await open(session('SCHEDULED'), {
    Session_Propose: saved(session('SCHEDULED')),
  })
  await user.click(screen.getByText('Propose another time'))
  screen.getByText('In your time zone, Kathmandu.')
  await user.type(screen.getByLabelText(/^New time/), '2026-12-02T20:45')
  await user.click(screen.getByRole('button', { name: 'Propose' }))
  const input = { id: 's1', scheduledAt: '2026-12-02T15:00:00.000Z' }
  await waitFor(() => expect(sent('Session_Propose')).toEqual([{ input }]))
})

it('who agrees to a proposed time says which, and reads the session again where it is another by now', async () => {
  const proposedAt = '2026-12-02T15:00:00Z'
  const message = 'A different time has been proposed since. Please look at it first.'
  const { user, sent } = await open(session('SCHEDULED', { proposedAt }), {
    Session_AnswerProposal: { __typename: 'Conflict', code: 'CONFLICT', message },
  })
  await user.click(screen.getByRole('button', { name: 'Agree to this time' }))
  const input = { id: 's1', accept: true, proposedAt }
  await waitFor(() => expect(sent('Session_AnswerProposal')).toEqual([{ input }]))
  await waitFor(() => expect(sent('SessionPage')).toHaveLength(2))
})

it('a student finds the mentor’s free times from each session, to move it or to choose another', async () => {
  const { user } = await open(session('SCHEDULED'))
  const link = screen.getByRole('link', { name: 'The mentor’s free times' })
  expect(link.getAttribute('href')).toBe('/mentors/m1')
  await user.click(screen.getByText('Propose another time'))
  expect(screen.getByText(/^Choose one of the mentor’s free times\./)).toBeTruthy()
})

it('a mentor may propose any time, and is sent to no page of their own', async () => {
  const { user } = await open(session('SCHEDULED', { isViewerMentor: true }))
  await user.click(screen.getByText('Propose another time'))
  expect(screen.queryByText(/Choose one of the mentor’s free times/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'The mentor’s free times' })).toBeNull()
})

it.each([
  ['SCHEDULED' as const, 1],
  ['REQUESTED' as const, 0],
])(
  'warns that a late cancellation counts only where it does: %s',
  async (status, times) => {
    const { user } = await open(session(status))
    await user.click(screen.getByText('Cancel the session', { selector: 'summary' }))
    expect(screen.queryAllByText(/^If you cancel less than a day before/)).toHaveLength(
      times,
    )
  },
)

it('without a meeting link a mentor is led to where they add one, in place of accepting', async () => {
  await open(session('REQUESTED', { roomUrl: null, isViewerMentor: true }))
  const add = screen.getByRole('link', { name: 'Add a meeting link' })
  expect(add.getAttribute('href')).toBe(
    '/mentoring/profile?edit=roomUrl&returnTo=%2Fmentoring%2Fsessions%2Fs1',
  )
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(screen.getAllByText('Decline').length).toBeGreaterThan(0)
})

it.each([
  [true, 'Your profile has no meeting link, so the student can’t join yet.'],
  [false, 'The mentor has not added a meeting link yet. It will appear here once they do.'],
])(
  'a scheduled session without a link says so to each side: mentor %s',
  async (is, words) => {
    await open(session('SCHEDULED', { roomUrl: null, isViewerMentor: is }))
    expect(screen.getByText(words, { exact: false })).toBeTruthy()
  },
)

it.each([
  [true, 'Waiting for your answer', /^This request expires on .* if you do not answer\.$/],
  [
    false,
    'Waiting for the mentor',
    /^This request expires on .* if the mentor does not answer\.$/,
  ],
])('a request says whose answer it waits for: mentor %s', async (is, standing, until) => {
  const expiresAt = '2026-11-30T15:00:00Z'
  await open(session('REQUESTED', { isViewerMentor: is, expiresAt }))
  expect(screen.getByText(standing)).toBeTruthy()
  expect(screen.getByText(until)).toBeTruthy()
  // A person who can decline the session has no second way to say no.
  expect(screen.queryAllByText('Cancel the session').length > 0).toBe(!is)
})

it.each([
  [false, 'Your notes'],
  [true, 'The student’s notes'],
])('says whose notes they are: mentor %s', async (isViewerMentor, words) => {
  await open(session('SCHEDULED', { notes: 'My statement.', isViewerMentor }))
  expect(screen.getByRole('heading', { name: words })).toBeTruthy()
})

it.each([
  [
    'Accept',
    'Session_Answer',
    'Session accepted',
    session('REQUESTED', { isViewerMentor: true }),
  ],
  ['Withdraw the proposal', 'Session_AnswerProposal', 'Proposal withdrawn', proposed(true)],
  ['Agree to this time', 'Session_AnswerProposal', 'New time agreed', proposed(false)],
  [
    'Keep the original time',
    'Session_AnswerProposal',
    'Original time kept',
    proposed(false),
  ],
])('after “%s” it is said, and reading goes on at the title', async (...row) => {
  const [label, operation, words, shown] = row
  const { user } = await open(shown, { [operation]: saved(session('CANCELLED')) })
  await user.click(screen.getByRole('button', { name: label }))
  await screen.findByText(words)
  await expect.poll(focusedTag).toBe('H1')
})

it('after it is canceled it is said, and reading goes on at the title', async () => {
  const { user } = await open(session('SCHEDULED'), {
    Session_Cancel: saved(session('CANCELLED')),
  })
  await user.click(screen.getAllByText('Cancel the session')[0] as HTMLElement)
  await user.type(screen.getByLabelText(/^Reason/), 'An exam')
  await user.click(screen.getByRole('button', { name: 'Cancel the session' }))
  await screen.findByText('Session canceled')
  await expect.poll(focusedTag).toBe('H1')
})

it('after a no-show is reported it is said, and reading goes on at the title', async () => {
  const { user } = await open(session('IN_PROGRESS', { mayReportNoShow: true }), {
    Session_Report: saved(session('NO_SHOW')),
  })
  await user.click(screen.getByText('The other person did not show up'))
  await user.click(screen.getByRole('button', { name: 'Report the no-show' }))
  await screen.findByText('No-show reported')
  await expect.poll(focusedTag).toBe('H1')
})

it('says to who is reported as a no-show until when they may appeal', async () => {
  const appealUntil = '2026-12-08T17:00:00Z'
  await open(session('NO_SHOW', { isMissedByViewer: true, appealUntil }))
  expect(screen.getByRole('button', { name: 'Appeal' })).toBeTruthy()
  screen.getByText('If that is wrong, you can appeal until 8 Dec 2026, 22:45.')
})

it('shows what the other person did with the session as soon as there is a notice of it', async () => {
  const notices = { __typename: 'NoticeCounts', unread: 0, version: 1 }
  let mentorshipSession = session('REQUESTED')
  fakeServer({
    SessionViewer: () => ({ viewer }),
    NoticeCounts: () => ({ noticeCounts: notices }),
    SessionPage: () => ({ mentorshipSession }),
  })
  await renderApp('/mentoring/sessions/s1')
  await screen.findByText('Waiting for the mentor')
  mentorshipSession = session('SCHEDULED')
  const { cache } = getApolloClient()
  await waitFor(() => expect(cache.extract()).toHaveProperty('ROOT_QUERY.noticeCounts'))
  // As a push of the server does.
  const noticeCounts = () => ({ ...notices, unread: 1, version: 2 })
  cache.modify({ fields: { noticeCounts } })
  await screen.findByText('Scheduled')
})

it('leads a mentor to the meeting link that a request lacks, and back once it is saved', async () => {
  const profile = {
    __typename: 'Mentor',
    id: viewer.id,
    name: 'Kofi Boateng',
    bio: 'I came from Kumasi to Ohio on a full scholarship.',
    expertise: ['Interviews'],
    scholarshipsWon: [],
    currentPosition: null,
    university: null,
    country: null,
    fieldOfStudy: null,
    yearsOfExperience: null,
    languages: ['English'],
    hourlyRate: '0.00',
    booksInstantly: false,
    takesEssays: false,
    isActive: true,
    timeZone: 'UTC',
    settings: {
      __typename: 'MentorSettings',
      status: 'APPROVED',
      roomUrl: null,
      essaysAtOnce: 1,
      decisionNote: null,
      weekly: [],
      overrides: [],
      bufferMinutes: 0,
      noticeHours: 24,
      horizonDays: 30,
    },
  }
  fakeServer({
    SessionViewer: () => ({ viewer }),
    SessionPage: () => ({
      mentorshipSession: session('REQUESTED', { roomUrl: null, isViewerMentor: true }),
    }),
    OwnMentorProfile: () => ({
      mentorOptions: { expertise: ['Interviews'], languages: ['English'] },
      myMentorProfile: profile,
    }),
    MentorForm_Save: () => ({ result: { __typename: 'MentorSaved', mentor: profile } }),
  })
  const { user } = await renderApp('/mentoring/sessions/s1')
  await user.click(await screen.findByRole('link', { name: 'Add a meeting link' }))
  const room = await screen.findByLabelText(/^Link to your meeting room/)
  await waitFor(() => expect(document.activeElement).toBe(room))
  await user.type(room, 'https://meet.example/kofi{Enter}')
  expect(await screen.findByRole('heading', { name: 'With Ama Mensah' })).toBeTruthy()
})
