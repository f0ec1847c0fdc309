import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../dev/paths.ts'
import { deadPaths, knownPaths } from './named-paths.ts'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const ours = knownPaths(files)

describe('the paths that documents name', () => {
  it.each(files.filter((file) => file.endsWith('.md')))('exist: %s', (document) => {
    const text = readFileSync(join(root, document), 'utf8')
    expect(deadPaths(document, text, ours)).toEqual([])
  })
})

describe('the check of named paths', () => {
  const known = knownPaths(['web/src/lib/session.ts', 'docs.md'])

  it('finds a path that leads nowhere, in text and links', () => {
    const text = 'See `lib/gone.ts`, [this](gone.md) and `web/src/lib/session.ts`.'
    expect(deadPaths('web/README.md', text, known)).toEqual(['lib/gone.ts', 'gone.md'])
  })

  it('knows paths from the root, from the document, from its src, and ends of paths', () => {
    const text =
      '`web/src/lib/session.ts` `src/lib/session.ts` `lib/session.ts` `session.ts`'
    expect(deadPaths('web/README.md', text, known)).toEqual([])
  })

  it('finds a folder that does not exist, and knows one that does', () => {
    const text = '`web/src/lib`, `web/src/lib/` and `web/src/gone`'
    expect(deadPaths('docs.md', text, known)).toEqual(['web/src/gone'])
  })

  it('leaves out patterns, made files and code blocks', () => {
    const text = '`*.store.ts` `on-….ts` `<noun>.ts` `dist/a.json`\n```\n`gone.ts`\n```\n'
    expect(deadPaths('web/README.md', text, known)).toEqual([])
  })
})
