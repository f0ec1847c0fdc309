import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The files that hold the words that people read. */
const WORDS = [
  'web/src/**/*-{messages,options}.ts',
  'services/*/src/**/*.{input,policy}.ts',
  'services/*/notices.yml',
  // What the documents of the REST API say of it.
  'gateway/src/rest/**/*.routes.ts',
]

/** Two figures with a hyphen between them; a day has two of these, and a pattern has brackets around it. */
const HYPHENED = /(?<![\w[-])\d+-\d+(?![\w\]-])/

it('people read typographic apostrophes and quotes everywhere', () => {
  const found = WORDS.flatMap((files) => globSync(files, { cwd: root })).flatMap((file) =>
    straightIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})

it.each([
  [`failed: "Couldn't undo",`, true],
  ["list: `The ${kind} that don't say`,", true],
  ["stories: decisions on your organization's stories", true],
  [`erased: 'Only "Deleted user" remains',`, true],
  [`failed: 'Couldn’t undo',`, false],
  ["type: 'a', name: 's',", false],
  ["  // The server's own words.", false],
])('sees a straight one: %s', (line, isFound) => {
  expect(straightIn(line)).toEqual(isFound ? [line.trim()] : [])
})

it('people read ranges with an en dash', () => {
  const found = WORDS.flatMap((files) => globSync(files, { cwd: root })).flatMap((file) =>
    linesOf(readFileSync(join(root, file), 'utf8'))
      .filter((line) => HYPHENED.test(line))
      .map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})

it.each([
  ["medium: 'Medium (30-60 minutes)',", true],
  ["medium: 'Medium (30–60 minutes)',", false],
  ["day: 'A date such as 2027-03-31',", false],
  ["time: z.string().regex(/^2[0-3]$/, 'Please enter 20 to 23'),", false],
])('sees a range with a hyphen: %s', (line, isFound) => {
  expect(HYPHENED.test(line)).toBe(isFound)
})

/** The lines of a file, comments apart, that have a straight apostrophe between letters or words in straight quotes. */
function straightIn(source: string): string[] {
  return linesOf(source).filter(
    (line) =>
      /[A-Za-z]'[a-z]+\b(?!')/.test(line) || /'[^'"]*"[A-Z][^'"]*"[^'"]*'/.test(line),
  )
}

function linesOf(source: string): string[] {
  const lines = source.split('\n').map((line) => line.trim())
  return lines.filter((line) => !/^(?:\/\/|\/?\*|#)/.test(line))
}
