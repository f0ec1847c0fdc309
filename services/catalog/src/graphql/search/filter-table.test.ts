import { readFileSync } from 'node:fs'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type InputObjectTypeDefinitionNode, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { compileClause as compileForPercolator } from '../../alerts/saved-search/percolator.ts'
import type { Clause } from '../../search/filter/clause.ts'
import {
  FILTER_NAMES,
  type FilterName,
  SAVED_NAMES,
  isSavedName,
} from '../../search/filter/filters.ts'
import { parseFilter } from '../../search/filter/parse-filter.ts'
import { ANY_SCHOLARSHIP, clausesOf } from '../../search/filter/scholarship-search.ts'
import { compileClause as compileForIndex } from '../../search/search-index/filter-compiler.ts'
import { compileClause as compileForSql } from '../../search/search/search-conditions.sql.ts'

/** One value of each filter as a client sends it. */
const GIVEN: Record<FilterName, unknown> = {
  query: 'women in engineering',
  ids: ['some-slug'],
  degreeLevel: ['masters'],
  fieldOfStudy: ['Computer Science'],
  countries: ['India'],
  minAmount: '500',
  maxAmount: '5000.50',
  complexity: ['simple'],
  fullTuition: true,
  noEssay: true,
  deadlineSoon: true,
  eligibleOnly: true,
  includeUnknown: true,
  includePast: true,
  universityId: 'a2b1a1de-0000-4000-8000-000000000001',
  ownerId: 'a2b1a1de-0000-4000-8000-000000000002',
}
/** Filters that change what others ask. */
const MODIFIERS: readonly FilterName[] = ['includeUnknown']

const scope = {
  now: new Date('2026-11-22T12:00:00Z'),
  plan: null,
  exceptions: [],
  zonesByDay: new Map(),
}
const dialect = new PgDialect()

/** The fields of an input of the schema. */
function fieldsOf(file: string, name: string): string[] {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
  const input = parse(source).definitions.find(
    (one): one is InputObjectTypeDefinitionNode =>
      one.kind === 'InputObjectTypeDefinition' && one.name.value === name,
  )
  return (input?.fields ?? []).map((field) => field.name.value).toSorted()
}

function readAlone(name: FilterName) {
  const read = parseFilter({ [name]: GIVEN[name] })
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

function clauseOf(name: FilterName): Clause {
  const named = clausesOf(readAlone(name)).find((one) => one.name === name)
  if (named === undefined) throw new Error(`${name} asks for nothing`)
  return named.clause
}

describe('the table of filters', () => {
  it('has the fields of the schema, those of saved searches among them', () => {
    expect(FILTER_NAMES.toSorted()).toEqual(
      fieldsOf('./search.graphql', 'ScholarshipFilter'),
    )
    const beside = ['alert', 'name', 'onlyWhatFits', 'studentId']
    expect([...SAVED_NAMES, ...beside].toSorted()).toEqual(
      fieldsOf('../alerts/saved-search.graphql', 'CreateSavedSearchInput'),
    )
  })

  it.each(FILTER_NAMES)('reads %s, and nothing of it when it is not given', (name) => {
    expect(readAlone(name)[name]).not.toEqual(ANY_SCHOLARSHIP[name])
    for (const nothing of [undefined, null]) {
      expect(parseFilter({ [name]: nothing })).toEqual({ ok: true, value: ANY_SCHOLARSHIP })
    }
  })

  it.each(FILTER_NAMES.filter((name) => !MODIFIERS.includes(name)))(
    'compiles %s for SQL, for the index and for saved searches',
    (name) => {
      const clause = clauseOf(name)
      const compiled = compileForSql(clause, scope)
      expect(compiled && dialect.sqlToQuery(compiled).sql).toMatch(/\S/)
      expect({
        byIndex: isAccepted(() => compileForIndex(name, clause, scope)),
        bySavedSearches: isAccepted(() => compileForPercolator(clause)),
      }).toEqual({
        // Texts are read beforehand, and ids and slugs have their own indexes.
        byIndex: name !== 'query' && name !== 'ids',
        // Only open listings are compared with saved searches.
        bySavedSearches: isSavedName(name) || name === 'includePast',
      })
    },
  )
})

function isAccepted(compile: () => unknown): boolean {
  try {
    compile()
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
