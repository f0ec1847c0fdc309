import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { OperatorError } from '../observability/log.ts'

type ServiceAccess = {
  name: string
  password: string
  /** Unique in the whole server; set it instead of `landfall_<name>` if several installations share one. */
  role?: string
}

/**
 * Makes a role and a schema for each service in one database, and the extensions that they use.
 * Running it again changes nothing but the passwords.
 * @param o.adminUrl the database, as a user who may create roles and extensions
 * @returns for each service the URL to use
 */
export async function provisionDatabase(o: {
  adminUrl: string
  services: readonly ServiceAccess[]
}): Promise<{ name: string; url: string }[]> {
  const client = new Client({
    connectionString: o.adminUrl,
    connectionTimeoutMillis: 5_000,
  })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtextextended('provision', 0))`)
    for (const extension of ['pg_trgm', 'unaccent', 'btree_gin', 'btree_gist']) {
      await client.query(`create extension if not exists ${extension} with schema public`)
    }
    await client.query('revoke create on schema public from public')
    for (const service of o.services) await provisionService(client, service)
    return o.services.map((service) => ({
      name: service.name,
      url: withCredentials(o.adminUrl, roleOf(service), service.password),
    }))
  } finally {
    await client.end()
  }
}

/** `donors-content` → `donors_content`, for its schema. */
export function schemaOf(service: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(service)) {
    throw new OperatorError(`"${service}" is not a service's name`)
  }
  return service.replaceAll('-', '_')
}

function roleOf({ name, role }: ServiceAccess): string {
  return role ?? `landfall_${schemaOf(name)}`
}

async function provisionService(client: Client, service: ServiceAccess): Promise<void> {
  const role = escapeIdentifier(roleOf(service))
  const schema = escapeIdentifier(schemaOf(service.name))
  if (service.password === '') throw new OperatorError(`${service.name} needs a password`)
  const found = await client.query('select 1 from pg_roles where rolname = $1', [
    roleOf(service),
  ])
  const verb = found.rowCount === 0 ? 'create' : 'alter'
  // The server would write a failing statement, with the password in it, into its log.
  await client.query(`set log_min_error_statement = panic`).catch(() => undefined)
  await client.query(
    `${verb} role ${role} login nosuperuser nocreatedb nocreaterole password ${escapeLiteral(service.password)}`,
  )
  // An administrator who is no superuser may only give schemas to roles that it is a member of.
  await client.query(`grant ${role} to current_user`)
  await client.query(`create schema if not exists ${schema} authorization ${role}`)
  await client.query(`revoke all on schema ${schema} from public`)
  await client.query(`grant usage on schema public to ${role}`)
}

function withCredentials(adminUrl: string, user: string, password: string): string {
  const url = new URL(adminUrl)
  url.username = user
  url.password = encodeURIComponent(password)
  return url.href
}
