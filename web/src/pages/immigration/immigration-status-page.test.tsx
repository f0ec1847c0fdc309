import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CountriesQuery, SessionViewerQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

const told = {
  __typename: 'ImmigrationProfile',
  id: 'ama',
  version: 3,
  asOf: '2026-11-28',
  days: [
    { __typename: 'ImmigrationDay', name: 'programStart', day: '2026-08-20' },
    { __typename: 'ImmigrationDay', name: 'passportUntil', day: '2031-02-03' },
  ],
  i94: 'UNKNOWN',
  citizenships: ['GH'],
  birthCountry: null,
  hasPalestinianDocument: false,
  level: null,
  optLevel: null,
  spells: [],
  deadlines: [],
  training: {
    __typename: 'PracticalTraining',
    warnings: [],
    cpt: [],
    opt: null,
    unemployment: null,
  },
}
const untold = { ...told, version: 0, days: [], citizenships: [] }

function serve(profile: typeof told) {
  return fakeServer({
    SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
    Countries: () =>
      ({ countries: [{ code: 'GH', name: 'Ghana' }] }) satisfies CountriesQuery,
    ImmigrationStatusPage: () => ({ immigrationProfile: profile }),
    ChangeFacts: ({ input }) => ({
      saveImmigrationProfile: {
        __typename: 'ImmigrationProfileSuccess',
        profile: {
          ...profile,
          version: profile.version + 1,
          days: [
            ...profile.days,
            ...(input as { days: { name: string; day: string }[] }).days.map((one) => ({
              __typename: 'ImmigrationDay',
              ...one,
            })),
          ],
        },
      },
    }),
  })
}

const step = (name: string) => screen.findByRole('radio', { name })
const section = (name: string) => screen.findByRole('region', { name })

// The site keeps one client for good, but each test is a new visit.
beforeEach(async () => {
  await getApolloClient().clearStore()
  sessionStorage.clear()
})

describe('a student who has entered nothing', () => {
  it('is asked for their stage, then for its dates, with the rest collapsed', async () => {
    serve(untold)
    const { user } = await renderApp('/immigration/status')
    const hint = 'Choose one, and the dates that matter there appear here.'
    await screen.findByText(hint)
    await user.click(await step('Before I arrive'))
    expect(screen.queryByText(hint)).toBeNull()
    // The first section is open, because there is nothing to read yet.
    await screen.findByLabelText('Program start date on the I-20')
    expect(await section('Visa and passport')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'OPT' })).toBeNull()
    await user.click(screen.getByText('More dates'))
    const opt = await section('OPT')
    expect(within(opt).getByRole('button', { name: 'What does EAD mean?' })).toBeTruthy()
  })
})

describe('a student who has entered some dates', () => {
  it('sees the stage that the dates imply, and all dates', async () => {
    serve(told)
    const { user } = await renderApp('/immigration/status')
    expect(await step('Studying')).toHaveProperty('checked', true)
    expect(within(await section('Your program')).getByText('20 Aug 2026')).toBeTruthy()
    await user.click(screen.getByText('More dates (2 entered)'))
    expect(within(await section('Visa and passport')).getByText('3 Feb 2031')).toBeTruthy()
    const person = await section('Citizenship and birth')
    expect(await within(person).findByText('Ghana')).toBeTruthy()
  })

  it('saves one section alone, and is told next to it', async () => {
    const server = serve(told)
    const { user } = await renderApp('/immigration/status')
    await user.click(await screen.findByRole('button', { name: 'Edit: Your program' }))
    const end = await screen.findByLabelText('Program end date on the I-20')
    await user.type(end, '2028-05-20')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const program = await section('Your program')
    const said = await within(program).findByText(
      /^Saved .*: Program end date on the I-20$/,
    )
    expect(said.getAttribute('role')).toBe('status')
    expect(within(program).getByText('20 May 2028')).toBeTruthy()
    const sent = server.requests.find(({ operation }) => operation === 'ChangeFacts')
    expect(sent?.variables).toEqual({
      input: { version: 3, days: [{ name: 'programEnd', day: '2028-05-20' }] },
    })
  })

  it('keeps unsaved text when they choose another stage', async () => {
    serve(told)
    const { user } = await renderApp('/immigration/status')
    await user.click(await screen.findByRole('button', { name: 'Edit: Address and jobs' }))
    await user.type(await screen.findByLabelText('Your address changed'), '2026-11-20')
    await user.click(await step('Before I arrive'))
    expect(await screen.findByLabelText('Your address changed')).toHaveProperty(
      'value',
      '2026-11-20',
    )
    await user.click(await step('Studying'))
    expect(await screen.findByLabelText('Your address changed')).toHaveProperty(
      'value',
      '2026-11-20',
    )
  })
})
