/** Secrets of this installation, made at its first start and kept where only its owner reads. */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { writePrivateFile } from './private-file.ts'

const secretsFile = z.looseObject({
  stores: z.string(),
  databaseRoles: z.record(z.string(), z.string()),
  gatewayPrivateKey: z.string(),
  gatewayPublicKey: z.string(),
})

/** `stores` opens all backing services that we start; keys are PEM. */
export type Secrets = Pick<
  z.output<typeof secretsFile>,
  'stores' | 'databaseRoles' | 'gatewayPrivateKey' | 'gatewayPublicKey'
> & {
  /** The keys by the variables that hold them: 32 bytes as base64url. */
  readonly sealingKeys: { readonly [variable: string]: string }
}

/**
 * Reads the file and adds what is missing: a service that is new here gets its password, and each variable of
 * `sealingKeys` its key.
 */
export function readOrMakeSecrets(
  file: string,
  { services = [], sealingKeys = [] }: { services?: string[]; sealingKeys?: string[] } = {},
): Secrets {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const secrets = secretsFile.parse(
    kept ?? { stores: password(), databaseRoles: {}, ...gatewayKeys() },
  )
  const missing = services.filter((name) => secrets.databaseRoles[name] === undefined)
  const databaseRoles = {
    ...secrets.databaseRoles,
    ...Object.fromEntries(missing.map((name) => [name, password()])),
  }
  const keys = sealingKeys.map((variable) => {
    const field = camelCase(variable)
    return { variable, field, key: z.string().default(sealingKey).parse(secrets[field]) }
  })
  const stored = {
    ...secrets,
    databaseRoles,
    ...Object.fromEntries(keys.map(({ field, key }) => [field, key])),
  }
  if (!isDeepStrictEqual(kept, stored)) writePrivateFile(file, stored)
  const byVariable = keys.map(({ variable, key }) => [variable, key])
  return { ...stored, sealingKeys: Object.fromEntries(byVariable) }
}

/** Names a variable's field in the file: `IMMIGRATION_KEY` → `immigrationKey`. */
function camelCase(variable: string): string {
  return variable
    .toLowerCase()
    .replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function password(): string {
  return randomBytes(24).toString('base64url')
}

/** 32 bytes. */
function sealingKey(): string {
  return randomBytes(32).toString('base64url')
}

function gatewayKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    gatewayPrivateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    gatewayPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}
