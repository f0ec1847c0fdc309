import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeRepublishAll } from '../src/republish-all.ts'
import { startIdentity, type Identity } from './_app.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const publishedOf = async (userId: string) => {
  const events = await identity.events('preferences.saved')
  return events
    .filter(({ subject }) => subject === userId)
    .map(({ aggregateversion: version, data }) => ({ version, ...data }))
}
const change = (caller: Parameters<Identity['mutate']>[0], input: object) =>
  identity.mutate(caller, 'updatePreferences', input, '')

it('a person’s place is published at registration and when it changes, and only then', async () => {
  const place = { timeZone: 'Africa/Lagos', locale: 'en-NG' }
  const { id, caller } = await identity.person(place)
  const first = { version: 1, userId: id, ...place }
  expect(await publishedOf(id)).toEqual([first])

  await change(caller, { newsByMail: true })
  await change(caller, { timeZone: 'Africa/Lagos' })
  expect(await publishedOf(id)).toEqual([first])

  await change(caller, { timeZone: 'Asia/Seoul', newsByMail: false })
  const second = { ...first, version: 2, timeZone: 'Asia/Seoul' }
  expect(await publishedOf(id)).toEqual([first, second])

  await change(caller, { locale: 'ko' })
  expect((await publishedOf(id)).at(-1)).toEqual({ ...second, version: 3, locale: 'ko' })
})

it('a visitor’s place is not published', async () => {
  expect(await change(testVisitor(), { timeZone: 'Asia/Seoul' })).toMatchObject({
    __typename: 'NotSignedIn',
  })
})

it('every place is published again with the version it has', async () => {
  const { id, caller } = await identity.person()
  await change(caller, { timeZone: 'Asia/Seoul' })
  const before = await publishedOf(id)
  const { preferences } = await makeRepublishAll(identity)()
  expect(preferences).toBeGreaterThan(0)
  expect(await publishedOf(id)).toEqual([...before, before.at(-1)])
})
