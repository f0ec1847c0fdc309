// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../src')
const { resolve } = createRequire(import.meta.url)

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })

/** All files of src with this ending, as text. */
function textsOf(ending: string): string[] {
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(source, file), 'utf8'))
}

function classesIn(sheet: string): string[] {
  const selectors = sheet.matchAll(/\.((?:\\.|[\w-])+)/g)
  return [...selectors].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
}

/** The names that no style sheet has a rule for: src/styles.css has few sizes, and few screen widths. */
async function withoutStyle(names: readonly string[]): Promise<string[]> {
  const sheet = await compile(readFileSync(join(source, 'styles.css'), 'utf8'), {
    base: source,
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolve(`${id}/index.css`)
      return { path, base: join(path, '..'), content: readFileSync(path, 'utf8') }
    },
  })
  const known = new Set([sheet.build([...names]), ...textsOf('.css')].flatMap(classesIn))
  return names.filter((name) => !known.has(name))
}

it('knows every class name that an element is given', async () => {
  const names = new Set(
    textsOf('.tsx')
      .flatMap((text) => [...text.matchAll(/\b(?:className|shape)="([^"]+)"/g)])
      .flatMap(([, value = '']) => value.split(/\s+/)),
  )
  expect(names.size).toBeGreaterThan(300)
  expect(await withoutStyle([...names])).toEqual([])
})

it('tells names that look like others but do nothing here', async () => {
  expect(await withoutStyle(['sm:flex', 'md:flex', 'max-w-prose', 'max-w-xl'])).toEqual([
    'md:flex',
    'max-w-xl',
  ])
})
