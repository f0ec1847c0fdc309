/** Who may reach which process on Kubernetes. */

export type Component = 'server' | 'worker' | 'gateway'

/** Whoever reads /metrics lives in this namespace. */
const MONITORING = { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } }

/**
 * Services hear only the gateway; monitoring reads the figures.
 * @param ports by their names in the pods
 */
export function networkPolicies(ports: { http: string; operations: string }): object[] {
  const monitoring = { namespaceSelector: MONITORING }
  const gateways = { podSelector: { matchLabels: labelOf('gateway') } }
  return [
    networkPolicy('server', [
      { from: [gateways, monitoring], ports: [{ port: ports.http }] },
    ]),
    networkPolicy('worker', [{ from: [monitoring], ports: [{ port: ports.http }] }]),
    networkPolicy('gateway', [
      { ports: [{ port: ports.http }] },
      { from: [monitoring], ports: [{ port: ports.operations }] },
    ]),
  ]
}

function networkPolicy(component: Component, ingress: readonly object[]): object {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: `${component}s` },
    spec: {
      podSelector: { matchLabels: labelOf(component) },
      policyTypes: ['Ingress'],
      ingress,
    },
  }
}

function labelOf(component: Component) {
  return { 'app.kubernetes.io/component': component }
}
