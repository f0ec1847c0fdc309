import { chmodSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { isAtLeast, onPath, versionOf } from './programs.ts'

function program(text: string, mode = 0o755): { folder: string; file: string } {
  const folder = temporaryFolder('program')
  const file = join(folder, 'tool')
  writeFileSync(file, `#!/bin/sh\n${text}\n`)
  chmodSync(file, mode)
  return { folder, file }
}

describe('a program', () => {
  it('is found in the first folder of the PATH that can run it', () => {
    const unusable = program('', 0o644)
    const usable = program('')
    const path = [unusable.folder, '', usable.folder].join(delimiter)
    expect(onPath('tool', path)).toBe(usable.file)
    expect(onPath('another', path)).toBeNull()
  })

  it('says its version in some line', () => {
    expect(versionOf(program('echo "tool v=7.0.15 sha=00"').file)).toBe('7.0.15')
  })

  it('that fails has none', () => {
    expect(versionOf(program('echo 1.2.3; exit 1').file)).toBeNull()
  })

  it.each([
    ['2.10.23', '2.10.23', true],
    ['2.11', '2.10.23', true],
    ['2.10.9', '2.10.23', false],
    ['15.18', '15', true],
    ['9.6', '15', false],
  ])('of version %s is at least %s: %s', (version, oldest, answer) => {
    expect(isAtLeast(version, oldest)).toBe(answer)
  })
})
