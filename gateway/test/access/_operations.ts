import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema, isObjectType, isUnionType } from 'graphql'
import { testVisitor } from '@landfall/kit/testing/callers'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { FILE_ROUTES, REST_ROUTES } from '../../src/rest/routes.ts'
import { type Answer, askGraph, askRest, callerOf, documentOf, readResult, selectionOf } from './_ask.ts' // prettier-ignore
import { askLive } from './_ask-live.ts'
import type { Person } from './_people.ts'
import type { Site } from '../_asked-platform.ts'

/** One operation of the platform, with its key in the table. */
export type Operation = {
  key: string
  isWrite: boolean
  ask(by: Asker, input: Record<string, unknown>): Promise<Answer>
}
export type Asker = { person: Person | null; viewer: Viewer }

const schema = buildSchema(
  readFileSync(new URL('../../api-schema.graphql', import.meta.url), 'utf8'),
)

const READING = ['GET', 'HEAD', 'OPTIONS']

/** All operations: fields of the graph, keys of each subgraph's entities, routes of the facade. */
export function operationsOf(site: Site): Operation[] {
  const routes = [...REST_ROUTES, ...FILE_ROUTES].map((route): Operation => ({
    key: `${route.method} ${route.path}`,
    isWrite: !READING.includes(route.method),
    ask: ({ person }, input) => askRest(site, person, route, input),
  }))
  const calendar = { method: 'GET', path: '/calendar/:token.ics' }
  const feed: Operation = {
    key: `${calendar.method} ${calendar.path}`,
    isWrite: false,
    ask: ({ person }, input) => askRest(site, person, calendar, input),
  }
  return [...fieldsOf(site), ...entitiesOf(site), ...routes, feed]
}

function fieldsOf(site: Site): Operation[] {
  const roots = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]
  return roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field): Operation => {
      const kind = root?.name.toLowerCase() as 'query' | 'mutation' | 'subscription'
      const document = documentOf(kind, field, schema)
      return {
        key: `${root?.name}.${field.name}`,
        isWrite: kind === 'mutation',
        ask: ({ viewer, person }, input) =>
          kind === 'subscription'
            ? askLive(site, person, document, input)
            : askGraph(site, viewer, document, input),
      }
    }),
  )
}

/** A subgraph answers each of its records by key to any caller with a signed identity, which only the gateway has. */
function entitiesOf(site: Site): Operation[] {
  return site.apps.flatMap(({ subgraph }) =>
    keyedTypes(subgraph.schema).map((type): Operation => {
      const document = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
        ... on ${type.name} ${selectionOf(type, subgraph.schema)} } }`
      return {
        key: `_entities ${subgraph.name}.${type.name}`,
        isWrite: false,
        async ask({ viewer }, input) {
          const variables = { representations: [{ __typename: type.name, ...input }] }
          const caller = callerOf(viewer)
          const { result } = await subgraph.execute({ query: document, variables, caller })
          const { data, errors } = result as {
            data?: { _entities: unknown[] }
            errors?: never
          }
          return readResult({ data: { answer: data?._entities[0] }, errors })
        },
      }
    }),
  )
}

function keyedTypes(subgraph: GraphQLSchema) {
  const union = subgraph.getType('_Entity')
  return isUnionType(union) ? union.getTypes().filter(isObjectType) : []
}

/** Drops the brackets in which a line says which of several records it is about. */
export const operationKey = (key: string): string => key.replace(/ \([^)]*\)$/, '')

export const VISITOR: Asker = { person: null, viewer: testVisitor().viewer }
