import { ApolloProvider } from '@apollo/client/react'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { useForm } from '#ui/use-form.ts'
import { ApplicantsSections } from './applicants-section.tsx'
import { newScholarship } from './scholarship-values.ts'

beforeEach(() => getApolloClient().clearStore())

function Applicants() {
  const form = useForm({
    initial: newScholarship('Harbour Trust'),
    validate: () => ({}),
    submit: async () => null,
    explain: String,
  })
  return <ApplicantsSections form={form} />
}

it('says that countries and fields could not be read, and reads them again', async () => {
  let isAway = true
  const unless = (data: object) => () => {
    if (isAway) throw new TypeError('away')
    return data as Record<string, unknown>
  }
  const kenya = { __typename: 'Country', code: 'KE', name: 'Kenya' }
  const physics = { __typename: 'FieldOfStudy', code: 'physics', name: 'Physics' }
  fakeServer({
    Countries: unless({ countries: [kenya] }),
    ApplicantsSection_Fields: unless({ fieldsOfStudy: [physics] }),
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <Applicants />
    </ApolloProvider>,
  )
  expect(screen.getAllByText('Loading…')).toHaveLength(2)
  await screen.findByText('Failed to load the countries', {}, { timeout: 9_000 })
  await screen.findByText('Failed to load the fields of study')
  isAway = false
  for (const alert of screen.getAllByRole('alert'))
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('checkbox', { name: 'Kenya' })).toBeTruthy()
  expect(await screen.findByRole('checkbox', { name: 'Physics' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
