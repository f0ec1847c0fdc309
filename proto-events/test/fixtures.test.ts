import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseEvent } from '../src/define-event.ts'
import type { EventDefinition } from '../src/define-event.ts'

const root = join(import.meta.dirname, '..')
const files = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: publisher }) =>
    readdirSync(join(root, 'src', publisher)).map((file) => ({ publisher, file })),
  )
  .filter(({ file }) => /\.v\d+\.ts$/.test(file))

const definitionShape = z.object({
  type: z.string(),
  publisher: z.string(),
  description: z.string(),
  schema: z.instanceof(z.ZodType),
})

async function definitionIn(publisher: string, file: string): Promise<EventDefinition> {
  const exported: object = await import(join(root, 'src', publisher, file))
  const found = Object.values(exported)
    .map((value) => definitionShape.safeParse(value))
    .flatMap((result) => (result.success ? [result.data] : []))
  const [definition] = found
  if (definition === undefined || found.length > 1) {
    throw new Error(`${publisher}/${file} must export one event, it has ${found.length}`)
  }
  return definition
}

function withNewKeys(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withNewKeys)
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).map(([key, value]) => [key, withNewKeys(value)])
  return { ...Object.fromEntries(entries), addedLater: 1 }
}

describe.each(files)('$publisher/$file', ({ publisher, file }) => {
  it('is published by the service whose folder it lies in, under its own name', async () => {
    const { type, publisher: owner } = await definitionIn(publisher, file)
    const [, , noun, verb, version] = type.split('.')
    expect(owner).toBe(publisher)
    expect(basename(file, '.ts')).toBe(`${noun}-${verb}.${version}`)
  })

  it('says what has happened', async () => {
    const { description } = await definitionIn(publisher, file)
    expect(description.split(' ').length).toBeGreaterThan(3)
  })

  it('still reads its frozen example, unchanged', async () => {
    const definition = await definitionIn(publisher, file)
    const path = join(root, 'fixtures', `${definition.type}.json`)
    const fixture: unknown = JSON.parse(readFileSync(path, 'utf8'))
    expect(parseEvent(definition, fixture)).toEqual(fixture)
  })

  it('is read by who does not know yet what a newer publisher adds, at any depth', async () => {
    const definition = await definitionIn(publisher, file)
    const path = join(root, 'fixtures', `${definition.type}.json`)
    const fixture: unknown = JSON.parse(readFileSync(path, 'utf8'))
    expect(parseEvent(definition, withNewKeys(fixture))).toEqual(fixture)
  })
})

describe('the fixtures', () => {
  it('belong to one event each', async () => {
    const types = await Promise.all(
      files.map(async ({ publisher, file }) => (await definitionIn(publisher, file)).type),
    )
    const fixtures = readdirSync(join(root, 'fixtures'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => basename(name, '.json'))
    expect(fixtures.toSorted()).toEqual(types.toSorted())
  })
})
