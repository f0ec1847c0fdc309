import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeRunFolder } from './run-folder.ts'
import { temporaryFolder } from './temporary-folder.ts'

it('removes what a run that was killed has left, and nothing of one that runs', () => {
  const parent = temporaryFolder('run-folder')
  const killed = join(parent, 'landfall-test-999999999-abc')
  mkdirSync(killed)
  const foreign = join(parent, 'something-else')
  mkdirSync(foreign)
  const running = makeRunFolder(parent)
  const next = makeRunFolder(parent)
  expect([killed, foreign, running, next].map((folder) => existsSync(folder))).toEqual([
    false,
    true,
    true,
    true,
  ])
})
