import type { Lifecycle } from '@landfall/kit/lifecycle'
import type { ServiceApp } from '@landfall/kit/service-server'
import type { IdentitySigner } from '@landfall/kit/signed-identity'
import type { DataSource } from './graphql/graph.ts'
import { createHttpDataSource } from './graphql/http-data-source.ts'
import { type InternalClient, createInternalClient } from './graphql/internal-client.ts'
import { createLocalDataSource } from './graphql/local-data-source.ts'
import { type InternalCall, callInProcess, callOverHttp } from './session/internal-calls.ts'

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
  const client: InternalClient = createInternalClient(o.urls[name] ?? '')
  o.lifecycle.addCheck(name, () => client.checkReady())
  o.lifecycle.onStop(name, () => client.close())
  return {
    name,
    dataSource: createHttpDataSource({ name, client, signer: o.signer }),
    call: callOverHttp({ audience: name, client, signer: o.signer }),
  }
}
