/** The database of a throw-away platform, read without its services, to count what they must not do twice. */
import { createPostgres, type Postgres } from '@landfall/kit/database/postgres'
import { createLog } from '@landfall/kit/observability/log'
import { postgres } from '../../dev/stores/postgres.ts'
import { addressOf } from './store-addresses.ts'

/** Opens the schema of a service as the administrator of the platform's database. */
export function openSchema(state: string, schema: string): Postgres {
  const log = createLog({ service: 'test', level: 'silent' })
  return createPostgres({
    url: addressOf(postgres, state),
    schema,
    applicationName: 'test',
    log,
  })
}
