import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type {
  CountriesQuery,
  GradeFields_ConvertedQuery,
  GradeFields_ScalesQuery,
  ProfilePageQuery,
  SessionViewerQuery,
} from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { storedStudent } from '#testing/stored-student.ts'
import { studentViewer as viewer } from '#testing/student-viewer.ts'
import { watchToasts } from '#testing/toasts.ts'

const session = () => ({ viewer }) satisfies SessionViewerQuery
const noProfile = () =>
  ({
    student: null,
    viewer: { id: 'ama', email: 'ama@example.org', pendingEmail: null },
  }) satisfies ProfilePageQuery
const countries = () =>
  ({ countries: [{ code: 'GH', name: 'Ghana' }] }) satisfies CountriesQuery
const scales = () =>
  ({
    gradeScales: [
      { code: 'ten-india', name: 'CGPA out of 10', grades: '0 to 10, 10 is best' },
    ],
  }) satisfies GradeFields_ScalesQuery
const converted = () =>
  ({
    convertGrade: { gpa: '3.30', isEstimate: true, source: 'Scholaro: India' },
  }) satisfies GradeFields_ConvertedQuery
const common = {
  SessionViewer: session,
  Countries: countries,
  GradeFields_Scales: scales,
  GradeFields_Converted: converted,
}

const withProfile = () =>
  ({
    student: storedStudent,
    viewer: { __typename: 'User', id: 'ama', email: 'ama@example.org', pendingEmail: null },
  }) as unknown as ProfilePageQuery

// The site keeps one client for good, but each test is a new visit.
beforeEach(async () => {
  await getApolloClient().clearStore()
  sessionStorage.clear()
})

