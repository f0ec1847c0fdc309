/** Every id in a route's input is declared to name the person who acts, or something else. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { text } from './inputs.ts'
import { actorId, fieldsNaming, named, recordId } from './named-ids.ts'
import { FILE_ROUTES, REST_ROUTES } from './routes.ts'

type Json = Record<'anyOf' | 'oneOf' | 'allOf', Json[] | undefined> & {
  names?: string
  properties?: Record<string, Json>
  items?: Json
}
type Input = { query?: z.ZodType | undefined; body?: z.ZodType | undefined }

const NAMES_SOMETHING = /(^i|I)ds?$/

/** The ids of a schema as the documentation shows it, with what they are declared to name. */
function idsIn(schema: Json, path = ''): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = `${path}${name}`
    const below = idsIn(field, `${at}.`)
    return NAMES_SOMETHING.test(name) ? [`${at}: ${field.names}`, ...below] : below
  })
  const { items, anyOf = [], oneOf = [], allOf = [] } = schema
  const parts = [...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf]
  return [...own, ...parts.flatMap((part) => idsIn(part, path))]
}

function documentedIds({ query, body }: Input): string[] {
  const asked = { io: 'input', unrepresentable: 'any', metadata: named } as const
  return [query, body].flatMap((schema) =>
    schema ? idsIn(z.toJSONSchema(schema, asked) as Json) : [],
  )
}

/** What is wrong with the ids of an input; none is the only right answer. */
function faultsOf(input: Input): string[] {
  const checked = fieldsNaming(input, 'actor').map((name) => `${name}: actor`)
  return documentedIds(input).filter(
    (id) => !id.endsWith(': record') && !checked.includes(id),
  )
}

describe('each id in the input', () => {
  it.each(REST_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'of %s is declared as either an actor’s id that is checked, or a record’s id',
    (_name, route) => {
      expect(faultsOf(route)).toEqual([])
    },
  )

  // They go to their service as they come: nothing here reads who is named.
  it.each(FILE_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'of %s is declared as a record’s id',
    (_name, route) => {
      expect(documentedIds(route).filter((id) => !id.endsWith(': record'))).toEqual([])
    },
  )

  it('without a declaration is reported, also in a nested field', () => {
    const body = z.strictObject({
      mentorId: text(),
      authorId: actorId(text()),
      postId: recordId(text()),
      paid: text(),
      shares: z.array(z.strictObject({ userId: actorId(text()), id: text() })).nullish(),
    })
    expect(faultsOf({ body })).toEqual([
      'mentorId: undefined',
      'shares.userId: actor',
      'shares.id: undefined',
    ])
  })

  it('that is declared but not checked, because its field was wrapped later, is reported', () => {
    const body = z.strictObject({ authorId: actorId(text()) }).partial()
    expect(faultsOf({ query: body })).toEqual(['authorId: actor'])
  })
})
