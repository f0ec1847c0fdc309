import { randomUUID } from 'node:crypto'
import { executeOn } from '@landfall/kit/testing/service'
import { times } from '@landfall/kit/testing/breadth'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import type { Caller } from '@landfall/kit/identity/viewer'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { spotlightForm, startNewsroom } from './_newsroom.ts'
import { memberOf } from './_service.ts'

const newsroom = await startNewsroom()
afterAll(() => newsroom.stop())

const execute = executeOn(newsroom.app.subgraph)
let id = ''

beforeEach(async () => {
  const organization = randomUUID()
  const title = `Opened by many ${organization}`
  id = await newsroom.published(
    memberOf(organization),
    spotlightForm(organization, { title }),
  )
})

const browser = (address: string, visitorToken: string | null = null) =>
  testVisitor({ client: { address, visitorToken } })

async function counts(by: Caller = testVisitor()) {
  const piece = await newsroom.stores.pieces.find(id)
  const query =
    'query ($slug: String!) { spotlight(slug: $slug) { viewCount likeCount hasMyLike } }'
  return (await newsroom.ask(by, query, { slug: piece?.slug })).spotlight
}

/** Records a visit or a like; returns the answer and the cookie that it sets. */
async function visit(by: Caller, isLiked?: boolean) {
  const [name, type, input] =
    isLiked === undefined
      ? ['recordContentView', 'ContentIdInput', { id }]
      : ['setContentLike', 'SetContentLikeInput', { id, isLiked }]
  const query = `mutation ($input: ${type}!) { answer: ${name}(input: $input) { __typename } }`
  const { data, effects } = await execute(by, query, { input })
  return { name: data.answer.__typename as string, effects }
}

/** A browser that has visited once, with its cookie. */
async function newBrowser(address: string) {
  const { effects } = await visit(browser(address))
  return browser(address, effects.visitorToken ?? null)
}

it('counts each visitor once, exactly, however many open it at once', async () => {
  // All of them wait for one row: more would run into the database timeout on a busy machine.
  const visitors = times(20, 50)
  const all = []
  for (let number = 0; number < visitors; number += 1)
    all.push(await newBrowser(`192.0.2.${number}`))
  await Promise.all([...all, ...all, ...all].map((one) => visit(one)))
  const likes = [...all, ...all.slice(0, 10)]
  await Promise.all(likes.map((one) => visit(one, true)))
  const [first, last] = [all[0] as Caller, all[visitors - 1] as Caller]
  await Promise.all([visit(last, false), visit(last, false)])
  expect(await counts(first)).toEqual({
    viewCount: visitors,
    likeCount: visitors - 1,
    hasMyLike: true,
  })
  expect(await counts(last)).toMatchObject({ hasMyLike: false })
})

it('two people behind one address count apart, and neither takes back the other’s like', async () => {
  const address = '198.51.100.7'
  const [ada, ben] = [await newBrowser(address), await newBrowser(address)]
  await visit(ada, true)
  expect(await counts(ben)).toEqual({ viewCount: 2, likeCount: 1, hasMyLike: false })
  await visit(ben, false)
  expect(await counts(ada)).toMatchObject({ likeCount: 1, hasMyLike: true })
  const again = await visit(ada, true)
  expect(again.effects.visitorToken).toBeUndefined()
})

it('a cookie that the service did not sign counts as none', async () => {
  const address = '198.51.100.8'
  const { effects } = await visit(browser(address))
  const [own = ''] = effects.visitorToken?.split('.') ?? []
  for (const made of [own, `${own}.`, `${own}.signed`, `${randomUUID()}.signed`]) {
    const answer = await visit(browser(address, made))
    expect(answer.effects.visitorToken).toMatch(/^[\w-]{36}\.[\w-]{43}$/)
    expect(answer.effects.visitorToken).not.toContain(own)
  }
})

const network = (number: number) => `2001:db8:7:7::${number}`

it('one network has only so many visits an hour, whatever cookies its visitors throw away', async () => {
  const attempts = Array.from({ length: 40 }, (_, index) => browser(network(index + 1)))
  for (const one of attempts) expect((await visit(one)).name).toBe('ContentCounts')
  expect(await counts()).toMatchObject({ viewCount: 30 })
  const likes = []
  for (const one of attempts) likes.push(await visit(one, true))
  expect(likes.map(({ name }) => name)).toEqual([
    ...Array<string>(30).fill('ContentCounts'),
    ...Array<string>(10).fill('TooManyRequests'),
  ])
  expect(likes.at(-1)?.effects).toMatchObject({ retryAfterSeconds: 3_600 })
  expect(likes.at(-1)?.effects.visitorToken).toBeUndefined()
  // The limit does not affect another network, an account, or the same network an hour later.
  await visit(browser('2001:db8:7:8::1'))
  await visit(testCaller({ client: { address: network(1) } }))
  expect(await counts()).toMatchObject({ viewCount: 32, likeCount: 30 })
  newsroom.pass(60)
  await visit(browser(network(1)))
  expect(await counts()).toMatchObject({ viewCount: 33 })
  const { visits } = newsroom.stores
  const hour = new Date(newsroom.clock.now())
  expect(await visits.forgetNetworks(hour)).toBeGreaterThan(0)
  expect(await visits.forgetNetworks(hour)).toBe(0)
})
