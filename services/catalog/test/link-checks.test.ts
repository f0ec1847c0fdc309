import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import { outgoingDefaults } from '@landfall/kit/safe-fetch/settings'
import { makeCheckLinks, makePlanLinkChecks } from '../src/trust/link-check/check-links.ts'
import { makeFetchLink } from '../src/trust/link-check/fetch-link.ts'
import { type RunningCatalog, admin, member, startCatalog } from './_app.ts'
import { FORM, editing } from './_editing.ts'

const DAY_MS = 86_400_000

let catalog: RunningCatalog
let site: Awaited<ReturnType<typeof startSite>>
let now = new Date('2026-11-21T12:00:00Z')
const clock = { now: () => now }
beforeAll(async () => {
  catalog = await startCatalog(clock)
  site = await startSite()
  // Only what this test publishes is checked.
  await catalog.postgres.pool.query(`update scholarships set status = 'draft'`)
})
afterAll(async () => {
  await site?.stop()
  await catalog?.stop()
})

const { create } = editing(() => catalog)

/** Somebody else's pages, and how often each was requested by which method. */
async function startSite() {
  const asked: string[] = []
  let words = 'Due on 1 March'
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(`${request.method} ${path}`)
    const answer = (status: number, headers: Record<string, string> = {}, body = '') =>
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body)
    if (path === '/alive') {
      const etag = `"${words.length}-${words.at(-1)}"`
      if (request.headers['if-none-match'] === etag) return answer(304, { etag })
      return answer(200, { etag }, `<main>${words}</main>`)
    }
    if (path === '/old') return answer(301, { location: '/new' })
    if (path === '/new') return answer(200, {}, '<p>Here it is now</p>')
    if (path === '/wall') return answer(403)
    if (path === '/no-head') {
      return request.method === 'HEAD' ? answer(405) : answer(200, {}, '<p>Fine</p>')
    }
    return answer(404)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    asked,
    say: (next: string) => {
      words = next
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function published(path: string, title = `Award of ${path}`) {
  const details = { ...FORM, title, applicationUrl: site.url(path) }
  const made = await create(member(), details)
  // The test's own server does not look like a provider's, so an administrator lets it through.
  const { id } = made.scholarship
  await catalog.ask(
    admin(),
    `mutation ($input: ScholarshipIdInput!) { publishScholarship(input: $input) { __typename } }`,
    { input: { id } },
  )
  return id as string
}

/** Checks every address that is due, in as many runs as it takes: each run checks one per host. */
async function checkAll() {
  const { unitOfWork } = catalog
  const fetchLink = makeFetchLink(
    createSafeFetch({ ...outgoingDefaults, allowedHosts: [site.host] }),
  )
  await makePlanLinkChecks({ unitOfWork, clock })()
  // First checks are spread over a day.
  now = new Date(now.getTime() + DAY_MS)
  const checkLinks = makeCheckLinks({ unitOfWork, fetchLink, clock, random: () => 0.5 })
  const sum = { checked: 0, changed: 0 }
  for (;;) {
    const { checked, changed } = await checkLinks()
    if (checked === 0) return sum
    sum.checked += checked
    sum.changed += changed
  }
}

const statusOf = async (id: string) =>
  (await catalog.stores.scholarships.find(id))?.linkStatus

async function checksOf(id: string) {
  const { scholarship } = await catalog.ask(
    admin(),
    `query ($id: ID!) { scholarship(id: $id) { moderation { linkChecks {
      state httpStatus movedTo failures isChangedSinceVerified } } } }`,
    { id },
  )
  return scholarship.moderation.linkChecks[0]
}

it('the check records how each listing’s link answers, and changes the listing only when that does', async () => {
  const ids = {
    alive: await published('/alive'),
    old: await published('/old'),
    gone: await published('/gone'),
    wall: await published('/wall'),
    noHead: await published('/no-head'),
  }
  expect(await checkAll()).toEqual({ checked: 5, changed: 3 })
  expect(await statusOf(ids.alive)).toBe('alive')
  expect(await statusOf(ids.old)).toBe('moved')
  expect(await checksOf(ids.old)).toMatchObject({
    state: 'MOVED',
    movedTo: site.url('/new'),
  })
  expect(await statusOf(ids.wall)).toBe('unchecked')
  expect(await checksOf(ids.wall)).toMatchObject({ state: 'UNKNOWN', httpStatus: 403 })
  expect(await statusOf(ids.noHead)).toBe('alive')
  expect(await statusOf(ids.gone)).toBe('unchecked')
  // The next day only the failed link is due, and one that is gone twice is dead.
  expect(await checkAll()).toEqual({ checked: 1, changed: 1 })
  expect(await statusOf(ids.gone)).toBe('broken')

  const before = await catalog.stores.scholarships.find(ids.alive)
  site.asked.length = 0
  now = new Date(now.getTime() + 7 * DAY_MS)
  expect(await checkAll()).toEqual({ checked: 5, changed: 0 })
  // Its page is unchanged, as the head says.
  expect(site.asked.filter((one) => one.endsWith('/alive'))).toEqual(['HEAD /alive'])
  expect(await catalog.stores.scholarships.find(ids.alive)).toEqual(before)
})

it('the check tells a moderator that a page changed since it was verified', async () => {
  const id = await published('/alive')
  const verify = () =>
    catalog.ask(
      admin(),
      `mutation ($input: VerifyScholarshipInput!) { verifyScholarship(input: $input) { __typename } }`,
      { input: { id } },
    )
  await verify()
  expect(await checksOf(id)).toMatchObject({ isChangedSinceVerified: false })
  site.say('Due on 2 April')
  now = new Date(now.getTime() + 8 * DAY_MS)
  await checkAll()
  expect(await checksOf(id)).toMatchObject({ isChangedSinceVerified: true })
  await verify()
  expect(await checksOf(id)).toMatchObject({ isChangedSinceVerified: false })
})

it('the check calls no private address, and drops addresses that no open listing names any more', async () => {
  const { unitOfWork } = catalog
  site.asked.length = 0
  now = new Date(now.getTime() + 8 * DAY_MS)
  const fetchLink = makeFetchLink(createSafeFetch(outgoingDefaults))
  await makeCheckLinks({ unitOfWork, fetchLink, clock })()
  expect(site.asked).toEqual([])
  await catalog.postgres.pool.query(`update scholarships set status = 'draft'`)
  now = new Date(now.getTime() + 8 * DAY_MS)
  const { dropped } = await makePlanLinkChecks({ unitOfWork, clock })()
  expect(dropped).toBe(5)
  expect(await checkAll()).toEqual({ checked: 0, changed: 0 })
})

it('the check takes in a few addresses at a time, and skips those that are too long', async () => {
  now = new Date('2026-11-21T12:00:00Z')
  const endless = Array.from({ length: 200 }, () => randomUUID()).join('')
  const id = await published('/endless', 'Award of an endless address')
  // Written directly, as forms used to accept any length.
  await catalog.postgres.pool.query(
    'update scholarships set application_url = $2 where id = $1',
    [id, site.url(`/${endless}`)],
  )
  const paths = ['/one', '/two', '/three']
  for (const path of paths) await published(path)
  const { addNew, findByUrls } = catalog.stores.linkChecks
  const added = []
  for (let n = 0; n < 4; n += 1) added.push(await addNew(now, 1))
  expect(added).toEqual([1, 1, 1, 0])
  expect(await findByUrls(paths.map(site.url))).toHaveProperty('size', 3)
})

it('the check keeps a person’s verification that comes while the page is being fetched', async () => {
  const { findByUrls, noteVerified, put } = catalog.stores.linkChecks
  const url = site.url('/one')
  const [known] = (await findByUrls([url])).values()
  if (known === undefined) throw new Error('it was just taken in')
  const changed = { ...known, contentHash: 'now', verifiedHash: 'before' }
  await put(changed)
  await noteVerified([url])
  await put(changed)
  expect((await findByUrls([url])).get(url)).toMatchObject({ verifiedHash: 'now' })
})
