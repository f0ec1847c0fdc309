import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useForm } from '#ui/use-form.ts'
import { BasicsSections } from './basics-section.tsx'
import { detailsOf, newScholarship } from './scholarship-values.ts'

type Props = { ownUniversityId: string | null; tiedTo?: string | null }

function Basics({ ownUniversityId, tiedTo = ownUniversityId }: Props) {
  const form = useForm({
    initial: newScholarship('Harbour University', tiedTo),
    validate: () => ({}),
    submit: async () => null,
    explain: String,
  })
  return (
    <>
      <BasicsSections form={form} ownUniversityId={ownUniversityId} />
      <output>{detailsOf(form.values).universityId ?? 'none'}</output>
    </>
  )
}

const label = /Show it on your university’s page/
const sent = () => screen.getByRole('status').textContent

it("offers a university to show a listing on its own page, and takes it from the organization's facts", async () => {
  render(<Basics ownUniversityId="u1" />)
  expect(sent()).toBe('u1')
  await userEvent.click(screen.getByLabelText(label))
  expect(sent()).toBe('none')
  await userEvent.click(screen.getByLabelText(label))
  expect(sent()).toBe('u1')
})

it.each([
  ['a donor', { ownUniversityId: null }, 'none'],
  ['a listing of another university', { ownUniversityId: 'u1', tiedTo: 'u2' }, 'u2'],
])('asks nothing about %s', (_name, props, tie) => {
  render(<Basics {...props} />)
  expect(screen.queryByLabelText(label)).toBeNull()
  expect(sent()).toBe(tie)
})
