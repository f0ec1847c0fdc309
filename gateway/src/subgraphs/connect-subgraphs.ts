import { err } from '@landfall/kit/core/result'
import type { Metrics } from '@landfall/kit/observability/metrics'
import type { Lifecycle } from '@landfall/kit/process/lifecycle'
import type { ServiceApp } from '@landfall/kit/service/server'
import type { IdentitySigner } from '@landfall/kit/identity/identity-token'
import type { DataSource } from './data-source.ts'
import { createHttpDataSource } from './http-data-source.ts'
import { type SubgraphClient, createSubgraphClient } from './subgraph-client.ts'
import { createSubgraphObserver } from './observe-subgraph.ts'
import { createLocalDataSource } from './local-data-source.ts'
import { type InternalCall, callInProcess, callOverHttp } from './internal-calls.ts'
import { type FileCall, fileCallInProcess, fileCallOverHttp } from './file-calls.ts'
import { subgraphUnavailable } from './service-unavailable.ts'

type Connection = {
  name: string
  dataSource: DataSource
  call: InternalCall
  callFile: FileCall
}

export type Subgraphs = {
  dataSources: ReadonlyMap<string, DataSource>
  callIdentity: InternalCall
  /** By the service's name. */
  files: ReadonlyMap<string, FileCall>
  /** Subgraphs without a known address. */
  missing: readonly string[]
}

/**
 * Connects each subgraph: in-process if its app is given, otherwise by its URL. One that has neither,
 * such as a new one during a rollout, answers that it is down.
 */
export function connectSubgraphs(o: {
  names: readonly string[]
  urls: Readonly<Record<string, string | undefined>>
  apps: readonly ServiceApp[]
  signer: IdentitySigner
  lifecycle: Lifecycle
  metrics: Metrics
}): Subgraphs {
  const observe = createSubgraphObserver(o.metrics)
  const missing: string[] = []
  const connections = o.names.map((name): Connection => {
    const app = o.apps.find((one) => one.name === name)
    if (app) return connectLocal(app, o.lifecycle)
    const url = o.urls[name]
    if (url) return connectRemote(name, observe(name, createSubgraphClient(url)), o)
    missing.push(name)
    return connectNothing(name, o.lifecycle)
  })
  const identity = connections.find(({ name }) => name === 'identity')
  if (!identity) throw new Error('The platform has no identity service')
  return {
    dataSources: new Map(connections.map(({ name, dataSource }) => [name, dataSource])),
    callIdentity: identity.call,
    files: new Map(connections.map(({ name, callFile }) => [name, callFile])),
    missing,
  }
}

function connectLocal(app: ServiceApp, lifecycle: Lifecycle): Connection {
  lifecycle.addCheck(app.name, async () => {
    const { ready } = await app.lifecycle.check()
    if (!ready) throw new Error('not ready')
  })
  const dataSource = createLocalDataSource(app.subgraph)
  const callFile = fileCallInProcess(app)
  return { name: app.name, dataSource, call: callInProcess(app), callFile }
}

function connectRemote(
  name: string,
  client: SubgraphClient,
  o: { signer: IdentitySigner; lifecycle: Lifecycle },
): Connection {
  o.lifecycle.addCheck(name, () => client.checkReady())
  o.lifecycle.onStop(name, () => client.close())
  return {
    name,
    dataSource: createHttpDataSource({ name, client, signer: o.signer }),
    call: callOverHttp({ audience: name, client, signer: o.signer }),
    callFile: fileCallOverHttp({ audience: name, client, signer: o.signer }),
  }
}

function connectNothing(name: string, lifecycle: Lifecycle): Connection {
  const absent = () => new Error(`The address of ${name} is not known`)
  lifecycle.addCheck(name, () => Promise.reject(absent()))
  return {
    name,
    dataSource: { process: () => Promise.reject(subgraphUnavailable(absent())) },
    call: async () => err(absent()),
    callFile: async () => err(absent()),
  }
}
