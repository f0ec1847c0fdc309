import type { ApolloClient } from '@apollo/client'
import { expect, it } from 'vitest'
import { watchToasts } from '#testing/toasts.ts'
import { announceSaved } from './announce-saved.ts'
import { saveScholarship, type SaveTarget } from './save-scholarship.ts'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'
import { newScholarship } from './scholarship-values.ts'

const values = newScholarship('Harbour Trust')
const target: SaveTarget = { kind: 'new', organizationId: 'o1' }

/** A server that gives these answers in turn, and the inputs that it got. */
function server(...answers: object[]) {
  const inputs: unknown[] = []
  const mutate = (o: { variables: { input: unknown } }) => {
    inputs.push(o.variables.input)
    return Promise.resolve({ data: answers.shift() })
  }
  return { inputs, client: { mutate } as unknown as ApolloClient }
}

const saved = (status: string, notice: string | null = null) => ({
  __typename: 'ScholarshipSuccess',
  notice,
  scholarship: { id: 's1', status },
})

it('does not say that students can find a listing that was held back', async () => {
  const toasts = watchToasts()
  const notice = 'Saved as a draft: the link is on a list of known scams.'
  const { client } = server({ createScholarship: saved('DRAFT', notice) })
  const answer = await saveScholarship(client, target, values, true)
  if (!('outcome' in answer)) throw new Error('it was refused')
  announceSaved(target, answer.outcome)
  expect(toasts.all()).toEqual([
    expect.objectContaining({ title: text.heldTitle, description: notice }),
  ])
})

it('says that students can find what the server published', async () => {
  const toasts = watchToasts()
  const { client } = server({ createScholarship: saved('PUBLISHED') })
  const answer = await saveScholarship(client, target, values, true)
  if (!('outcome' in answer)) throw new Error('it was refused')
  announceSaved(target, answer.outcome)
  expect(toasts.last()?.description).toBe(text.createdPublished)
})

it('sends the version that was edited, and shows what the server says of a newer one', async () => {
  const conflict = { __typename: 'Conflict', code: 'CONFLICT', message: 'It was changed' }
  const { client, inputs } = server({ updateScholarship: conflict })
  watchToasts()
  const existing: SaveTarget = { kind: 'existing', id: 's1', version: 3 }
  const answer = await saveScholarship(client, existing, values, false)
  expect(inputs).toEqual([expect.objectContaining({ id: 's1', version: 3 })])
  expect(answer).toEqual({ message: 'It was changed', fields: {} })
})
