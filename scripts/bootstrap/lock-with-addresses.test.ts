import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addressed, withAddresses } from './lock-with-addresses.mjs'

const REGISTRY = 'https://packages.example/npm/'
const lock = {
  packages: {
    '': { name: 'ours' },
    'services/_kit': { name: '@landfall/kit', version: '1.0.0' },
    'node_modules/@landfall/kit': { resolved: 'services/_kit', link: true },
    'node_modules/zod': { version: '4.1.0', integrity: 'sha512-a' },
    'node_modules/a/node_modules/@scope/b': { version: '2.0.0-rc.1' },
    'node_modules/alias': { name: 'real', version: '3.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', resolved: 'https://x.example/e.tgz' },
  },
}

test('packages of the registry get their address; our own and those that have one do not', () => {
  const { packages } = addressed(lock, REGISTRY)
  expect(packages).toEqual({
    ...lock.packages,
    'node_modules/zod': {
      version: '4.1.0',
      integrity: 'sha512-a',
      resolved: 'https://packages.example/npm/zod/-/zod-4.1.0.tgz',
    },
    'node_modules/a/node_modules/@scope/b': {
      version: '2.0.0-rc.1',
      resolved: 'https://packages.example/npm/@scope/b/-/b-2.0.0-rc.1.tgz',
    },
    'node_modules/alias': {
      name: 'real',
      version: '3.0.0',
      resolved: 'https://packages.example/npm/real/-/real-3.0.0.tgz',
    },
  })
})

test('the file exists while npm installs, and is gone afterwards, even when npm fails', async () => {
  const root = mkdtempSync(join(tmpdir(), 'addresses-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock))
  const file = join(root, 'npm-shrinkwrap.json')
  const seen = await withAddresses(root, REGISTRY, async () => readFileSync(file, 'utf8'))
  expect(JSON.parse(seen)).toEqual(addressed(lock, REGISTRY))
  expect(existsSync(file)).toBe(false)
  const failing = withAddresses(root, REGISTRY, () => Promise.reject(new Error('no disk')))
  await expect(failing).rejects.toThrow('no disk')
  expect(existsSync(file)).toBe(false)
})