it('keeps the focus on its title when the profile comes', async () => {
  fakeServer({ ...common, ProfilePage: noProfile })
  const { user } = await renderApp('/contact')
  // Only from a page that is there does the focus move to the next one's title.
  await screen.findByRole('heading', { level: 1, name: /^Contact/ })
  const [link] = await screen.findAllByRole('link', { name: /^Profile/ })
  if (link) await user.click(link)
  const title = { level: 1, name: 'Create Your Profile' }
  const heading = await screen.findByRole('heading', title)
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

describe('a student without a profile', () => {
  it('is asked for the most important facts, and told what is missing before anything is sent', async () => {
    const server = fakeServer({ ...common, ProfilePage: noProfile })
    const { user } = await renderApp('/profile')
    await screen.findByRole('heading', { level: 1, name: 'Create Your Profile' })
    await user.type(await screen.findByLabelText(/^Your grade/), '82')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Please fill in all required fields')
    expect(summary.textContent).toContain('Country is required')
    expect(summary.textContent).toContain('Please choose your grading scale')
    expect(server.requests.map(({ operation }) => operation)).not.toContain(
      'SaveStudent_Create',
    )
  })

  it('finds every field of study, by its other names too', async () => {
    fakeServer({ ...common, ProfilePage: noProfile })
    const { user } = await renderApp('/profile')
    const box = await screen.findByRole('combobox', { name: /^Fields of interest/ })
    await user.click(box)
    for (const name of ['public health', 'maths']) {
      await user.paste(name)
      await user.keyboard('{Enter}')
    }
    const chosen = screen.getByRole('list', { name: 'Chosen: Fields of interest' })
    expect(chosen.textContent).toBe('Public HealthMathematics')
    await user.paste('alchemy')
    expect(screen.getByText(/No field by this name/)).toBeTruthy()
  })

  it('finds what was typed again after a reload, marked as not saved', async () => {
    fakeServer({ ...common, ProfilePage: noProfile })
    const { user } = await renderApp('/profile')
    await user.type(await screen.findByLabelText(/^Your grade/), '82')
    cleanup()
    await renderApp('/profile')
    await screen.findByText('We kept what you typed here before. It is not saved yet.')
    expect(screen.getByLabelText(/^Your grade/)).toHaveProperty('value', '82')
  })

  it('keeps what was typed when the server cannot be reached', async () => {
    fakeServer({ ...common, ProfilePage: noProfile })
    const { user } = await renderApp('/profile')
    await user.selectOptions(
      await screen.findByLabelText(/^Country/),
      await screen.findByText('Ghana'),
    )
    await screen.findByRole('option', { name: 'CGPA out of 10' })
    await user.selectOptions(screen.getByLabelText(/^Your grading scale/), 'ten-india')
    await user.type(screen.getByLabelText(/^Your grade/), '8.1')
    await screen.findByText(/^That is about 3\.3 on the U\.S\. 4\.0 scale\./)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toMatch(/^Failed to create profile\. ./)
    // The form says it once: no toast repeats it.
    expect(screen.queryByText('Failed to create profile')).toBeNull()
    expect(screen.getByLabelText(/^Your grade/)).toHaveProperty('value', '8.1')
  })
})

describe('a student with a profile', () => {
  it('sees each section, and the grade as it was entered', async () => {
    fakeServer({ ...common, ProfilePage: withProfile })
    await renderApp('/profile')
    expect(await screen.findByText('8.1 (CGPA out of 10), about 3.3')).toBeTruthy()
    expect(screen.getAllByRole('region').length).toBeGreaterThanOrEqual(6)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('opens one section, saves it alone, and returns the focus to its button', async () => {
    const server = fakeServer({
      ...common,
      ProfilePage: withProfile,
      SaveStudent_Update: () => ({
        updateStudent: {
          __typename: 'StudentSuccess',
          student: { ...storedStudent, gender: 'WOMAN' },
        },
      }),
    })
    const { user } = await renderApp('/profile')
    await user.click(await screen.findByRole('button', { name: 'Edit: Basic Information' }))
    const first = await screen.findByLabelText('First name')
    await expect.poll(() => document.activeElement).toBe(first)
    await user.selectOptions(screen.getByLabelText(/^Gender/), 'WOMAN')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
    const sent = server.requests.find(({ operation }) => operation === 'SaveStudent_Update')
    expect(sent?.variables).toEqual({ input: { id: 'me', facts: { gender: 'WOMAN' } } })
    expect(screen.getByText('Woman')).toBeTruthy()
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Edit: Basic Information' }),
    )
  })

  it('can save a section when their country and grading scale are not in the lists, and sees both', async () => {
    const student = {
      ...storedStudent,
      country: null,
      countryName: 'Other',
      gpa: null,
      isGpaEstimated: false,
      gradeOriginal: '17 of 20',
      gradeScale: null,
      gpaOriginalScale: 'Island marks',
    }
    const server = fakeServer({
      ...common,
      ProfilePage: () => ({ ...withProfile(), student }) as unknown as ProfilePageQuery,
      SaveStudent_Update: ({ input }) => ({
        updateStudent: {
          __typename: 'StudentSuccess',
          student: { ...student, ...(input as { facts: object }).facts },
        },
      }),
    })
    const { user } = await renderApp('/profile')
    expect(await screen.findByText('Other')).toBeTruthy()
    expect(screen.getByText('17 of 20 (Island marks)')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Edit: Basic Information' }))
    await user.selectOptions(await screen.findByLabelText(/^Gender/), 'WOMAN')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Woman')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Edit: What matters most' }))
    const level = await screen.findByLabelText(/^Degree you want to study for/)
    await user.selectOptions(level, 'PHD')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('PhD')).toBeTruthy()
    const sent = server.requests.filter(
      ({ operation }) => operation === 'SaveStudent_Update',
    )
    expect(sent.map(({ variables }) => variables)).toEqual([
      { input: { id: 'me', facts: { gender: 'WOMAN' } } },
      { input: { id: 'me', facts: { intendedDegreeLevel: 'PHD' } } },
    ])
  })

  it('cancels, and can restore what was typed', async () => {
    fakeServer({ ...common, ProfilePage: withProfile })
    const { user } = await renderApp('/profile')
    await user.click(await screen.findByRole('button', { name: 'Edit: Basic Information' }))
    await user.type(screen.getByLabelText('Last name'), '-Boateng')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByLabelText('Last name')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Bring them back' }))
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Mensah-Boateng')
  })

  it.each([
    ['citizenshipStatus', /^Your status in the U\.S\./],
    ['gpa', /^Your grade/],
  ])('is led to the field %s that an eligibility check needs', async (name, label) => {
    fakeServer({ ...common, ProfilePage: withProfile })
    await renderApp(`/profile?edit=${name}`)
    const field = await screen.findByLabelText(label)
    expect(document.activeElement).toBe(field)
  })

  it('is led back after saving the fact, and told the award’s new verdict', async () => {
    const toasts = watchToasts()
    const { user } = await openAsked('/help')
    await user.selectOptions(await screen.findByLabelText(/^Gender/), 'WOMAN')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('heading', { level: 1, name: 'Help Center' })
    await expect
      .poll(() => toasts.last())
      .toMatchObject({ title: 'Now: Answer 1 question', description: 'Coastal Award' })
  })

  it('stays on the page when the return address is another site', async () => {
    const { user } = await openAsked('https://elsewhere.example/')
    await user.selectOptions(await screen.findByLabelText(/^Gender/), 'WOMAN')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Saved \d/)).toBeTruthy()
  })

  it('stays on the page when nothing was saved', async () => {
    const { user } = await openAsked('/help')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })
})

/** Opens the page as a link in an award's requirement does. */
async function openAsked(returnTo: string) {
  fakeServer({
    ...common,
    ProfilePage: withProfile,
    SaveStudent_Update: () => ({
      updateStudent: {
        __typename: 'StudentSuccess',
        student: { ...storedStudent, gender: 'WOMAN' },
      },
    }),
    RefreshFit_Catalog: () => ({
      copy: { __typename: 'StudentCopy', version: 100, answersVersion: 100 },
    }),
    SayVerdict: ({ award }) => ({
      scholarship: {
        __typename: 'Scholarship',
        id: award,
        title: 'Coastal Award',
        eligibility: {
          __typename: 'Eligibility',
          verdict: 'ANSWER_QUESTIONS',
          label: 'Answer 1 question',
        },
      },
    }),
  })
  return renderApp(`/profile?edit=gender&returnTo=${encodeURIComponent(returnTo)}&award=s1`)
}
