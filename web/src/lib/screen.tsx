import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

export type Screen = LazyExoticComponent<ComponentType> & {
  /** Loads the page's script, so that rendering it hardly waits. */
  preload: () => Promise<void>
}

type PageModule<Name extends string> = Record<Name, ComponentType>

/** A page that needs no Apollo: landing, signing in, texts. Its script stays small. */
export function plainScreen<Name extends string>(
  load: () => Promise<PageModule<Name>>,
  name: Name,
): Screen {
  return screen(async () => (await load())[name])
}

/** A page that reads through Apollo, which loads beside the page and not before it. */
export function dataScreen<Name extends string>(
  load: () => Promise<PageModule<Name>>,
  name: Name,
): Screen {
  return screen(async () => {
    const [module, { DataProvider }] = await Promise.all([
      load(),
      import('./data-provider.tsx'),
    ])
    const Page: ComponentType = module[name]
    return () => (
      <DataProvider>
        <Page />
      </DataProvider>
    )
  })
}

function screen(load: () => Promise<ComponentType>): Screen {
  let page: Promise<ComponentType> | null = null
  const read = () => (page ??= load())
  const preload = async () => {
    await read()
  }
  return Object.assign(
    lazy(async () => ({ default: await read() })),
    { preload },
  )
}
