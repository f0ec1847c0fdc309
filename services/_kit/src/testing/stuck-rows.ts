type Pool = { query(statement: string): Promise<unknown> }

/**
 * Has the database refuse to change some rows, as a fault of single ones would.
 * @param when a condition over `new`, such as `new.student_id = '…'`
 * @returns lets them be changed again
 */
export async function stickRows(
  pool: Pool,
  { table, when }: { table: string; when: string },
): Promise<() => Promise<unknown>> {
  await pool.query(`
    create or replace function stick() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
    create trigger stuck before insert or update on ${table} for each row when (${when}) execute function stick()`)
  return () => pool.query('drop function stick cascade')
}
