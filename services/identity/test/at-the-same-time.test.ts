import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startIdentity, type Identity } from './_app.ts'
import { mailedLinkActs } from './_mailed-links.ts'
import { expectFree, meanwhile } from './_meanwhile.ts'

let identity: Identity
beforeEach(async () => {
  identity = await startIdentity()
})
afterEach(() => identity.stop())

const { verify, forgot, reset } = mailedLinkActs(() => identity)

describe('while the password is changed', () => {
  it('the link to a wished address, which that takes back, verifies nothing', async () => {
    const { id, input, caller } = await identity.person()
    await identity.mutate(caller, 'updateAccount', { email: 'other@example.org' }, '')
    const token = await identity.mailedToken('other@example.org')
    const answer = await meanwhile(identity, {
      first: (tx) =>
        tx.execute(sql`update users set pending_email = null where id = ${id}`),
      act: () => verify(token),
    })
    expect(answer.__typename).toBe('InvalidToken')
    const { data } = await identity.execute(caller, '{ viewer { email } }')
    expect(data.viewer.email).toBe(input.email)
  })

  it.each([
    ['verifying', 'email_verifications', verify],
    ['a reset', 'password_resets', reset],
  ])('%s waits for the account and holds no link', async (_what, table, act) => {
    const { id, input, caller } = await identity.person()
    await identity.mutate(caller, 'updateAccount', { email: 'other@example.org' }, '')
    const verification = await identity.mailedToken('other@example.org')
    await forgot(input.email)
    const token = act === verify ? verification : await identity.mailedToken(input.email)
    const answer = await meanwhile(identity, {
      first: (tx) => tx.execute(sql`select from users where id = ${id} for update`),
      act: () => act(token),
      then: (tx) => expectFree(tx, table),
    })
    expect(answer.__typename).toMatch(/Success$/)
  })
})
