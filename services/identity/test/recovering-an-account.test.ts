import { testVisitor } from '@landfall/kit/testing/callers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, startIdentity, type Identity } from './_app.ts'
import { mailedLinkActs, NEW_PASSWORD } from './_mailed-links.ts'

const DAY_MS = 86_400_000
const THIEF = 'thief@example.org'

let identity: Identity
beforeEach(async () => {
  identity = await startIdentity()
})
afterEach(() => identity.stop())

const { verify, forgot, reset } = mailedLinkActs(() => identity)
const recover = (token: string, password = NEW_PASSWORD) =>
  identity.mutate(
    testVisitor(),
    'recoverAccount',
    { token, password, confirmPassword: password },
    '... on RecoverAccountSuccess { message }',
  )
const changeTo = (email: string, caller: Parameters<Identity['mutate']>[0]) =>
  identity.mutate(caller, 'updateAccount', { email, currentPassword: PASSWORD }, '')
const kindOf = async (token: string) => (await identity.resolve({ token })).viewer.kind

describe('the link that takes an account back', () => {
  it('comes to the present address as soon as another is asked for', async () => {
    const { id, input, token: session, caller } = await identity.person()
    await changeTo(THIEF, caller)
    const [mail] = await identity.mailsTo(input.email)
    expect(mail?.subject).toBe('Your email address is about to change')
    expect(mail?.text).toMatch(/landfall\.example\/recover-account\?token=[\w-]{43}/)
    const verification = await identity.mailedToken(THIEF)
    const link = await identity.mailedToken(input.email)
    expect((await recover(link)).__typename).toBe('RecoverAccountSuccess')
    expect(await kindOf(session)).toBe('visitor')
    expect((await verify(verification)).__typename).toBe('InvalidToken')
    expect(await identity.stores.accounts.find(id)).toMatchObject({
      email: input.email,
      pendingEmail: null,
    })
    expect((await identity.login(input.username, NEW_PASSWORD)).__typename).toBe(
      'LoginSuccess',
    )
  })

  it('undoes a change that was verified, with everything the thief did since', async () => {
    const { id, input, caller } = await identity.person()
    await changeTo(THIEF, caller)
    await verify(await identity.mailedToken(THIEF))
    const [mail] = await identity.mailsTo(input.email)
    expect(mail?.subject).toBe('Your email address was changed')
    const link = await identity.mailedToken(input.email)
    await forgot(THIEF)
    await reset(await identity.mailedToken(THIEF), 'stolen-Monrovia-9')
    const { effects } = await identity.login(input.username, 'stolen-Monrovia-9')
    const device = testVisitor({ client: { deviceId: effects.deviceId } })
    await forgot(THIEF)
    const openReset = await identity.mailedToken(THIEF)

    expect((await recover(link)).__typename).toBe('RecoverAccountSuccess')
    expect(await kindOf(effects.session.token)).toBe('visitor')
    expect((await reset(openReset)).__typename).toBe('InvalidToken')
    const again = await identity.login(input.username, 'stolen-Monrovia-9', device)
    expect(again.__typename).toBe('WrongCredentials')
    expect(await identity.stores.accounts.find(id)).toMatchObject({
      email: input.email,
      isEmailVerified: true,
    })
    expect((await identity.events('session.ended')).at(-1)?.data).toEqual({
      userId: id,
      sessionIds: null,
    })
  })

  it('keeps an account whose erasure was asked for meanwhile', async () => {
    const { id, input, caller } = await identity.person()
    await changeTo(THIEF, caller)
    const link = await identity.mailedToken(input.email)
    const asked = await identity.mutate(
      caller,
      'requestAccountErasure',
      { currentPassword: PASSWORD },
      '',
    )
    expect(asked.__typename).toBe('AccountErasureSuccess')
    await recover(link)
    identity.clock.forward(15 * DAY_MS)
    await identity.runJob('erase-accounts', {})
    expect(await identity.stores.accounts.find(id)).not.toBeNull()
  })

  it('works once, and ends the links of the addresses in between', async () => {
    const { id, input, caller } = await identity.person()
    await changeTo(THIEF, caller)
    await verify(await identity.mailedToken(THIEF))
    const link = await identity.mailedToken(input.email)
    await changeTo('second@example.org', caller)
    const thiefs = await identity.mailedToken(THIEF)
    expect((await recover(link)).__typename).toBe('RecoverAccountSuccess')
    for (const token of [link, thiefs]) {
      expect((await recover(token, 'monsoon-Dakar-12')).__typename).toBe('InvalidToken')
    }
    expect((await identity.stores.accounts.find(id))?.email).toBe(input.email)
  })

  it('works for one of two at once', async () => {
    const { input, caller } = await identity.person()
    await changeTo(THIEF, caller)
    const link = await identity.mailedToken(input.email)
    const answers = await Promise.all([recover(link), recover(link)])
    const types = answers.map(({ __typename }) => __typename).toSorted()
    expect(types).toEqual(['InvalidToken', 'RecoverAccountSuccess'])
  })

  it('waits while the account is suspended', async () => {
    const { id, input, caller } = await identity.person()
    await changeTo(THIEF, caller)
    const link = await identity.mailedToken(input.email)
    const turn = (isActive: boolean) =>
      identity.postgres.pool.query('update users set is_active = $2 where id = $1', [
        id,
        isActive,
      ])
    await turn(false)
    expect((await recover(link)).__typename).toBe('InvalidToken')
    await turn(true)
    expect((await recover(link)).__typename).toBe('RecoverAccountSuccess')
  })

  it('ends after seven days', async () => {
    const { input, caller } = await identity.person()
    await changeTo(THIEF, caller)
    const link = await identity.mailedToken(input.email)
    identity.clock.forward(7 * DAY_MS + 1_000)
    expect((await recover(link)).__typename).toBe('InvalidToken')
  })

  it('keeps its address reserved until then', async () => {
    const { input, caller } = await identity.person()
    await changeTo(THIEF, caller)
    await verify(await identity.mailedToken(THIEF))
    const taken = 'An account with this email address already exists.'
    const squatter = { email: input.email.toUpperCase() }
    expect((await identity.register(squatter)).message).toBe(taken)
    const other = await identity.person()
    expect((await changeTo(input.email, other.caller)).message).toBe(taken)
    identity.clock.forward(7 * DAY_MS + 1_000)
    expect((await identity.register(squatter)).__typename).toBe('RegisterSuccess')
  })

  it('stays usable when the new password is refused, and is stored as a hash', async () => {
    const { input, caller } = await identity.person()
    await changeTo(THIEF, caller)
    const link = await identity.mailedToken(input.email)
    expect((await recover(link, 'password')).message).toBe(
      'This password is too easy to guess',
    )
    const { rows } = await identity.postgres.pool.query('select * from account_recoveries')
    expect(JSON.stringify(rows)).not.toContain(link)
    expect((await recover(link)).__typename).toBe('RecoverAccountSuccess')
  })

  it('is not sent to an address that nobody has verified: it may be a stranger’s', async () => {
    const { input, caller } = await identity.person({}, false)
    await identity.mailsTo(input.email)
    await changeTo('better@example.org', caller)
    expect(await identity.mailsTo(input.email)).toHaveLength(1)
  })
})
