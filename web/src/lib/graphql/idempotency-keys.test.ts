import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask } from './graphql-request.ts'

const register =
  'mutation RegisterForm($input: RegisterInput!) { register(input: $input) { __typename } }'
const ama = { input: { username: 'ama' } }

let keys: (string | null)[]
let answers: (() => Response)[]
const lost = () => {
  throw new TypeError('network')
}
const done = () => Response.json({ data: { register: { __typename: 'RegisterSuccess' } } })

beforeEach(() => {
  keys = []
  answers = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: HeadersInit }) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    return (answers.shift() ?? done)()
  })
})
afterEach(() => vi.unstubAllGlobals())

const send = (variables: object = ama, query = register) =>
  ask(query as never, variables as never).catch(() => null)

it('names a submit whose answer was lost by the same key when it is sent again', async () => {
  answers = [lost, () => new Response('', { status: 503 })]
  for (let tries = 0; tries < 3; tries++) await send()
  expect(keys[0]).toMatch(/^\d+(-\d+){3}$/)
  expect(new Set(keys).size).toBe(1)
})

it('keeps the key while nobody knows whether it was done', async () => {
  const unavailable = { message: 'late', extensions: { code: 'UNAVAILABLE' } }
  answers = [() => Response.json({ data: null, errors: [unavailable] })]
  await send()
  await send()
  expect(new Set(keys).size).toBe(1)
})

it('takes another key once it was answered, and for a form that was changed', async () => {
  await send()
  await send()
  answers = [lost]
  await send({ input: { username: 'kofi' } })
  await send({ input: { username: 'kofi.m' } })
  expect(new Set(keys).size).toBe(4)
})

it('takes another key once something else was sent: on, off and on again is on', async () => {
  const like = 'mutation Like($on: Boolean!) { setContentLike(on: $on) { id } }'
  answers = [lost, lost, lost]
  await send({ on: true }, like)
  await send({ on: false }, like)
  await send({ on: true }, like)
  await send({ on: true }, like)
  expect(new Set(keys).size).toBe(3)
})

it('gives none to what makes nothing', async () => {
  await send({}, 'query Landing { register { id } }')
  await send({}, 'mutation Logout { logout { message } }')
  await send({}, 'mutation Viewed { recordPostView(id: "1") { id } }')
  expect(keys).toEqual([null, null, null])
})
