import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { LIVE_FIELDS } from './declared-live-fields.ts'

const sdl = readFileSync(new URL('../../api-schema.graphql', import.meta.url), 'utf8')
const schema = buildSchema(sdl)
const subscriptions = schema.getSubscriptionType()?.getFields() ?? {}

describe('the live fields', () => {
  it('are the fields of the type Subscription', () => {
    expect(Object.keys(LIVE_FIELDS).toSorted()).toEqual(
      Object.keys(subscriptions).toSorted(),
    )
  })

  it.each(Object.keys(LIVE_FIELDS))('%s mirrors a query', (name) => {
    const query = schema.getQueryType()?.getFields()[name]
    const field = subscriptions[name]
    const signature = (of: typeof field) => ({
      type: of && getNamedType(of.type).name,
      args: of?.args.map((arg) => `${arg.name}: ${String(arg.type)}`),
    })
    expect(signature(field)).toEqual(signature(query))
  })

  it.each(
    Object.entries(LIVE_FIELDS).flatMap(([name, field]) =>
      field.kind === 'steps' ? [[name, field.ownerQuery] as const] : [],
    ),
  )('%s finds its owner with a valid query', (_name, ownerQuery) => {
    expect(validate(schema, parse(ownerQuery))).toEqual([])
  })
})
