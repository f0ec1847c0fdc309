import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const hook = new URL('./resolve-drizzle.ts', import.meta.url).href
const home = fileURLToPath(new URL('./', import.meta.resolve('drizzle-orm')))

/** Each module of it that a program of ours would load, and what they export. */
const program = `
  import { registerHooks } from 'node:module'
  const loaded = {}
  registerHooks({
    load(url, context, nextLoad) {
      const one = nextLoad(url, context)
      if (url.includes('/drizzle-orm/')) loaded[url] = one.format
      return one
    },
  })
  const names = {}
  for (const entry of ['', '/pg-core', '/node-postgres', '/node-postgres/migrator', '/pg-core']) {
    names[entry] = Object.keys(await import('drizzle-orm' + entry))
  }
  console.log(JSON.stringify({ loaded, names }))
`

async function run(...flags: string[]) {
  const args = [...flags, '--input-type=module', '-e', program]
  const env = { ...process.env, NODE_OPTIONS: '' }
  const cwd = fileURLToPath(new URL('.', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, cwd })
  return JSON.parse(stdout) as { loaded: Record<string, string>; names: unknown }
}

it('the hook loads exactly the modules that Node resolves by itself', async () => {
  const [plain, short] = await Promise.all([run(), run('--import', hook)])
  expect(Object.keys(plain.loaded).length).toBeGreaterThan(100)
  expect(short).toEqual(plain)
})

it('the hook is still needed: the package lists its files one by one', () => {
  const { exports } = JSON.parse(readFileSync(`${home}package.json`, 'utf8'))
  expect(Object.keys(exports).length).toBeGreaterThan(100)
})
