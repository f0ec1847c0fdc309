import { beforeAll, describe, expect, it } from 'vitest'
import config from './config.ts'
import folders from './folders.config.ts'
import { allowed, forbidden } from './planted-imports.ts'
import { brokenRules, rulesBrokenByEach } from './planted-tree.ts'

describe('the import rules', () => {
  let broken: Awaited<ReturnType<typeof rulesBrokenByEach>>
  beforeAll(async () => {
    broken = await rulesBrokenByEach([...forbidden, ...allowed], config)
  })

  it.each(forbidden)('$rule refuses $text in $file', (planted) => {
    expect(broken.get(planted)).toContain(planted.rule)
  })

  it.each(allowed)('allow $text in $file', (planted) => {
    expect(broken.get(planted)).toEqual([])
  })

  it('refuse an import that leads nowhere', async () => {
    const text = "export { it } from '#elsewhere'"
    expect(await brokenRules([{ file: 'web/src/main.tsx', text }], config)).toEqual([
      'no-unknown-import',
    ])
  })

  it('refuse a cycle that only types make, by alias', async () => {
    const files = [
      { file: 'web/src/lib/a.ts', text: "import type { B } from '#lib/b.ts'" },
      { file: 'web/src/lib/b.ts', text: "import type { A } from './a.ts'" },
    ]
    expect(await brokenRules(files, config)).toEqual(['no-cycle'])
  })

  it('have an import that breaks them each', () => {
    const planted = new Set([
      ...forbidden.map(({ rule }) => rule),
      'no-cycle',
      'no-unknown-import',
    ])
    // The rooms of one order have a rule each, and the same function makes them all.
    const rules = config.forbidden
      .map(({ name }) => name ?? '')
      .filter((name) => !/^(?:kit|gateway)-order-/.test(name))
    expect(rules.filter((name) => !planted.has(name))).toEqual([])
  })
})

const inModule = (file: string, target: string) => ({
  file: `services/mentoring/src/modules/${file}`,
  text: `import type { It } from '${target}'`,
})

describe('the rule of folders', () => {
  it('refuses two modules that need each other in different files', async () => {
    const files = [
      inModule('session/book.ts', '../mentor/mentor.ts'),
      inModule('mentor/rate.ts', '../session/session.ts'),
    ]
    expect(await brokenRules(files, folders)).toEqual(['no-cycle-of-folders'])
  })

  it('allows a module and what lies in it, and tests that look elsewhere', async () => {
    const files = [
      inModule('session/book.ts', './parts/part.ts'),
      inModule('session/parts/other.ts', '../session.ts'),
      inModule('mentor/rate.ts', '../session/session.ts'),
      inModule('session/session.test.ts', '../mentor/mentor.ts'),
    ]
    expect(await brokenRules(files, folders)).toEqual([])
  })
})
