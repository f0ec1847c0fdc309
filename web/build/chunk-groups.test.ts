import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')

/** Every text that a pattern of names, groups, alternatives and options stands for. */
function textsOf(pattern: string): string[] {
  let at = 0
  function alternatives(): string[] {
    const all: string[] = []
    let row = ['']
    for (; at < pattern.length && pattern[at] !== ')'; at += 1) {
      if (pattern[at] === '|') {
        all.push(...row)
        row = ['']
        continue
      }
      const part = pattern[at] === '(' ? group() : letter()
      row = row.flatMap((begin) => part.map((end) => begin + end))
    }
    return [...all, ...row]
  }
  function group(): string[] {
    at += pattern.startsWith('(?:', at) ? 3 : 1
    const inner = alternatives()
    if (pattern[at + 1] !== '?') return inner
    at += 1
    return ['', ...inner]
  }
  function letter(): string[] {
    if (pattern[at] === '\\') at += 1
    const one = pattern[at] ?? ''
    if (pattern[at + 1] !== '?') return [one]
    at += 1
    return ['', one]
  }
  return alternatives()
}

/** What is in the folder but some is named by what it is not. */
const byFolder = /\|?layout\\\/\(\?![^)]*\)\[\\w-\]\+/

const config = readFileSync(join(web, 'vite.config.ts'), 'utf8')
const written = /(?:^ {2}|test: |= )\/(src.*)\/\w*,?(?: \},?)?$/gm
const patterns = [...config.matchAll(written)].map(([, pattern = '']) =>
  pattern.replace(byFolder, ''),
)

function isThere(name: string): boolean {
  const folder = { l: '../node_modules/', _: '../services/' }[name[0] ?? ''] ?? ''
  return globSync(`${folder}${name}*`, { cwd: web }).length > 0
}

it('a group of chunks is made of files that there are: one that was renamed would move in silence', () => {
  const names = patterns.flatMap(textsOf)
  expect(patterns.length).toBeGreaterThan(8)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !isThere(name))).toEqual([])
})
