import { type Postgres, withPatientConnection } from '@landfall/kit/database/postgres'
import { JobPostponedError } from '@landfall/kit/jobs/definition'

/**
 * Runs a job's work unless another process runs work under the same name: then the job is postponed,
 * and holds neither a worker nor a connection while it waits.
 */
export function runAlone<T>(
  postgres: Postgres,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  return holding(postgres, name, 'pg_try_advisory_lock', work)
}

/** The same for a process that is starting and cannot continue without it: it waits until the other one ends. */
export function runInTurn<T>(
  postgres: Postgres,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  return holding(postgres, name, 'pg_advisory_lock', work)
}

/** Holds an advisory lock on a connection of its own, which is released when the process ends. */
async function holding<T>(
  postgres: Postgres,
  name: string,
  take: 'pg_try_advisory_lock' | 'pg_advisory_lock',
  work: () => Promise<T>,
): Promise<T> {
  // The wait may be as long as the other process's work.
  return withPatientConnection(postgres, async (client) => {
    const { rows } = await client.query(
      `select ${take}(hashtextextended($1, 0))::text as answer`,
      [name],
    )
    if (rows[0].answer === 'false')
      throw new JobPostponedError(`Somebody else does: ${name}`)
    const result = await work()
    // Frees the lock right away: the server notices a closed connection only a moment later.
    await client.query('select pg_advisory_unlock_all()')
    return result
  })
}
