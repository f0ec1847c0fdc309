import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

let earlier = ''

it('is there while its test runs', () => {
  earlier = temporaryFolder('temporary')
  writeFileSync(join(earlier, 'file'), 'words')
  expect(existsSync(join(earlier, 'file'))).toBe(true)
})

it('is gone with its files after that', () => {
  expect(earlier).not.toBe('')
  expect(existsSync(earlier)).toBe(false)
})
