import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { testBacking } from '@landfall/kit/testing/backing'
import { testKeys } from '@landfall/kit/testing/callers'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { makeEnvelope } from '@landfall/proto-events'
import { defineNoticeRequested } from '@landfall/proto-events/notice-requested'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../scripts/dev/paths.ts'
import { copyTree } from '../../scripts/test/copied-tree.ts'
import { createPerson, PASSWORD } from './_person.ts'
import type { Calls } from './_version-process.ts'

type Version = Awaited<ReturnType<typeof startVersion>>

const LOGIN = { username: 'ada', password: PASSWORD }
const closers: (() => unknown)[] = []
const gateways: { name: string; url: string; type: string }[] = []
const sites = (name: string) => gateways.find((one) => one.name === name)?.url ?? ''
let older: Version
let newer: Version

beforeAll(async () => {
  const schema = await createTestSchema('identity')
  closers.push(() => schema.drop())
  const { redisUrl, natsUrl } = testBacking()
  const keys = testKeys()
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATABASE_URL: schema.url,
    REDIS_URL: redisUrl,
    NATS_URL: natsUrl,
    PUBLIC_URL: 'http://localhost:4000',
    STUDENT_ANSWERS_KEY: randomBytes(32).toString('base64url'),
    GATEWAY_PUBLIC_KEY: keys.publicKey,
    GATEWAY_PRIVATE_KEY: keys.privateKey,
  }
  older = await startVersion(root, env)
  const folder = copyTree()
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  await makeNewer(folder)
  newer = await startVersion(folder, env)
  const identities = [await older.call('serveIdentity'), await newer.call('serveIdentity')]
  for (const [index, identity] of identities.entries()) {
    const at = index === 0 ? 'old' : 'new'
    gateways.push(
      {
        name: `old on ${at}`,
        url: await older.call('serveGateway', identity),
        type: 'OTHER',
      },
      {
        name: `new on ${at}`,
        url: await newer.call('serveGateway', identity),
        type: at === 'new' ? 'GUIDE_PUBLISHED' : 'OTHER',
      },
    )
  }
})
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

/** Adds a field to the viewer and a type of notices. */
async function makeNewer(folder: string) {
  const change = (path: string, from: string, to: string) => {
    const text = readFileSync(join(folder, path), 'utf8')
    if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`)
    writeFileSync(join(folder, path), text.replace(from, to))
  }
  const viewer = 'services/_kit/src/identity/viewer.ts'
  const verified = 'isEmailVerified: z.boolean(),'
  change(viewer, verified, `${verified} pronouns: z.string().optional(),`)
  const resolve = 'services/identity/src/modules/session/resolve-sessions.ts'
  const memberships = 'memberships: [...memberships],'
  change(resolve, memberships, `${memberships} pronouns: 'they',`)
  const notices = 'services/catalog/notices.yml'
  const guide =
    '{ label: Guides, mails: guides, audience: everybody, group: scholarships, byMail: false }'
  change(notices, 'saved-search:', `guide-published: ${guide}\nsaved-search:`)
  for (const program of ['scripts/declared/write.ts', 'gateway/bin/compose.ts'])
    await promisify(execFile)(process.execPath, [program], { cwd: folder })
}

async function startVersion(folder: string, env: Record<string, string>) {
  const program = join(import.meta.dirname, '_version-process.ts')
  const child = fork(program, [folder], { env: { ...process.env, ...env } })
  closers.push(async () => {
    if (child.kill('SIGKILL')) await once(child, 'exit')
  })
  const next = async () => {
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => [{ error: `${folder} has ended` }]),
    ])) as [{ answer?: string; error?: string }]
    if (message.answer === undefined) throw new Error(message.error)
    return message.answer
  }
  await next()
  return {
    call<Name extends keyof Calls>(name: Name, argument?: Parameters<Calls[Name]>[0]) {
      const answer = next()
      child.send({ name, argument })
      return answer
    },
  }
}

function guideFor(userId: string, title: string) {
  const data = {
    noticeId: randomUUID(),
    userId,
    type: 'guide-published',
    title,
    body: '',
    link: '/guides',
    linkLabel: 'Read it',
    occurredAt: new Date().toISOString(),
    isUrgent: false,
  }
  const facts = { aggregateId: data.noticeId, version: 1, data }
  const event = defineNoticeRequested('catalog')
  return makeEnvelope(event, { id: randomUUID(), time: new Date(), ...facts })
}

const QUERY = `{ viewer { id username }
  notices { totalCount edges { node { type title } } } noticeCounts { unread } }`

const noticeEdge = (title: string, type: string) => ({ node: { type, title } })

it('two versions of identity and gateway can run side by side for the same people', async () => {
  const person = createPerson(sites('old on old'))
  const names = { firstName: 'Ada', lastName: 'Okafor', username: 'ada' }
  const registered = await person.post('/api/auth/register', {
    ...names,
    userType: 'student',
    email: 'ada@example.org',
    password: PASSWORD,
  })
  expect(registered.status).toBe(201)
  await person.post('/api/auth/login', LOGIN)
  const { body } = await person.post('/graphql', { query: '{ viewer { id } }' })
  const { id } = (body['data'] as { viewer: { id: string } }).viewer
  await newer.call('deliver', guideFor(id, 'Told by the new one'))
  await older.call('deliver', guideFor(id, 'Told by the old one'))

  for (const { name, url, type } of gateways) {
    const ada = createPerson(url)
    expect([name, (await ada.post('/api/auth/login', LOGIN)).status]).toEqual([name, 200])
    const { body } = await ada.post('/graphql', { query: QUERY })
    expect([name, body]).toEqual([
      name,
      {
        data: {
          viewer: { id, username: 'ada' },
          notices: {
            totalCount: 2,
            edges: [
              noticeEdge('Told by the old one', 'OTHER'),
              noticeEdge('Told by the new one', type),
            ],
          },
          noticeCounts: { unread: 2 },
        },
      },
    ])
  }
})

it('a session made by one version is valid in the other, and ends in both', async () => {
  const jar = new Map<string, string>()
  await createPerson(sites('new on new'), jar).post('/api/auth/login', LOGIN)
  const statusAt = async (name: string) =>
    (await createPerson(sites(name), new Map(jar)).get('/api/auth/user')).status
  expect([await statusAt('old on new'), await statusAt('new on old')]).toEqual([200, 200])
  const out = await createPerson(sites('new on new'), new Map(jar)).post('/api/auth/logout')
  expect(out.status).toBeLessThan(300)
  // No other gateway has this session in its cache, which lasts five seconds.
  expect(await statusAt('old on old')).toBe(401)
})
