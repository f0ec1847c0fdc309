import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sign, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { readOrMakeSecrets } from './secrets.ts'

const newFile = () => join(temporaryFolder('secrets'), 'secrets')

describe('the secrets of an installation', () => {
  it('are for their owner only', () => {
    const file = newFile()
    readOrMakeSecrets(file, { services: ['identity'] })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('stay, and a new service gets its own', () => {
    const file = newFile()
    const before = readOrMakeSecrets(file, { services: ['identity'] })
    const services = ['identity', 'catalog']
    const after = readOrMakeSecrets(file, { services })
    expect(after).toMatchObject({ ...before, databaseRoles: before.databaseRoles })
    expect(after.databaseRoles.catalog).not.toBe(after.databaseRoles.identity)
    expect(readOrMakeSecrets(file, { services })).toEqual(after)
  })

  it('get the key that a new service seals with, once', () => {
    const file = newFile()
    const earlier = readOrMakeSecrets(file, { sealingKeys: ['NOTES_KEY'] })
    const sealingKeys = ['NOTES_KEY', 'PEER_NOTES_KEY']
    const after = readOrMakeSecrets(file, { sealingKeys })
    expect(after.sealingKeys).toMatchObject(earlier.sealingKeys)
    expect(after.sealingKeys.PEER_NOTES_KEY).toMatch(/^[\w-]{43}$/)
    expect(after.sealingKeys.PEER_NOTES_KEY).not.toBe(after.sealingKeys.NOTES_KEY)
    expect(readOrMakeSecrets(file, { sealingKeys })).toEqual(after)
  })

  it('keep a key that nobody asks for any more', () => {
    const file = newFile()
    const { sealingKeys } = readOrMakeSecrets(file, { sealingKeys: ['NOTES_KEY'] })
    readOrMakeSecrets(file, { services: ['identity'] })
    expect(readOrMakeSecrets(file, { sealingKeys: ['NOTES_KEY'] })).toMatchObject({
      sealingKeys,
    })
  })

  it('are read as an earlier version wrote them', () => {
    const file = newFile()
    const { stores, databaseRoles, gatewayPrivateKey, gatewayPublicKey } =
      readOrMakeSecrets(newFile())
    const plain = { stores, databaseRoles, gatewayPrivateKey, gatewayPublicKey }
    const written = { ...plain, immigrationKey: 'k'.repeat(43) }
    writeFileSync(file, JSON.stringify(written))
    const read = readOrMakeSecrets(file, { sealingKeys: ['IMMIGRATION_KEY'] })
    expect(read.sealingKeys).toEqual({ IMMIGRATION_KEY: written.immigrationKey })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(written)
  })

  it('are different in each installation', () => {
    const [one, other] = [newFile(), newFile()].map((file) => readOrMakeSecrets(file))
    expect(one?.stores).not.toBe(other?.stores)
  })

  it('hold a key pair that belongs together', () => {
    const { gatewayPrivateKey, gatewayPublicKey } = readOrMakeSecrets(newFile())
    const text = Buffer.from('who is it')
    expect(verify(null, text, gatewayPublicKey, sign(null, text, gatewayPrivateKey))).toBe(
      true,
    )
  })
})
