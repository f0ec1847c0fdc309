import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../dev/paths.ts'
import { isInTable, settingsReadIn } from './settings.ts'

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*config.ts', ':!*.config.ts', ':!web/*'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => /^(?:gateway|services\/[\w-]+)\/src\/(?!testing\/)/.test(file))

const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the settings that code reads', () => {
  it.each(files)('stand in a table of the README, or of their own: %s', (file) => {
    const own = file.replace(/\/src\/.*/, '/README.md')
    const tables = [read('README.md'), existsSync(join(root, own)) ? read(own) : '']
    const missing = settingsReadIn(read(file)).filter(
      (name) => !tables.some((text) => isInTable(name, text)),
    )
    expect(missing).toEqual([])
  })
})

describe('the check of settings', () => {
  it('finds what a shape reads, and nothing else', () => {
    const code =
      'const LIMIT = 3\nconst shape = z.object({\n  MAIL_FROM: z.string(),\n  PORT: port,\n})\nz.object({ A_FACTOR: z.number() })\nuse({ text: LIMIT })'
    expect(settingsReadIn(code)).toEqual(['MAIL_FROM', 'PORT', 'A_FACTOR'])
  })

  it('knows names of a table alone, shortened ones too', () => {
    const table =
      'Set `A_FACTOR`.\n\n| `S3_BUCKET`, `…_REGION` | a bucket, as `S3_OTHER` |\n| `<SERVICE>_DATABASE_URL` | x |'
    const known = ['A_FACTOR', 'S3_BUCKET', 'S3_REGION', 'S3_OTHER', 'X_DATABASE_URL']
    expect(known.filter((name) => isInTable(name, table))).toEqual([
      'S3_BUCKET',
      'S3_REGION',
      'X_DATABASE_URL',
    ])
  })
})
