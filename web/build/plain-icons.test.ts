import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { plainIcon } from './plain-icons.ts'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react')),
  '../esm/icons',
)
const icon = readFileSync(join(folder, 'circle-question-mark.mjs'), 'utf8')

const drawing = (code: string) =>
  [...code.matchAll(/\["path", \{ d: "([^"]+)"/g)].map(([, d]) => d)

it('keeps the drawing and the name of an icon, and nothing that no page shows', () => {
  const plain = plainIcon(icon)
  expect(drawing(plain)).toHaveLength(2)
  expect(drawing(plain)).toEqual(drawing(icon))
  expect(plain).toContain('["circle", { cx: "12", cy: "12", r: "10" }]')
  expect(plain).toContain('name: "circle-question-mark"')
  // The package has these parts today; if it wrote them otherwise, this test would fail.
  for (const part of ['key: "', 'aliases: [', '\n__iconData.node;']) {
    expect(icon).toContain(part)
    expect(plain).not.toContain(part)
  }
})
