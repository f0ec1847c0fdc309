import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, expect, it } from 'vitest'
import { notify, startNoticing } from './_notices.ts'

const { identity, sent, someone, choose, deliveriesOf } = await startNoticing()
afterAll(() => identity.stop())

/** Sends somebody a mail and takes the token from its foot. */
async function mailed(wish: Parameters<typeof notify>[1]) {
  await notify(identity, wish)
  await identity.runJobs()
  const mail = sent.at(-1)
  const token = /\/unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!mail || !token) throw new Error('The mail has no way out')
  return { mail, token }
}
const look = async (token: string) => {
  const query = 'query ($token: String!) { unsubscription(token: $token) { type isOff } }'
  return (await identity.execute(testVisitor(), query, { token })).data.unsubscription
}
const set = (input: object) =>
  identity.mutate(
    testVisitor(),
    'setUnsubscription',
    input,
    '... on UnsubscriptionSuccess { unsubscription { type isOff } }',
  )

it('the mail of a notice carries its unsubscribe link in the header and at its foot', async () => {
  const { id: userId } = await someone()
  const { mail, token } = await mailed({ userId, type: 'saved-closed' })
  expect(mail.unsubscribeUrl).toBe(
    `https://landfall.example/api/unsubscribe?token=${token}`,
  )
  expect(mail.text).toContain(
    'Unsubscribe from emails about saved scholarships that close: https://',
  )
  expect(mail.html).toContain(`href="https://landfall.example/unsubscribe?token=${token}"`)
  expect(mail.text).not.toContain(userId)
})

it('one click turns off the mails of its type and no others, repeatedly, and back on', async () => {
  const { id: userId } = await someone()
  const { token } = await mailed({ userId, type: 'saved-closed' })
  expect(await look(token)).toEqual({ type: 'SAVED_CLOSED', isOff: false })
  // Opening the page changes nothing, as mail scanners follow every link.
  expect(await look(token)).toEqual({ type: 'SAVED_CLOSED', isOff: false })

  const off = { unsubscription: { type: 'SAVED_CLOSED', isOff: true } }
  expect(await set({ token, isOff: true })).toMatchObject(off)
  expect(await set({ token, isOff: true })).toMatchObject(off)
  expect(await look(token)).toEqual(off.unsubscription)
  sent.length = 0
  const id = await notify(identity, { userId, type: 'saved-closed' })
  await notify(identity, { userId, type: 'deadline-reminder' })
  await identity.runJobs()
  expect(sent).toHaveLength(1)
  expect(await deliveriesOf(id)).toMatchObject([{ inApp: true, mail: 'not-wanted' }])

  expect(await set({ token, isOff: false })).toMatchObject({
    unsubscription: { type: 'SAVED_CLOSED', isOff: false },
  })
  await mailed({ userId, type: 'saved-closed' })
  expect(sent).toHaveLength(2)
})

it('unsubscribing leaves the other channel as it was chosen', async () => {
  const { id: userId, caller } = await someone()
  await choose(caller, { notices: [{ type: 'saved-closed', inApp: false }] })
  const { token } = await mailed({ userId, type: 'saved-closed' })
  await set({ token, isOff: true })
  const chosen = await identity.stores.preferences.find(userId)
  expect(chosen?.noticeChoices).toEqual({ 'saved-closed': { inApp: false, mail: false } })
})

it('unsubscribing answers politely for an account that no longer exists', async () => {
  const { id: userId } = await someone()
  const { token } = await mailed({ userId })
  await identity.postgres.pool.query('delete from users where id = $1', [userId])
  const gone = { type: 'DEADLINE_REMINDER', isOff: true }
  expect(await look(token)).toEqual(gone)
  expect(await set({ token, isOff: true })).toMatchObject({ unsubscription: gone })
  expect(await set({ token, isOff: false })).toMatchObject({ unsubscription: gone })
})

it('unsubscribing refuses a token that was cut off or made up', async () => {
  const { id: userId } = await someone()
  const { token } = await mailed({ userId })
  expect(await look(token.slice(0, -3))).toBeNull()
  expect(await set({ token: token.slice(0, -3), isOff: true })).toMatchObject({
    __typename: 'InvalidToken',
  })
  expect((await set({ isOff: true })).errors).toEqual([
    { path: ['token'], message: 'This link is incomplete' },
  ])
})
