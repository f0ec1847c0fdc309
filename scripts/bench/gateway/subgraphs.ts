/** The subgraphs of the bench in a process of their own; prints their addresses as JSON. */
import { serveSubgraph } from '@landfall/kit/service/server'
import { createIdentityVerifier } from '@landfall/kit/identity/identity-token'
import { benchApps } from './apps.ts'

const publicKey = process.argv[2] ?? ''
const urls: Record<string, string> = {}
for (const { name, subgraph, lifecycle } of benchApps()) {
  const verifier = createIdentityVerifier({ publicKey, audience: name })
  const http = { host: '127.0.0.1', port: 0 }
  const { url } = await serveSubgraph({ subgraph, lifecycle, verifier, http })
  urls[name] = url
}
process.stdout.write(`${JSON.stringify(urls)}\n`)
