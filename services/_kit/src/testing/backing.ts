import { backingFromEnv, type TestBacking } from './config.ts'

/** The real backing services of this test run; throws when `npm test` has not set them. */
export function testBacking(): TestBacking {
  return backingFromEnv()
}
