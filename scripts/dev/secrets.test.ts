import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sign, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readOrMakeSecrets } from './secrets.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'secrets-')), 'secrets')

describe('the secrets of an installation', () => {
  it('are for their owner only', () => {
    const file = newFile()
    readOrMakeSecrets(file, ['identity'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('stay, and a new service gets its own', () => {
    const file = newFile()
    const before = readOrMakeSecrets(file, ['identity'])
    const after = readOrMakeSecrets(file, ['identity', 'catalog'])
    expect(after).toMatchObject({ ...before, databaseRoles: before.databaseRoles })
    expect(after.databaseRoles.catalog).not.toBe(after.databaseRoles.identity)
    expect(readOrMakeSecrets(file, ['identity', 'catalog'])).toEqual(after)
  })

  it('get what an earlier version did not make, once', () => {
    const file = newFile()
    const {
      studentAnswersKey: _,
      immigrationKey: _i,
      ...earlier
    } = readOrMakeSecrets(file, [])
    writeFileSync(file, JSON.stringify(earlier))
    const after = readOrMakeSecrets(file, [])
    expect(after).toMatchObject(earlier)
    expect(after.studentAnswersKey).toMatch(/^[\w-]{43}$/)
    expect(after.immigrationKey).toMatch(/^[\w-]{43}$/)
    expect(readOrMakeSecrets(file, [])).toEqual(after)
  })

  it('are different in each installation', () => {
    const [one, other] = [newFile(), newFile()].map((file) => readOrMakeSecrets(file, []))
    expect(one?.stores).not.toBe(other?.stores)
  })

  it('hold a key pair that belongs together', () => {
    const { gatewayPrivateKey, gatewayPublicKey } = readOrMakeSecrets(newFile(), [])
    const text = Buffer.from('who is it')
    expect(verify(null, text, gatewayPublicKey, sign(null, text, gatewayPrivateKey))).toBe(
      true,
    )
  })
})
