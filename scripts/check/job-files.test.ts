import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../dev/paths.ts'

const DEFINITION = '.job.ts'

type Exports = Record<string, { name?: string; definition?: unknown }>
const load = (file: string) => import(join(root, file)) as Promise<Exports>
const filesIn = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()

const definitions = filesIn(`services/*/src/jobs/*${DEFINITION}`)

describe('the jobs of all services', () => {
  it('have two files each, what a job is and what it does, with no other beside them', () => {
    const expected = definitions.flatMap((file) => [file, file.replace(DEFINITION, '.ts')])
    const files = filesIn('services/[!_]*/src/jobs/*.ts')
    expect(files.filter((file) => !file.endsWith('.test.ts'))).toEqual(expected.toSorted())
  })

  it.each(definitions)('are named like their file: %s', async (file) => {
    const name = basename(file, DEFINITION)
    const camelCase = name.replaceAll(/-./g, (letter) => letter.slice(1).toUpperCase())
    const exported = await load(file)
    const job = exported[`${camelCase}Job`]
    expect(job?.name).toBe(name)
    const schedules = Object.entries(exported).filter(([, value]) => value.definition)
    for (const [called, { definition }] of schedules) {
      expect([called, definition]).toEqual([`${camelCase}Schedule`, job])
    }
    const implementation = await load(file.replace(DEFINITION, '.ts'))
    expect(Object.keys(implementation)).toEqual([
      `implement${camelCase.slice(0, 1).toUpperCase()}${camelCase.slice(1)}`,
    ])
  })
})
