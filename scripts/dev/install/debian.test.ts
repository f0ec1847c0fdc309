import { expect, it } from 'vitest'
import { readOptions } from '../options.ts'
import { mayInstall } from './debian.ts'

it('the installer installs packages as root only, and not when told --no-install', () => {
  expect(mayInstall([], 0)).toBe(true)
  expect(mayInstall(['--no-install'], 0)).toBe(false)
  expect(mayInstall([], 1000)).toBe(false)
})

it('is an option that npm start knows', () => {
  expect(readOptions(['--no-install'], {}).port).toBe(4000)
})
