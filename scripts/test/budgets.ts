/**
 * Seconds that each stage may take on a quiet machine of two cores, from a clone without caches. The
 * sum is what a run may take; a stage that passes its budget by half fails (scripts/test/times.ts).
 */
export const budgets: { readonly [stage: string]: number } = {
  format: 45,
  lint: 10,
  types: 40,
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
  'compose-file': 5,
  'web-build': 30,
  unit: 60,
  integration: 200,
  faults: 330,
  journeys: 350,
  rest: 80,
  containers: 240,
}
