import { getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import type { RequirementSet } from '@landfall/matching/requirements/requirement-set'
import { scholarships as s } from '../src/db/scholarship-tables.ts'
import { setOfRecord } from '../src/record/scholarship/requirement-sets.sql.ts'
import { detailColumns, recordColumns } from '../src/record/scholarship/scholarship.row.ts'
import { searchColumns, searchTexts } from '../src/record/scholarship/search-columns.ts'
import { vectorOf } from '../src/record/scholarship/search-lists.sql.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { wordsOf } from '../src/record/text/plain-text.ts'

const { searchText, ...columns } = getTableColumns(s)
const named = Object.entries(columns).map(([key, column]) => ({
  key,
  name: sql.identifier(column.name),
  type: sql.raw(column.getSQLType()),
}))
const TEXTS = ['text_title', 'text_provider', 'text_names', 'text_body']

/** What a search looks up beside the rows. */
export type SearchLists = {
  words: Set<string>
  countryTokens: Set<string>
  sets: Map<string, RequirementSet>
}

/**
 * New records in one statement, as one parameter of JSON: the columns are those that `saveAll` of the
 * store writes, computed by the same functions, at a third of its cost. Rows that are there stay.
 * @param lists gains what the rows bring; to be written when all rows are
 */
export async function insertMany(
  db: Database,
  records: readonly StoredScholarship[],
  now: Date,
  lists: SearchLists,
): Promise<void> {
  const rows = records.map((record) => rowOf(record, now, lists))
  const names = sql.join(
    named.map(({ name }) => name),
    sql`, `,
  )
  const typed = sql.join(
    [
      ...named.map(({ name, type }) => sql`${name} ${type}`),
      ...TEXTS.map((name) => sql.raw(`${name} text`)),
    ],
    sql`, `,
  )
  const vector = vectorOf({
    title: sql.raw('text_title'),
    provider: sql.raw('text_provider'),
    names: sql.raw('text_names'),
    body: sql.raw('text_body'),
  })
  await db.execute(sql`
    insert into ${s} (${names}, ${sql.identifier(searchText.name)})
    select ${names}, ${vector} from json_to_recordset(${JSON.stringify(rows)}::json) as given(${typed})
    on conflict do nothing`)
}

/** By the names of the columns. */
function rowOf(record: StoredScholarship, now: Date, lists: SearchLists) {
  const texts = searchTexts(record)
  const set = setOfRecord(record)
  if (set !== null) lists.sets.set(set.id, set)
  const values: Record<string, unknown> = {
    ...recordColumns(record),
    ...detailColumns(record),
    ...searchColumns(record, now),
    requirementSet: set?.id ?? null,
  }
  for (const word of wordsOf(texts.dictionary)) lists.words.add(word)
  for (const token of values.searchCountries as string[]) lists.countryTokens.add(token)
  return {
    ...Object.fromEntries(
      Object.entries(columns).map(([key, column]) => [column.name, values[key] ?? null]),
    ),
    text_title: texts.title,
    text_provider: texts.provider,
    text_names: texts.names,
    text_body: texts.body,
  }
}
