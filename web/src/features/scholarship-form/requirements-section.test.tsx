import { ApolloProvider } from '@apollo/client/react'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { Form } from '#ui/form.tsx'
import { useForm } from '#ui/use-form.ts'
import { checkScholarship } from './check-scholarship.ts'
import { Requirements } from './requirements-section.tsx'
import { detailsOf, newScholarship } from './scholarship-values.ts'

beforeEach(() => getApolloClient().clearStore())

const QUESTION = 'Are you, or will you be, a full-time student?'
let sent: ReturnType<typeof detailsOf>[] = []

function Asking() {
  const form = useForm({
    initial: { ...newScholarship('Harbour Trust'), title: 'Harbour Award' },
    validate: (values) => checkScholarship(values, { isDraft: true, now: new Date() }),
    submit: async (values) => {
      sent.push(detailsOf(values))
      return null
    },
    explain: String,
  })
  return (
    <Form form={form} submitLabel="Save">
      <Requirements form={form} />
    </Form>
  )
}

function open() {
  sent = []
  fakeServer({
    QuestionFields_Shared: () => ({
      sharedQuestions: [
        {
          __typename: 'SharedQuestion',
          fact: 'full-time-student',
          label: 'full-time student',
          text: QUESTION,
        },
        { __typename: 'SharedQuestion', fact: 'aha', label: 'AHA', text: 'Are you in it?' },
      ],
    }),
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <main>
        <Asking />
      </main>
    </ApolloProvider>,
  )
  return userEvent.setup()
}

const add = () => screen.getByRole('button', { name: 'Add a requirement' })
const row = (n: number) => within(screen.getByRole('group', { name: `Requirement ${n}` }))
const save = () => screen.getByRole('button', { name: 'Save' })

it('finds a shared question by its words', async () => {
  const user = open()
  await user.click(add())
  expect(document.activeElement).toBe(row(1).getByLabelText(/What you require/))
  const box = row(1).getByRole('combobox', { name: 'Question' })
  await user.type(box, 'student full')
  await user.click(await screen.findByRole('option', { name: QUESTION }))
  expect(row(1).queryByLabelText(/Or ask your own question/)).toBeNull()
  await user.selectOptions(row(1).getByLabelText('Who meets it?'), 'Students who answer no')
  await user.click(save())
  expect(sent[0]?.requirements).toEqual([
    {
      text: null,
      appliesTo: [],
      decidedBy: 'QUESTION',
      question: { fact: 'full-time-student', expects: false },
    },
  ])
})

it('leads from each fault to its control, and leaves those of other rows when one is corrected', async () => {
  const user = open()
  await user.click(add())
  await user.selectOptions(
    row(1).getByLabelText('How is it decided?'),
    'By a rule on the student’s profile',
  )
  await user.selectOptions(row(1).getByLabelText('Rule'), 'Maximum age')
  await user.click(add())
  await user.type(row(2).getByLabelText(/What you require/), 'From the coast')
  await user.click(save())
  const summary = within(screen.getByRole('alert'))
  const age = 'Requirement 1: Age must be a whole number from 1 to 120'
  await user.click(summary.getByRole('link', { name: age }))
  const years = row(1).getByLabelText('Age in years')
  expect(document.activeElement).toBe(years)
  expect(years.getAttribute('aria-invalid')).toBe('true')
  await user.type(years, '30')
  expect(summary.queryByText(age)).toBeNull()
  summary.getByText('Requirement 2: Choose a shared question or write your own')
  await user.type(row(2).getByLabelText(/Or ask your own/), 'Did you grow up by the sea?')
  await user.click(save())
  expect(sent[0]?.requirements).toMatchObject([
    { decidedBy: 'PROFILE', rule: { kind: 'AGE_MAX', years: 30 } },
    {
      text: 'From the coast',
      question: { text: 'Did you grow up by the sea?', expects: true },
    },
  ])
})

it('goes on with the next row when one is removed, and refuses rows where there are to be none', async () => {
  const user = open()
  await user.click(add())
  await user.type(row(1).getByLabelText(/What you require/), 'First')
  await user.click(add())
  await user.type(row(2).getByLabelText(/What you require/), 'Second')
  await user.selectOptions(
    row(2).getByLabelText('How is it decided?'),
    'Only we can judge this',
  )
  await user.click(row(1).getByRole('button', { name: 'Remove requirement 1' }))
  expect(screen.getByText('Requirement 1 was removed.').getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(row(1).getByDisplayValue('Second'))
  await user.click(
    screen.getByRole('checkbox', { name: /There are no further conditions/ }),
  )
  await user.click(save())
  screen.getAllByText(
    'Remove the requirements, or uncheck “There are no further conditions”',
  )
  await user.click(row(1).getByRole('button', { name: 'Remove requirement 1' }))
  expect(document.activeElement).toBe(add())
  await user.click(save())
  expect(sent[0]).toMatchObject({ requirements: [], hasNoFurtherConditions: true })
})
