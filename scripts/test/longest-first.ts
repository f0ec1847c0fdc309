import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By far the longest. If one of these began last, the other processes would stand idle until it is done. */
export const longest = [
  'scripts/e2e/journeys/pages.test.ts',
  'scripts/e2e/journeys/failures.test.ts',
  'scripts/e2e/journeys/facts.test.ts',
  'scripts/e2e/journeys/review.test.ts',
  'gateway/test/access/access.test.ts',
  'gateway/test/fuzz.test.ts',
  'services/catalog/test/sync.test.ts',
  'web/src/pages/matching/matching-page.test.tsx',
]

/** Says which files to begin with, for a clone that has no record of vitest's own about how long each takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's own, of no array
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({ moduleId, project }: TestSpecification): number {
  const isLong = longest.some((name) => moduleId.endsWith(name))
  return project.config.sequence.groupOrder * 2 + (isLong ? 0 : 1)
}
