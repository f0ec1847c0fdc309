import { afterAll, beforeAll, expect, it } from 'vitest'
import { startImmigration } from './_app.ts'
import { person } from './_profile.ts'

let app: Awaited<ReturnType<typeof startImmigration>>
beforeAll(async () => {
  app = await startImmigration({ now: () => new Date('2026-11-23T15:00:00Z') })
})
afterAll(() => app.stop())

const CREATE = `mutation ($input: CreateImmigrationGuidanceInput!) {
  createImmigrationGuidance(input: $input) {
    __typename ... on ImmigrationGuidanceSuccess { guidance { id } } } }`
const UPDATE = `mutation ($input: UpdateImmigrationGuidanceInput!) {
  updateImmigrationGuidance(input: $input) { __typename } }`

it('keeps no more ticks of a request than there can be documents', async () => {
  const [student] = person()
  const specificQuestions = ['When do I apply?']
  const input = { guidanceType: 'opt', currentStatus: 'applying', specificQuestions }
  const created = await app.ask(student, CREATE, { input })
  const { id } = created.createImmigrationGuidance.guidance
  const tick = async (from: number, o: { isDone: boolean }) => {
    const documents = Array.from({ length: 100 }, (_, n) => ({ key: `k${from + n}`, ...o }))
    const change = { input: { id, documents } }
    return (await app.ask(student, UPDATE, change)).updateImmigrationGuidance
  }
  const saved = { __typename: 'ImmigrationGuidanceSuccess' }
  expect(await tick(0, { isDone: true })).toEqual(saved)
  expect(await tick(100, { isDone: true })).toEqual(saved)
  expect(await tick(200, { isDone: true })).toEqual({ __typename: 'ValidationFailed' })
  // A removed tick makes room.
  expect(await tick(0, { isDone: false })).toEqual(saved)
  expect(await tick(200, { isDone: true })).toEqual(saved)
})
