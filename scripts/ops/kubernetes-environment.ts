/** The environment of processes on Kubernetes: each variable is a value, or a key of the installation's Secret. */
import type { ServiceToDeploy } from '../declared/deployment.ts'
import { serviceVariable } from '../dev/services.ts'

export type Variable = { name: string; value?: string; valueFrom?: object }

/** Whoever installs makes it from `.env`; each process gets only the keys that it names. */
const SECRET = 'landfall'

/**
 * The variables that every process reads.
 * @param port where it listens
 */
export function sharedEnvironment(port: number): Variable[] {
  return [
    plain('NODE_ENV', 'production'),
    plain('HOST', '0.0.0.0'),
    plain('PORT', port),
    secret('LOG_LEVEL', { isOptional: true }),
    secret('OTEL_EXPORTER_OTLP_ENDPOINT', { isOptional: true }),
    secret('PUBLIC_URL'),
    secret('REDIS_URL'),
    secret('NATS_URL'),
    secret('NATS_REPLICAS', { isOptional: true }),
    secret('ALLOW_LOSSY_STORES', { isOptional: true }),
  ]
}

/**
 * The same, and the variables that a service's server and worker read besides.
 * @throws for a value of deploy.yml that only compose could read
 */
export function serviceEnvironment(
  { name, deployment: deploy }: ServiceToDeploy,
  port: number,
): Variable[] {
  const password = serviceVariable(name, 'DATABASE_PASSWORD')
  const role = `landfall_${name.replaceAll('-', '_')}`
  return [
    ...sharedEnvironment(port),
    secret('GATEWAY_PUBLIC_KEY'),
    secret('POSTGRES_ADDRESS'),
    secret('DATABASE_POOL_SIZE', { isOptional: true }),
    secret(password),
    // Kubernetes fills in the variables above.
    plain(
      serviceVariable(name, 'DATABASE_URL'),
      `postgres://${role}:$(${password})@$(POSTGRES_ADDRESS)`,
    ),
    ...deploy.sealingKeys.map((key) => secret(key)),
    ...Object.entries(deploy.environment).map(([variable, value]) =>
      fromDeployFile(name, variable, value),
    ),
  ]
}

/**
 * A variable of deploy.yml, whose values are written as compose reads them. A
 * variable with an empty default may be left out; any other default names a
 * container of the compose file, and an installation must set its own value instead.
 */
function fromDeployFile(service: string, name: string, value: string | number): Variable {
  const asked = /^\$\{(\w+):([-?])(.*)\}$/s.exec(String(value))
  if (asked?.[1] === name)
    return secret(name, { isOptional: asked[2] === '-' && asked[3] === '' })
  if (String(value).includes('$'))
    throw new Error(
      `services/${service}/deploy.yml: ${name} is neither a value nor its own variable`,
    )
  return plain(name, value)
}

export function plain(name: string, value: string | number): Variable {
  return { name, value: String(value) }
}

/** @param o `of`: the Secret, else the installation's; `isOptional`: the process runs without it */
export function secret(
  name: string,
  o: { of?: string; isOptional?: boolean } = {},
): Variable {
  const secretKeyRef = {
    name: o.of ?? SECRET,
    key: name,
    ...(o.isOptional && { optional: true }),
  }
  return { name, valueFrom: { secretKeyRef } }
}
