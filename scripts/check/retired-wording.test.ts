import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { root } from '../dev/paths.ts'

/** Sentences that the site no longer says, because plain American English says it better. */
const retired: readonly string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'retired-wording.json'), 'utf8'),
)

/**
 * Each with the words that a text must contain to say it; the last word may be cut short, so it is not among them.
 */
const phrases = retired.map((words) => ({
  words,
  parts: words.split(/\W+/).slice(0, -1).filter(Boolean),
}))

/** What people read: pages and their messages, mails, notices, guides, the descriptions of the graph and of the REST API. */
const PLACES = [
  'web/src/**/*.{ts,tsx}',
  'services/*/src/**/*.{ts,graphql}',
  'services/*/notices.yml',
  'gateway/src/**/*.ts',
  'scripts/e2e/**/*.ts',
]
const NOT_READ = /\/gql\/|retired-wording|\/fixtures\//

/** Words whose British spelling came back again and again; partners read the graph's descriptions too. */
const BRITISH = /organisation|behaviour|colour|authoris|normalis/i
const SPELLED = [
  '*.md',
  '{gateway,proto-events,scripts,services,web}/**/*.{graphql,md}',
  '{gateway,proto-events}/{src,test}/**/*.ts',
  'services/*/{src,test}/**/*.ts',
  'web/src/**/*.{ts,tsx,css}',
  'scripts/**/*.ts',
]
const NOT_SPELLED = /(^|\/)(node_modules|dist)\/|retired-wording/

/** Leaves out comments, which speak to programmers, and names of modules, which are no sentences. */
function sentencesOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*(\/\/|#).*$/gm, '')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/\s+/g, ' ')
}

test('no page, mail or notice says what was reworded', () => {
  const files = PLACES.flatMap((place) => globSync(place, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_READ.test(file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const text = sentencesOf(file)
    const there = new Set(text.split(/\W+/))
    return phrases
      .filter(({ parts }) => parts.every((part) => there.has(part)))
      .filter(({ words }) => saysIt(text, words))
      .map(({ words }) => `${file}: ${words}`)
  })
  expect(found).toEqual([])
})

test('names, comments and descriptions are spelled as Americans do', () => {
  const files = SPELLED.flatMap((place) => globSync(place, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_SPELLED.test(file))
  expect(files.length).toBeGreaterThan(1_500)
  const found = files.filter((file) => BRITISH.test(readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
})

/** Finds them as words of their own: `free-mail-only` is a name, not a sentence. */
function saysIt(text: string, words: string): boolean {
  const at = text.indexOf(words)
  return at >= 0 && !/[\w-]/.test(text[at - 1] ?? '')
}
