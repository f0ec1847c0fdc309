import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { auditMessages } from './audit-messages.ts'

const folder = join(import.meta.dirname, '../../../../services')

it('has words for each service, which are the choices of the filter too', () => {
  const services = readdirSync(folder).filter((name) => /^[a-z]/.test(name))
  expect(Object.keys(auditMessages.services).toSorted()).toEqual(services.toSorted())
})
