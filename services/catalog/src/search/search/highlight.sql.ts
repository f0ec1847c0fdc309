import { type SQL, sql } from 'drizzle-orm'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { MATCH_END, MATCH_START } from './highlights.ts'
import { textQuery } from './search-conditions.sql.ts'

const MARKS = `StartSel="${MATCH_START}", StopSel="${MATCH_END}"`
/** A title is shown whole; of a description, only a few words around the matches: more would push them off the line. */
const WHOLE = `${MARKS}, HighlightAll=true`
const PASSAGE = `${MARKS}, MaxWords=10, MinWords=5, MaxFragments=1`

/** Uses the same dictionary that found the words, so that other word forms are marked too. */
export function markedTexts(ids: readonly string[], text: string): SQL {
  const marked = (column: SQL, options: string) =>
    sql`ts_headline('english', translate(${column}, ${MATCH_START + MATCH_END}, ''), ${textQuery(text)}, ${options})`
  return sql`
    select id, ${marked(sql`${s.title}`, WHOLE)} as title,
      ${marked(sql`${s.description}`, PASSAGE)} as description
    from ${s} where ${s.id} = any(${sql.param([...ids])}::uuid[])`
}
