import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'
import { watchToasts } from '#testing/toasts.ts'

const scholarship = {
  __typename: 'Scholarship',
  id: 'award-1',
  slug: 'coastal',
  title: 'Coastal Engineering Award',
  provider: 'Harbour Trust',
}

const task = (id: string, title: string, status: string) => ({
  __typename: 'PrepTask',
  id,
  title,
  description: 'In your own words.',
  taskType: 'ESSAY',
  priority: 'HIGH',
  status,
  dueDate: null,
  estimatedTimeHours: 1.5,
  studentNotes: null,
  aiGeneratedContent: null,
  dateNote: null,
  isPlanned: true,
  scholarship,
})

const checklist = {
  __typename: 'PrepChecklist',
  id: 'list-1',
  overallProgress: 0,
  aiRecommendations: ['Ask for recommendation letters. A month is usual.'],
  checklistItems: [
    {
      __typename: 'PrepChecklistItem',
      id: 'line-1',
      task: 'Name two referees.',
      required: true,
      completed: false,
      dueDate: null,
      notes: null,
      isOwn: false,
      isGone: false,
    },
  ],
  scholarship,
}

const connection = (nodes: readonly { id: string }[]) => ({
  totalCount: nodes.length,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: nodes.map((node) => ({ cursor: node.id, node })),
})

const answers = (tasks: readonly { id: string }[] = []) => ({
  SessionViewer: () => ({ viewer: studentViewer }) satisfies SessionViewerQuery,
  ScholarshipChoice_Saved: () => ({ savedScholarships: connection([]) }),
  StudentToolkit: () => ({
    prepSummary: {
      __typename: 'PrepSummary',
      activeTasks: tasks.length,
      completedTasks: 0,
      totalTasks: tasks.length,
      progressPercent: tasks.length === 0 ? null : 0,
    },
    prepTasks: connection(tasks),
    prepChecklists: connection(tasks.length === 0 ? [] : [checklist]),
  }),
})

const draft = task('task-1', 'Write a draft', 'NOT_STARTED')
const articles = () => screen.queryAllByRole('article').map((one) => one.textContent)

it('shows a task as completed immediately, and reverts it if that fails', async () => {
  const toasts = watchToasts()
  const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>()
  fakeServer({ ...answers([draft]), UseTaskChanges_Status: () => promise })
  const { user } = await renderApp('/application-toolkit')
  await user.click(await screen.findByRole('button', { name: 'Complete: Write a draft' }))
  await screen.findByText('Nothing left to do here.')
  expect(articles()).toEqual([])
  resolve({
    updatePrepTask: { __typename: 'NotFound', code: 'NOT_FOUND', message: 'It is gone.' },
  })
  await screen.findByRole('button', { name: 'Complete: Write a draft' })
  expect(toasts.last()).toMatchObject({
    title: 'Error updating task',
    description: 'It is gone.',
  })
})

it('does not say that everything is done before everything is loaded', async () => {
  const { StudentToolkit, ...rest } = answers([task('task-1', 'Old one', 'COMPLETED')])
  const { prepTasks, ...others } = StudentToolkit()
  const pageInfo = { hasNextPage: true, endCursor: 'more' }
  const page = { ...prepTasks, totalCount: 101, pageInfo }
  fakeServer({ ...rest, StudentToolkit: () => ({ ...others, prepTasks: page }) })
  await renderApp('/application-toolkit')
  expect(await screen.findByText(/^All shown tasks are completed\./)).toBeTruthy()
  expect(screen.queryByText('Nothing left to do here.')).toBeNull()
})

it('shows the rules’ recommendations next to a checklist', async () => {
  fakeServer(answers([draft]))
  const { user } = await renderApp('/application-toolkit?tab=checklists')
  await user.click(await screen.findByText('Recommendations, made by rules'))
  const recommended = await screen.findByText(/^Ask for recommendation letters\./)
  expect(recommended).toBeTruthy()
})

it('unchecks an item that could not be saved', async () => {
  const toasts = watchToasts()
  const { promise, reject } = Promise.withResolvers<Record<string, unknown>>()
  fakeServer({ ...answers([draft]), UseLineChanges_Update: () => promise })
  const { user } = await renderApp('/application-toolkit?tab=checklists')
  const box = await screen.findByRole<HTMLInputElement>('checkbox')
  await user.click(box)
  expect(box.checked).toBe(true)
  reject(new TypeError('away'))
  await waitFor(() => expect(box.checked).toBe(false))
  expect(toasts.last()?.title).toBe('The checklist was not changed')
})

it('asks for a scholarship before it makes a plan', async () => {
  const server = fakeServer(answers())
  const { user } = await renderApp('/application-toolkit')
  await screen.findByText('No tasks yet', { selector: 'h2, h3, p' })
  await screen.findByLabelText('Scholarship')
  expect(screen.queryByText('Active Tasks')).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create Prep Plan' }))
  await screen.findByText('Please select a scholarship')
  expect(server.requests.map(({ operation }) => operation)).not.toContain('UseCreatePlan')
})

it('says how many tasks and items a plan has, and what its dates are based on', async () => {
  const toasts = watchToasts()
  fakeServer({
    ...answers([draft]),
    ScholarshipChoice_Chosen: () => ({ scholarship }),
    UseCreatePlan: () => ({
      createPrepPlan: {
        __typename: 'PrepPlanSuccess',
        addedTasks: 1,
        dateNote:
          'Its dates are counted from the usual day, 1 Dec, which is not confirmed.',
        tasks: [{ __typename: 'PrepTask', id: 'task-1' }],
        checklist: {
          __typename: 'PrepChecklist',
          id: 'list-1',
          checklistItems: [{ __typename: 'PrepChecklistItem', id: 'line-1' }],
        },
        scholarship: { __typename: 'Scholarship', id: 'award-1', preparation: null },
      },
    }),
  })
  const { user } = await renderApp('/application-toolkit?scholarship=award-1')
  await user.click(await screen.findByRole('button', { name: 'Create Prep Plan' }))
  await waitFor(() =>
    expect(toasts.last()).toMatchObject({
      title: 'Application prep created!',
      description:
        'Your plan is ready: 1 task, 1 checklist line. Its dates are counted from the usual day, 1 Dec, which is not confirmed.',
    }),
  )
})

it('leads a visitor of either address to sign up and back', async () => {
  fakeServer({ SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery })
  await renderApp('/toolkit?scholarship=award-1')
  const link = await screen.findByRole('link', { name: 'Sign up free' })
  expect(link.getAttribute('href')).toBe(
    '/auth/student?view=register&returnTo=%2Fapplication-toolkit%3Fscholarship%3Daward-1',
  )
  expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull()
})
