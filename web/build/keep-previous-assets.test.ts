import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { build } from 'vite'
import { keepPreviousAssets } from './keep-previous-assets.ts'

const root = mkdtempSync(join(tmpdir(), 'landfall-build-'))
afterEach(() => rmSync(root, { recursive: true }))

async function buildWith(text: string): Promise<string[]> {
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  writeFileSync(join(root, 'main.js'), `document.title = ${JSON.stringify(text)}`)
  const options = { root, configFile: false as const, logLevel: 'silent' as const }
  await build({ ...options, plugins: [keepPreviousAssets()] })
  return readdirSync(join(root, 'dist/assets')).toSorted()
}

it('still has the hashed files of the build before, and none that are old', async () => {
  mkdirSync(join(root, 'dist/assets'), { recursive: true })
  const old = join(root, 'dist/assets/old-12345678.js')
  writeFileSync(old, 'old')
  utimesSync(old, 0, 0)
  const first = await buildWith('first')
  expect(first).toHaveLength(1)
  const second = await buildWith('second')
  expect(second).toHaveLength(2)
  expect(second).toEqual(expect.arrayContaining(first))
  expect(await buildWith('second')).toEqual(second)
})
