import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { discoverServices, serviceVariable } from './services.ts'

describe('the services', () => {
  it('are the folders that can be started, without those that begin with _', () => {
    const base = temporaryFolder('services')
    for (const name of ['catalog', '_kit', 'ai-workers']) {
      mkdirSync(join(base, name, 'src'), { recursive: true })
      writeFileSync(join(base, name, 'src/main.ts'), '')
    }
    mkdirSync(join(base, 'unfinished/src'), { recursive: true })
    expect(discoverServices(base).map(({ name }) => name)).toEqual([
      'ai-workers',
      'catalog',
    ])
  })

  it('have variables by their name', () => {
    expect(serviceVariable('ai-workers', 'DATABASE_URL')).toBe('AI_WORKERS_DATABASE_URL')
  })
})
