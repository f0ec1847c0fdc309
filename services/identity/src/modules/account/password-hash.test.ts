import { beforeAll, describe, expect, it } from 'vitest'
import { createPasswordHasher, type PasswordHasher } from './password-hash.ts'

let hasher: PasswordHasher
beforeAll(async () => {
  hasher = await createPasswordHasher()
})

describe('a stored password', () => {
  it('is a PHC string of argon2id with the parameters of OWASP', async () => {
    expect(await hasher.hash('river-stone-7')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    )
  })

  it('fits its password and no other', async () => {
    const stored = await hasher.hash('river-stone-7')
    expect(await hasher.verify('river-stone-7', stored)).toBe(true)
    expect(await hasher.verify('river-stone-8', stored)).toBe(false)
    expect(await hasher.verify('', stored)).toBe(false)
  })

  it('never looks the same twice', async () => {
    expect(await hasher.hash('river-stone-7')).not.toBe(await hasher.hash('river-stone-7'))
  })

  it('fits however the keyboard composed its letters', async () => {
    const stored = await hasher.hash('se\u00f1or-stone-7')
    expect(await hasher.verify('sen\u0303or-stone-7', stored)).toBe(true)
  })

  it('of an account that does not exist fits nothing', async () => {
    expect(await hasher.verify('anything', null)).toBe(false)
  })

  it('is worked out beside the thread that answers requests', async () => {
    const [before, ownBefore] = [process.cpuUsage(), process.threadCpuUsage()]
    await hasher.hash('river-stone-7')
    const [all, own] = [process.cpuUsage(before), process.threadCpuUsage(ownBefore)]
    expect(own.user).toBeLessThan(all.user / 4)
  })

  it('with other parameters still fits, and is outdated', async () => {
    // Made by the reference implementation: argon2 somesalt -id -t 2 -m 16 -p 1, "password".
    const reference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await hasher.verify('password', reference)).toBe(true)
    expect(hasher.isOutdated(reference)).toBe(true)
    expect(hasher.isOutdated(await hasher.hash('river-stone-7'))).toBe(false)
  })
})
