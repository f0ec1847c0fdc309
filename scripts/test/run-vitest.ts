/** Runs projects of vitest.config.ts and counts what they report. */
import { join } from 'node:path'
import { runOnce } from '../dev/run-once.ts'
import type { Outcome } from './stage.ts'
import { ofVitest } from './tally.ts'
import { fileTimes } from './times.ts'

export async function runVitest(
  folder: string,
  projects: string[],
  o: { env?: NodeJS.ProcessEnv; filters?: string[] } = {},
): Promise<Outcome> {
  const report = join(folder, `${projects[0]?.replaceAll(/\W/g, '')}-${Date.now()}.json`)
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--passWithNoTests',
    ...(o.filters ?? []),
  ]
  const env = { ...process.env, ...o.env, NO_COLOR: '1', FORCE_COLOR: undefined }
  const { code, output } = await runOnce('vitest', args, { env })
  return { ...ofVitest(report, code), output, files: fileTimes(report) }
}
