/** Secrets of this installation, made at its first start and kept where only its owner reads. */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const secretsFile = z.object({
  stores: z.string(),
  databaseRoles: z.record(z.string(), z.string()),
  gatewayPrivateKey: z.string(),
  gatewayPublicKey: z.string(),
})

/** `stores` opens all backing services that we start; keys are PEM. */
export type Secrets = z.output<typeof secretsFile>

/** Reads the file, adding what is missing: a service that is new here gets its password then. */
export function readOrMakeSecrets(file: string, services: string[]): Secrets {
  const kept = existsSync(file)
    ? secretsFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    : null
  const secrets = kept ?? { stores: password(), databaseRoles: {}, ...gatewayKeys() }
  const missing = services.filter((name) => secrets.databaseRoles[name] === undefined)
  for (const name of missing) secrets.databaseRoles[name] = password()
  if (!kept || missing.length > 0) write(file, secrets)
  return secrets
}

function password(): string {
  return randomBytes(24).toString('base64url')
}

function gatewayKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    gatewayPrivateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    gatewayPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}

function write(file: string, secrets: Secrets) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
}
