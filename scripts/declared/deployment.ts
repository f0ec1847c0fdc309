/** What the processes of a service need, as declared in its folder's `deploy.yml`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { ServiceFolder } from '../dev/services.ts'

const deploymentShape = z
  .strictObject({
    /**
     * Variables that hold 32 bytes as base64url, made once for each installation. Services that name the same one can
     * open each other's sealed texts.
     */
    sealingKeys: z
      .array(z.string().regex(/^[A-Z][A-Z0-9_]*_KEY$/, 'ends in _KEY, in capitals'))
      .default([]),
    environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
    /** Containers of the template that must be healthy before the service starts. */
    stores: z.array(z.string()).default([]),
    /** Volumes that all processes of the service share, each with the folder where they find it. */
    volumes: z.record(z.string(), z.string()).default({}),
    /** Folders of the workers alone; a worker can make the contents of its own again. */
    workerVolumes: z.record(z.string(), z.string()).default({}),
    /** Without this service the site has nothing to show, so the gateway waits until it is healthy. */
    isShownFirst: z.boolean().default(false),
  })
  .prefault({})

export type Deployment = z.output<typeof deploymentShape>
export type ServiceToDeploy = { readonly name: string; readonly deployment: Deployment }

/** @throws when the text of a service's deploy.yml is wrong; it may be empty */
export function parseDeployment(service: string, text: string): Deployment {
  const { data, error } = deploymentShape.safeParse(parse(text) ?? undefined)
  if (error) throw new Error(`services/${service}/deploy.yml: ${z.prettifyError(error)}`)
  return data
}

/** A service without a deploy.yml needs nothing but its database. */
export function readDeployments(services: readonly ServiceFolder[]): ServiceToDeploy[] {
  return services.map(({ name, folder }) => {
    const file = join(folder, 'deploy.yml')
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return { name, deployment: parseDeployment(name, text) }
  })
}

/** The names of all services' sealing keys, each once. */
export function sealingKeysOf(services: readonly ServiceToDeploy[]): string[] {
  return [...new Set(services.flatMap(({ deployment }) => deployment.sealingKeys))]
}
