/** A small repository with one import in it, laid out as ours is, for the tests of the rules. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { root } from '../../dev/paths.ts'

export type Planted = {
  /** From the repository's folder. */
  readonly file: string
  readonly text: string
}

const PACKAGES = {
  calendar: 'services/_calendar',
  kit: 'services/_kit',
  matching: 'services/_matching',
  catalog: 'services/catalog',
  'proto-events': 'proto-events',
  web: 'web',
}

/** @returns the names of the rules that the files break, each once */
export async function brokenRules(
  files: readonly Planted[],
  config: { forbidden: unknown[]; options: object },
): Promise<string[]> {
  const folder = plantTree(files)
  const { output } = await cruise(
    ['.'],
    {
      ...config.options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: config.forbidden } as IFlattenedRuleSet,
    },
    { extensions: ['.ts', '.tsx'], conditionNames: ['import'], exportsFields: ['exports'] },
  )
  const { violations } = (output as ICruiseResult).summary
  return [...new Set(violations.map(({ rule }) => rule.name))]
}

function plantTree(files: readonly Planted[]): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'node_modules/@landfall'), { recursive: true })
  for (const [name, path] of Object.entries(PACKAGES)) {
    // The real exports and aliases, so that the tests notice when those change.
    write(`${path}/package.json`, readFileSync(join(root, path, 'package.json'), 'utf8'))
    symlinkSync(join(folder, path), join(folder, 'node_modules/@landfall', name))
  }
  for (const { file, text } of files) {
    for (const [, specifier = ''] of text.matchAll(/'([^']+)'/g)) {
      if (!specifier.startsWith('node:')) write(targetOf(file, specifier), 'export {}\n')
    }
  }
  for (const { file, text } of files) write(file, text)
  return folder
}

/** The file that an import leads to. */
function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier)
  if (specifier === '#gql') return 'web/src/gql/index.ts'
  if (specifier === '#paths') return 'web/src/paths.ts'
  if (specifier === '#workspace-paths') return 'web/src/workspace-paths.ts'
  if (specifier.startsWith('#')) return `web/src/${specifier.slice(1)}`
  const [, name, path] = /^@landfall\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  const own = Object.entries(PACKAGES).find(([key]) => key === name)
  return own ? `${own[1]}/src/${path}.ts` : `node_modules/${specifier}/index.js`
}
