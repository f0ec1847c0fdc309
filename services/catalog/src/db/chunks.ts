/** Rows per statement: PostgreSQL takes 65,535 values, and the widest tables have some ninety columns. */
const MAX_ROWS = 500

/** Splits many rows into parts that fit into one statement. */
export function chunksOf<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / MAX_ROWS) }, (_, n) =>
    rows.slice(n * MAX_ROWS, (n + 1) * MAX_ROWS),
  )
}
