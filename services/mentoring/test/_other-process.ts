import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createIdentitySigner, identityHeader } from '@landfall/kit/identity/identity-token'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testKeys } from '@landfall/kit/testing/callers'

/** Starts another process of the service on the same database; it is asked as by the gateway. */
export async function startOtherProcess(o: { databaseUrl: string; now: string }) {
  const { publicKey: gatewayPublicKey, privateKey } = testKeys()
  const given = JSON.stringify({ ...o, gatewayPublicKey })
  const file = join(import.meta.dirname, '_service-process.ts')
  const child = fork(file, [given], { execArgv: [] })
  const url = await urlOf(child)
  const signer = createIdentitySigner({ privateKey })
  return {
    async ask(by: Caller, query: string, variables: object = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [identityHeader]: await signer.sign(by, 'mentoring'),
        },
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors } = (await response.json()) as { data: never; errors?: object[] }
      if (errors) throw new Error(JSON.stringify(errors))
      return data
    },
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

async function urlOf(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The service ended with ${code}`)
  })
  const [url] = (await Promise.race([once(child, 'message'), ended])) as [string]
  return url
}
