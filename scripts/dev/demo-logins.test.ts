import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { firstAdminOf, possibleAdmins, readOrMakeDemoLogins } from './demo-logins.ts'

const newFile = () => join(temporaryFolder('demo-logins'), 'demo-logins')
const email = 'me@example.org'
const own = {
  LANDFALL_ADMIN_EMAIL: email,
  LANDFALL_ADMIN_PASSWORD: 'harbour-Accra-41',
}

describe('the logins of the demo', () => {
  it('are for their owner only', () => {
    const file = newFile()
    readOrMakeDemoLogins(file, {})
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('stay the same over later starts, and differ between installations', () => {
    const file = newFile()
    const logins = readOrMakeDemoLogins(file, {})
    expect(readOrMakeDemoLogins(file, own)).toEqual(logins)
    const other = readOrMakeDemoLogins(newFile(), {})
    expect(other.admin.password).not.toBe(logins.admin.password)
  })

  it('do not keep the password that the person set', () => {
    const logins = readOrMakeDemoLogins(newFile(), own)
    expect(JSON.stringify(logins)).not.toContain(own.LANDFALL_ADMIN_PASSWORD)
  })
})

describe('the first admin of a demo', () => {
  it('is the person’s own where it is set', () => {
    const logins = readOrMakeDemoLogins(newFile(), own)
    const first = { email, password: own.LANDFALL_ADMIN_PASSWORD }
    expect(firstAdminOf(logins, own)).toEqual(first)
  })

  it('has the address that is set alone, with a kept password', () => {
    const file = newFile()
    const env = { LANDFALL_ADMIN_EMAIL: email, LANDFALL_ADMIN_PASSWORD: '' }
    const logins = readOrMakeDemoLogins(file, env)
    expect(firstAdminOf(logins, env)).toEqual(logins.admin)
    expect(logins.admin.email).toBe(email)
    // A later start without the variables still knows it.
    expect(possibleAdmins(readOrMakeDemoLogins(file, {}), {})).toEqual([logins.admin])
  })

  it('may be the one of an earlier start without the variables', () => {
    const file = newFile()
    const { admin } = readOrMakeDemoLogins(file, {})
    const admins = possibleAdmins(readOrMakeDemoLogins(file, own), own)
    expect(admins).toEqual([{ email, password: own.LANDFALL_ADMIN_PASSWORD }, admin])
  })
})
