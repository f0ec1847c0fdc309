import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeMentor } from '#testing/fake-mentor.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

const listOf = (...nodes: { id: string }[]) => ({
  totalCount: nodes.length,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: nodes.map((node) => ({ cursor: node.id, node })),
})

const appeal = {
  __typename: 'NoShowAppeal',
  id: 's1',
  appeal: 'The link did not open.',
  scheduledAt: '2026-11-30T13:00:00Z',
  isMissedByMentor: false,
  mentor: { __typename: 'Mentor', id: 'kofi', name: 'Kofi' },
  student: { __typename: 'User', id: 'ama', firstName: 'Ama', lastName: 'Mensah' },
}

const mentor = {
  ...fakeMentor,
  settings: {
    __typename: 'MentorSettings',
    status: 'APPLIED',
    appliedAt: '2026-11-01T12:00:00Z',
    decisionNote: null,
    roomUrl: null,
    account: {
      __typename: 'User',
      id: 'kofi',
      firstName: 'Kofi',
      lastName: 'Mensah',
      email: 'kofi@example.org',
    },
  },
}

/** What waits, each until it is decided. */
async function open(waiting: { mentors?: object[]; appeals?: object[] }) {
  let isDecided = false
  const queue = (nodes: object[] = []) =>
    listOf(...((isDecided ? [] : nodes) as { id: string }[]))
  const decide = (result: object) => () => {
    isDecided = true
    return { result }
  }
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer: { ...studentViewer, roles: ['ADMIN'] } }),
    MentorQueue: () => ({ mentorApplications: queue(waiting.mentors) }),
    AppealQueue: () => ({ noShowAppeals: queue(waiting.appeals) }),
    MentorQueue_Decide: decide({ __typename: 'MentorSaved', mentor }),
    AppealQueue_Decide: decide({
      __typename: 'AppealDecided',
      appeal: { __typename: 'NoShowAppeal', id: 's1', decision: 'OVERTURNED' },
    }),
  })
  const { user } = await renderApp('/admin/verification?view=mentors')
  const sent = (name: string) =>
    requests.filter(({ operation }) => operation === name).map(({ variables }) => variables)
  return { user, sent }
}

const focusedTag = () => document.activeElement?.tagName

it.each([
  ['Count as completed', true],
  ['Keep as a no-show', false],
])('asks for confirmation before deciding an appeal: %s', async (label, overturn) => {
  const { user, sent } = await open({ appeals: [appeal] })
  const name = `${label} Ama Mensah about a session with Kofi`
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Both people are told. You can’t change this later.')
  expect(sent('AppealQueue_Decide')).toEqual([])
  await user.click(dialog.getByRole('button', { name: label }))
  await screen.findByText('No appeals waiting')
  expect(sent('AppealQueue_Decide')).toEqual([{ input: { id: 's1', overturn } }])
  await screen.findByText('Decision saved')
  await expect.poll(focusedTag).toBe('H1')
})

it('the focus moves to the title after an applicant is approved', async () => {
  const { user } = await open({ mentors: [mentor] })
  await user.click(await screen.findByRole('button', { name: 'Approve Kofi' }))
  await screen.findByText('No one is waiting')
  await screen.findByText('Decision saved')
  await expect.poll(focusedTag).toBe('H1')
})

it('the focus moves to the title after an applicant is declined', async () => {
  const { user } = await open({ mentors: [mentor] })
  await user.click(await screen.findByRole('button', { name: 'Decline Kofi' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  await screen.findByText('No one is waiting')
  await screen.findByText('Decision saved')
  await expect.poll(focusedTag).toBe('H1')
})
