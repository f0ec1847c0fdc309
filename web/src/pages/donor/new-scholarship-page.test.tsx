import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SaveScholarship_CreateMutation, SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'
import { workspacePaths } from '#workspace-paths'

const organization = {
  id: 'o1',
  name: 'Harbour Trust',
  kind: 'DONOR',
  universityId: null,
  verification: 'PENDING',
} as const
const viewer = {
  ...studentViewer,
  accountType: 'DONOR',
  memberships: [{ role: 'OWNER', organization }],
} satisfies SessionViewerQuery['viewer']

it.each([
  ['/donor-onboarding?step=scholarship', '/donor-onboarding?step=scholarship'],
  ['/donor-dashboard?tab=scholarships', '/donor-dashboard?tab=scholarships'],
  // Never to another site, whoever wrote the address.
  ['https://elsewhere.example/', '/'],
  [undefined, '/'],
])('returns from the form to %s', async (returnTo, expected) => {
  fakeServer({ SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery })
  await renderApp(workspacePaths.newScholarship({ organization: 'o1', returnTo }))
  const cancel = await screen.findByRole('link', { name: 'Cancel' })
  expect(cancel.getAttribute('href')).toBe(expected)
})

it('returns to where the form was opened after the draft is saved', async () => {
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
    SaveScholarship_Create: () =>
      ({
        createScholarship: {
          __typename: 'ScholarshipSuccess',
          notice: null,
          scholarship: { id: 's1', status: 'DRAFT' },
        },
      }) satisfies SaveScholarship_CreateMutation,
  })
  const { user } = await renderApp(
    workspacePaths.newScholarship({ organization: 'o1', returnTo: '/cookies' }),
  )
  await user.type(await screen.findByLabelText('Title'), 'Harbour Award')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findByRole('heading', { level: 1, name: 'Cookie Policy' })
  const sent = requests.find(({ operation }) => operation === 'SaveScholarship_Create')
  expect(sent?.variables).toMatchObject({ input: { organizationId: 'o1' } })
})

it.each([
  ['DONOR', [], 'Set up your organization', '/donor-onboarding'],
  ['STUDENT', [], 'Go to your home page', '/'],
  ['DONOR', [{ role: 'READER', organization }], 'Go to your home page', '/'],
] as const)(
  'leads a %s account without edit rights to its own next step',
  async (accountType, memberships, name, expected) => {
    fakeServer({
      SessionViewer: () => ({
        viewer: { ...studentViewer, accountType, memberships: [...memberships] },
      }),
    })
    await renderApp(workspacePaths.newScholarship())
    const onward = await screen.findByRole('link', { name })
    expect(onward.getAttribute('href')).toBe(expected)
  },
)
