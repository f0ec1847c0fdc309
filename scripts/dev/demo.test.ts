import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { loadDemo } from './demo.ts'
import type { Login } from './demo-logins.ts'

const student = { email: 'demo-student@example.org', password: 'of the student' }
const donor = { email: 'demo-donor@example.org', password: 'of the donor' }
const admin = { email: 'demo-admin@example.org', password: 'of the demo admin' }
const own = { email: 'me@example.org', password: 'of my own' }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Answer = readonly [status: number, body: unknown]
type Call = { body: Record<string, string> & { variables?: { input?: Input } } }
type Input = { kind?: 'SPOTLIGHT' | 'STORY' | 'TESTIMONIAL' }

/** The paths that the demo calls; `kept` survives between two starts. */
async function startSite(accounts: Login[]) {
  const passwords = new Map(accounts.map(({ email, password }) => [email, password]))
  const kept = {
    profiles: 0,
    awards: 0,
    /** The pieces by kind, and what was done to all of them. */
    SPOTLIGHT: 0,
    STORY: 0,
    TESTIMONIAL: 0,
    agreed: 0,
    published: 0,
    featured: 0,
    /** Steps of the award: repeating a step changes nothing. */
    accepted: 0,
    threads: 0,
    replies: 0,
    verification: null as string | null,
  }
  const routes: Record<string, (call: Call) => Answer> = {
    'POST /api/auth/login': ({ body: { username = '', password } }) =>
      passwords.get(username) === password
        ? [200, {}]
        : [401, { message: 'Please check your credentials.' }],
    'POST /api/auth/register': ({ body: { email = '', password = '' } }) => {
      if (passwords.has(email)) return [409, { message: 'taken' }]
      passwords.set(email, password)
      return [201, {}]
    },
    'GET /api/auth/user': () => [200, { isEmailVerified: true }],
    'GET /api/students/me': () => (kept.profiles > 0 ? [200, {}] : [404, {}]),
    'POST /api/students': () => [201, { made: (kept.profiles += 1) }],
    'GET /api/organizations/mine': () => [
      200,
      kept.verification ? [{ id: '1', verification: kept.verification }] : [],
    ],
    'POST /api/organizations': () => [
      201,
      { id: '1', verification: (kept.verification = 'pending') },
    ],
    'POST /api/admin/organizations/1/verification': () => [
      200,
      { verification: (kept.verification = 'verified') },
    ],
    'GET /api/donor-scholarships': () => [
      200,
      Array.from({ length: kept.awards }, (_, index) => ({ id: String(index) })),
    ],
    'POST /api/scholarships': () => [201, { made: (kept.awards += 1) }],
    'GET /api/scholarships': () => [200, []],
    'POST /api/posts': () => [201, { id: '3', made: (kept.threads += 1) }],
    'POST /api/posts/3/replies': () => [201, { made: (kept.replies += 1) }],
    'POST /graphql': ({ body: { query = '', variables } }) => {
      const piece = { id: '1', revisionId: '2' }
      const { kind } = variables?.input ?? {}
      if (query.includes('saveContent') && kind) kept[kind] += 1
      if (query.includes('answerStory')) kept.agreed += 1
      if (query.includes('decideContent')) kept.published += 1
      if (query.includes('featureContent')) kept.featured += 1
      if (query.includes('answerOffer')) kept.accepted += 1
      const listed = (count: number) => ({ edges: count > 0 ? [{ node: piece }] : [] })
      const data = {
        spotlights: listed(kept.SPOTLIGHT),
        stories: listed(kept.STORY),
        testimonials: listed(kept.TESTIMONIAL),
        storyRecipients: kept.accepted > 0 ? [{ applicationId: '5' }] : [],
        saveContent: { piece },
        answer: { made: { id: '6' } },
      }
      return [200, { data }]
    },
  }
  const server = createServer(async (request, response) => {
    const sent = await text(request)
    const path = `${request.method} ${request.url?.split('?')[0]}`
    const body = sent === '' ? {} : JSON.parse(sent)
    const [status, answer] = routes[path]?.({ body }) ?? [500, { path }]
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Starts with the demo and returns what it prints. */
  async function load(admins: Login[], ownPassword?: string): Promise<string> {
    const said: string[] = []
    const say = (line: string) => void said.push(line)
    const logins = { student, donor, admin }
    await loadDemo({ url, logins, admins, ownPassword, say })
    return said.join('\n')
  }
  return { kept, load }
}

describe('the demo', () => {
  it('makes its accounts and its award once, and prints the logins at each start', async () => {
    const { kept, load } = await startSite([admin])
    const first = await load([admin])
    for (const { email, password } of [student, donor, admin]) {
      expect(first).toContain(`${email}`)
      expect(first).toContain(password)
    }
    expect(await load([admin])).toBe(first)
    expect(kept).toEqual({
      profiles: 1,
      awards: 1,
      SPOTLIGHT: 1,
      STORY: 1,
      TESTIMONIAL: 2,
      agreed: 2,
      published: 4,
      featured: 2,
      accepted: 1,
      threads: 1,
      replies: 1,
      verification: 'verified',
    })
  })

  it('signs in as the admin that the person set, without printing the password', async () => {
    const { kept, load } = await startSite([own])
    const said = await load([own, admin], own.password)
    expect(said).toContain(`${own.email}    with LANDFALL_ADMIN_PASSWORD`)
    expect(said).not.toContain(own.password)
    expect(kept.awards).toBe(1)
  })

  it('signs in as its own admin where an earlier start made that one', async () => {
    const { load } = await startSite([admin])
    const said = await load([own, admin], own.password)
    expect(said).toContain(`${admin.email}    ${admin.password}`)
    expect(said).not.toContain(own.email)
  })

  it('leaves the award for later where somebody else is the admin', async () => {
    const { kept, load } = await startSite([])
    expect(await load([admin])).toContain('the one that you made')
    expect(kept).toMatchObject({ profiles: 1, awards: 0, verification: 'pending' })
    // Once that admin has verified the organization, the award follows.
    kept.verification = 'verified'
    await load([admin])
    expect(kept.awards).toBe(1)
  })

  it('says how to go on where its accounts have other passwords', async () => {
    const { load } = await startSite([{ ...student, password: 'older' }])
    expect(await load([admin])).toContain('Forgot your password?')
  })
})
