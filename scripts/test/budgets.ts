/**
 * Seconds that each stage may take on a quiet machine of two cores, from a clone without caches and
 * beside the stages that run at the same time. One that passes its budget by half fails (scripts/test/times.ts).
 */
export const budgets: { readonly [stage: string]: number } = {
  format: 5,
  lint: 10,
  types: 25,
  'types-web': 15,
  'types-web-node': 15,
  'types-e2e': 15,
  imports: 15,
  folders: 15,
  unused: 20,
  declared: 5,
  composition: 10,
  schema: 10,
  codegen: 20,
  'deploy-files': 5,
  'web-build': 30,
  unit: 150,
  web: 260,
  integration: 420,
  faults: 170,
  journeys: 400,
  pictures: 60,
  rest: 120,
  'two-of-each': 90,
  containers: 240,
}
