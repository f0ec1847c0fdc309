import { readFileSync } from 'node:fs'
import { buildSchema, getOperationAST, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { fragmentsOf } from '../executor/fragments-of.ts'
import { PARTNER_FIELDS, PARTNER_MUTATIONS, refuseForPartner } from './partner-fields.ts'
import { loadPartnerOperations } from './partner-operations.ts'

const sdl = readFileSync(new URL('../../api-schema.graphql', import.meta.url), 'utf8')
const schema = buildSchema(sdl)

function refusalOf(text: string): string | null {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('One operation')
  return refuseForPartner(operation, fragmentsOf(document))?.message ?? null
}

describe('the fields that API keys may query', () => {
  it('exist in the graph', () => {
    const known = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    const named = [...PARTNER_FIELDS, ...PARTNER_MUTATIONS]
    const fields = named.filter((name) => !name.startsWith('__'))
    expect(fields.filter((name) => !known.includes(name))).toEqual([])
  })

  it('exclude personal fields, in aliases and fragments too', () => {
    expect(refusalOf('{ viewer { id } }')).toContain('Query.viewer')
    expect(refusalOf('{ a: partner { organizationId } b: notices { totalCount } }')).toContain('Query.notices') // prettier-ignore
    expect(refusalOf('{ ...F } fragment F on Query { ... { applications { totalCount } } }')).toContain('Query.applications') // prettier-ignore
    expect(refusalOf('mutation { logout { __typename } }')).toContain('Mutation.logout')
    expect(refusalOf('mutation { startPartnerExport(input: {}) { __typename } logout { __typename } }')).toContain('Mutation.logout') // prettier-ignore
    expect(refusalOf('query { startPartnerExport { __typename } }')).toContain('Query.startPartnerExport') // prettier-ignore
    expect(refusalOf('{ __typename partner { organizationId } }')).toBeNull()
  })
})

/** Partners run them by their hash: what no longer fits is a breaking change, whatever the reason. */
describe('stored operations of partners', () => {
  it.each(loadPartnerOperations())(
    '$name is valid against the graph and allowed for API keys',
    (stored) => {
      expect(
        validate(schema, parse(stored.document)).map(({ message }) => message),
      ).toEqual([])
      expect(refusalOf(stored.document)).toBeNull()
    },
  )
})
