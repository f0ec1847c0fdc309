/** Secrets of this installation, made at its first start and kept where only its owner reads. */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { writePrivateFile } from './private-file.ts'

const secretsFile = z.object({
  stores: z.string(),
  databaseRoles: z.record(z.string(), z.string()),
  gatewayPrivateKey: z.string(),
  gatewayPublicKey: z.string(),
  /** Absent in what an earlier version wrote. */
  studentAnswersKey: z.string().default(sealingKey),
  immigrationKey: z.string().default(sealingKey),
})

/** `stores` opens all backing services that we start; keys are PEM. */
export type Secrets = z.output<typeof secretsFile>

/** Reads the file, adding what is missing: a service that is new here gets its password then. */
export function readOrMakeSecrets(file: string, services: string[]): Secrets {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const secrets = secretsFile.parse(
    kept ?? { stores: password(), databaseRoles: {}, ...gatewayKeys() },
  )
  const missing = services.filter((name) => secrets.databaseRoles[name] === undefined)
  for (const name of missing) secrets.databaseRoles[name] = password()
  if (!isDeepStrictEqual(kept, secrets)) writePrivateFile(file, secrets)
  return secrets
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
