import type { Lifecycle } from '@landfall/kit/process/lifecycle'
import type { ServiceApp } from '@landfall/kit/service/server'
import type { IdentitySigner } from '@landfall/kit/identity/identity-token'
import type { DataSource } from './data-source.ts'
import { createHttpDataSource } from './http-data-source.ts'
import { type SubgraphClient, createSubgraphClient } from './subgraph-client.ts'
import { createLocalDataSource } from './local-data-source.ts'
import { type InternalCall, callInProcess, callOverHttp } from './internal-calls.ts'

type Connection = { name: string; dataSource: DataSource; call: InternalCall }

export type Subgraphs = {
  dataSources: ReadonlyMap<string, DataSource>
  callIdentity: InternalCall
}

/**
 * Connects each subgraph: in-process when its app is given, else by its URL.
 * @throws Error naming every subgraph that has neither
 */
export function connectSubgraphs(o: {
  names: readonly string[]
  urls: Readonly<Record<string, string | undefined>>
  apps: readonly ServiceApp[]
  signer: IdentitySigner
  lifecycle: Lifecycle
}): Subgraphs {
  const missing = o.names.filter((name) => !o.urls[name] && !appOf(o.apps, name))
  if (missing.length > 0) {
    const variables = missing.map(
      (name) => `${name.toUpperCase().replaceAll('-', '_')}_URL`,
    )
    throw new Error(
      `The gateway needs the addresses of its subgraphs: ${variables.join(', ')}`,
    )
  }
  const connections = o.names.map((name): Connection => {
    const app = appOf(o.apps, name)
    return app ? connectLocal(app, o.lifecycle) : connectRemote(name, o)
  })
  const identity = connections.find(({ name }) => name === 'identity')
  if (!identity) throw new Error('The platform has no identity service')
  return {
    dataSources: new Map(connections.map(({ name, dataSource }) => [name, dataSource])),
    callIdentity: identity.call,
  }
}

function appOf(apps: readonly ServiceApp[], name: string): ServiceApp | undefined {
  return apps.find((app) => app.name === name)
}

function connectLocal(app: ServiceApp, lifecycle: Lifecycle): Connection {
  lifecycle.addCheck(app.name, async () => {
    const { ready } = await app.lifecycle.check()
    if (!ready) throw new Error('not ready')
  })
  const dataSource = createLocalDataSource(app.subgraph)
  return { name: app.name, dataSource, call: callInProcess(app) }
}

function connectRemote(
  name: string,
  o: Pick<Parameters<typeof connectSubgraphs>[0], 'urls' | 'signer' | 'lifecycle'>,
): Connection {
  const client: SubgraphClient = createSubgraphClient(o.urls[name] ?? '')
  o.lifecycle.addCheck(name, () => client.checkReady())
  o.lifecycle.onStop(name, () => client.close())
  return {
    name,
    dataSource: createHttpDataSource({ name, client, signer: o.signer }),
    call: callOverHttp({ audience: name, client, signer: o.signer }),
  }
}
