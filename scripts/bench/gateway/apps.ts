import type { ServiceApp } from '@landfall/kit/service/server'
import { SUBGRAPHS } from '../../../gateway/src/config.ts'
import { fakeApp } from '../../../gateway/test/_fake-subgraphs.ts'

/** A page of 20 scholarships, to which a second subgraph adds whether each is saved. */
export const BENCH_QUERY = `query Bench { scholarships(first: 20) { totalCount edges { cursor node {
  id slug title provider amountLabel amount { amount currency } degreeLevel fieldOfStudy
  eligibleCountries deadline { precision date label } provenance { source year }
  saved { id applicationStatus notes } } } } }`

export function benchApps(): ServiceApp[] {
  const edges = Array.from({ length: 20 }, (_, index) => ({
    node: { id: `scholarship-${index}` },
    cursor: `${index}`,
  }))
  const answers = { 'Query.scholarships': () => ({ edges, totalCount: 20 }) }
  return SUBGRAPHS.map((name) => fakeApp(name, answers))
}
