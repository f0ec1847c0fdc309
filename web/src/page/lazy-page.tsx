import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { isMissingChunk, reloadForNewBuild } from '#lib/errors/missing-chunk.ts'

export type Screen = LazyExoticComponent<ComponentType> & {
  /** Loads the page's script ahead, so that rendering it hardly waits. */
  preload: () => Promise<ComponentType>
}

type PageModule<Name extends string> = Record<Name, ComponentType>

/** A page that needs no Apollo: landing, signing in, texts. Its script stays small. */
export function lazyPage<Name extends string>(
  load: () => Promise<PageModule<Name>>,
  name: Name,
): Screen {
  return screen(async () => (await load())[name])
}

/** A page that reads through Apollo, which loads in parallel with the page. */
export function lazyApolloPage<Name extends string>(
  load: () => Promise<PageModule<Name>>,
  name: Name,
): Screen {
  return screen(async () => {
    const [module, { DataProvider }] = await Promise.all([
      load(),
      import('#lib/apollo/data-provider.tsx'),
    ])
    const Page: ComponentType = module[name]
    return () => (
      <DataProvider>
        <Page />
      </DataProvider>
    )
  })
}

/** A page that another file's table names. */
export function laterScreen(find: () => Promise<Screen>): Screen {
  return screen(async () => (await find()).preload())
}

function screen(load: () => Promise<ComponentType>): Screen {
  let page: Promise<ComponentType> | null = null
  const preload = () => (page ??= load().catch(orReload))
  return Object.assign(
    lazy(async () => ({ default: await preload() })),
    { preload },
  )
}

/** After a deploy, the pages of an older build are gone: loads the newest build, which has this page. */
function orReload(error: unknown): Promise<never> {
  if (isMissingChunk(error) && reloadForNewBuild()) return new Promise<never>(() => {})
  throw error
}
