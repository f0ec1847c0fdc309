import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, expect, it } from 'vitest'
import { startIdentity } from './_app.ts'

const identity = await startIdentity({ contactEmail: 'operator@landfall.example' })
afterAll(() => identity.stop())

const written = {
  email: 'ada@example.org',
  name: 'Ada',
  message: 'The page of my award\nstays empty.',
}
type Caller = Parameters<typeof identity.mutate>[0]

const send = (input: object, site = identity) =>
  site.mutate(
    testVisitor(),
    'sendContactMessage',
    input,
    '... on SendContactMessageSuccess { message }',
  )
const close = (caller: Caller, id: string, isClosed: boolean) =>
  identity.mutate(
    caller,
    'closeContactMessage',
    { id, isClosed },
    '... on CloseContactMessageSuccess { contactMessage { id isClosed } }',
  )

async function waiting(caller: Caller, page = { first: 20, after: null as string | null }) {
  const { data } = await identity.execute(
    caller,
    `query ($first: Int, $after: String) { contactMessages(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { id email name message isClosed } } } }`,
    page,
  )
  return data.contactMessages
}

async function admin() {
  const person = await identity.person()
  await identity.stores.accounts.update(
    person.id,
    { roles: ['admin'] },
    identity.clock.now(),
  )
  return { ...person, caller: await identity.callerOf(person.token) }
}

it('a message reaches the admins’ queue and the operator’s mailbox, and the notice quotes nothing of it', async () => {
  const { caller } = await admin()
  expect(await send(written)).toMatchObject({
    __typename: 'SendContactMessageSuccess',
    message: expect.stringContaining('was sent to'),
  })
  const queue = await waiting(caller)
  expect(queue.edges.at(-1).node).toMatchObject({ ...written, isClosed: false })
  const [mail] = await identity.mailsTo('operator@landfall.example')
  expect(mail?.text).toContain('Ada, ada@example.org')
  expect(mail?.text).toContain('stays empty.')
  const { data } = await identity.execute(
    caller,
    '{ notices(first: 1) { edges { node { title body link } } } }',
    {},
  )
  const notice = data.notices.edges[0]?.node
  expect(notice).toMatchObject({ title: 'Someone wrote to you', link: '/admin/messages' })
  expect(JSON.stringify(notice)).not.toContain('empty')
})

it('a form with a missing field is refused with the field’s name', async () => {
  const found = await send({ email: 'nobody', message: '  ' })
  expect(found.__typename).toBe('ValidationFailed')
  expect(found.errors).toMatchObject([{ path: ['email'] }, { path: ['message'] }])
})

it('messages are read page by page, closed and reopened by admins alone', async () => {
  const { caller } = await admin()
  for (const message of ['One', 'Two']) await send({ ...written, message })
  const first = await waiting(caller, { first: 1, after: null })
  const rest = await waiting(caller, {
    first: 20,
    after: first.pageInfo.endCursor,
  })
  expect(first.totalCount).toBe(1 + rest.edges.length)
  const { id } = rest.edges.at(-1).node
  for (const isClosed of [true, true, false, true]) {
    expect((await close(caller, id, isClosed)).contactMessage).toEqual({ id, isClosed })
  }
  expect((await waiting(caller)).totalCount).toBe(first.totalCount - 1)
  expect((await close(caller, 'none', true)).__typename).toBe('NotFound')

  const student = await identity.person()
  await expect(waiting(student.caller)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(waiting(testVisitor())).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  expect((await close(student.caller, id, false)).__typename).toBe('Forbidden')
})

it('a message is erased 90 days after it was closed', async () => {
  const { caller } = await admin()
  const before = await waiting(caller)
  const [{ node }] = before.edges
  await close(caller, node.id, true)
  identity.clock.forward(89 * 86_400_000)
  await identity.runJob('remove-expired', {})
  expect(await identity.stores.contactMessages.lock(node.id)).not.toBeNull()
  identity.clock.forward(2 * 86_400_000)
  await identity.runJob('remove-expired', {})
  expect(await identity.stores.contactMessages.lock(node.id)).toBeNull()
  expect((await waiting(caller)).totalCount).toBe(before.totalCount - 1)
})

it('too many messages must wait, and without a mailbox the queue is all there is', async () => {
  const other = await startIdentity({ limits: { contactMessagesPerHour: 2 } })
  for (const _ of [1, 2]) {
    expect((await send(written, other)).__typename).toBe('SendContactMessageSuccess')
  }
  const refused = await send(written, other)
  expect(refused.__typename).toBe('TooManyRequests')
  expect(refused.effects.retryAfterSeconds).toBeGreaterThan(0)
  expect(await other.stores.contactMessages.countWaiting()).toBe(2)
  expect(await other.internal('list-mail', {})).toEqual([])
  await other.stop()
})
