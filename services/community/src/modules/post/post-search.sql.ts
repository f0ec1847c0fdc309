import { type SQL, sql } from 'drizzle-orm'

/** The full-text vector; words of the title weigh most. */
export function vectorOf(post: {
  title: string
  tags: readonly string[]
  content: string
}): SQL {
  return sql`(setweight(to_tsvector('english', ${post.title}), 'A')
    || setweight(to_tsvector('english', ${post.tags.join(' ')}), 'B')
    || setweight(to_tsvector('english', ${post.content}), 'C'))`
}

/** Parses what people type: words, "phrases", -without. */
export function queryOf(search: string): SQL {
  return sql`websearch_to_tsquery('english', ${search})`
}
