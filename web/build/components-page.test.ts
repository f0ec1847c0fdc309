// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

/**
 * Components with nothing to see by themselves: frames of parts that load or break, building blocks of other
 * components, and people's own words.
 */
const UNSEEN = [
  'boundary.tsx',
  'chosen-badges.tsx',
  'combobox-list.tsx',
  'confirm-dialog.tsx',
  'dialog-popup.tsx',
  'field.tsx',
  'help-popup.tsx',
  'lazy-part.tsx',
  'markdown.tsx',
  'search-and-add-part.tsx',
  'suggestion-list.tsx',
  'toast-region.tsx',
  'toast-stack.tsx',
  'written-text.tsx',
]

function filesOf(pattern: string) {
  return globSync(pattern, { cwd: source }).filter((file) => !file.endsWith('.test.tsx'))
}

test('the page of components shows each one of src/ui', () => {
  const specimens = filesOf('pages/dev/**/*.tsx')
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
  const components = filesOf('ui/*.tsx').map((file) => basename(file))
  expect(components.length).toBeGreaterThan(30)
  const missing = components.filter((file) => !specimens.includes(`'#ui/${file}'`))
  expect(missing.toSorted()).toEqual(UNSEEN)
})
