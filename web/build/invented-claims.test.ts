// @vitest-environment node
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimsIn } from './invented-claims.ts'

const web = join(import.meta.dirname, '..')
const texts = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt'])
let build = join(web, 'dist')
let made: string | null = null

beforeAll(async () => {
  if (existsSync(join(build, 'index.html'))) return
  made = mkdtempSync(join(tmpdir(), 'landfall-web-'))
  build = made
  const vite = join(web, '../node_modules/.bin/vite')
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(vite, ['build', '--outDir', made], { cwd: web, env })
})

afterAll(() => {
  if (made) rmSync(made, { recursive: true, force: true })
})

test('no file of the build makes a claim that the data does not', () => {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((name) =>
    texts.has(extname(name)),
  )
  expect(files.some((name) => name.endsWith('.js'))).toBe(true)
  const found = files.flatMap((name) =>
    claimsIn(readFileSync(join(build, name), 'utf8')).map((claim) => `${name} ${claim}`),
  )
  expect(found).toEqual([])
})

test.each([
  'Browse 400+ scholarships',
  '"270+"',
  '<b>1,000+</b> scholarships',
  'Help is there 24/7.',
  'Starting at $1,000',
  'Over 25K+ students',
  '50+ Top Universities',
  '100% of your donation goes directly to students',
])('%s is a claim', (text) => {
  expect(claimsIn(text)).not.toEqual([])
})

test.each([
  'const total=400+rest',
  'The link is valid for 24 hours.',
  'From $100',
  '417 scholarships from public sources',
  'up to 30 days',
])('%s is none', (text) => {
  expect(claimsIn(text)).toEqual([])
})
