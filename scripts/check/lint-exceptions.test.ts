import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import lint from '../../oxlint.config.ts'
import { root } from '../dev/paths.ts'
import { runOnce } from '../dev/run-once.ts'
import { temporaryFolder } from '../test/temporary-folder.ts'
import exceptions from './lint-exceptions.json' with { type: 'json' }

/** The files that break a rule once nothing is excepted from it. */
async function offenders(rule: keyof typeof lint.rules, files: string[]) {
  const config = join(temporaryFolder('lint'), 'oxlint.json')
  const rules = { [rule]: lint.rules[rule] }
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules }))
  const args = ['--config', config, '--format', 'json', ...files]
  const { output } = await runOnce('oxlint', args, { cwd: root })
  const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string }[] }
  return new Set(diagnostics.map(({ filename }) => filename))
}

describe('the exceptions of the linter', () => {
  it('from the length of functions are all needed: take out those that are not', async () => {
    const files = exceptions.longFunctions
    const found = await offenders('max-lines-per-function', files)
    expect(files.filter((file) => !found.has(file))).toEqual([])
  })
})
