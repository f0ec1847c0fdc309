import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeRunFolder } from './run-folder.ts'

const parentFolder = () => mkdtempSync(join(tmpdir(), 'run-folder-'))

it('removes what a run that was killed has left, and nothing of one that runs', () => {
  const parent = parentFolder()
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
