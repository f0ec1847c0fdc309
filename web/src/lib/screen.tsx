import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

export type Screen = LazyExoticComponent<ComponentType>

type PageModule<Name extends string> = Record<Name, ComponentType>

/** A page that needs no Apollo: landing, signing in, texts. Its script stays small. */
export function plainScreen<Name extends string>(
  load: () => Promise<PageModule<Name>>,
  name: Name,
): Screen {
  return lazy(async () => ({ default: (await load())[name] }))
}

/** A page that reads through Apollo, which loads beside the page and not before it. */
export function dataScreen<Name extends string>(
  load: () => Promise<PageModule<Name>>,
  name: Name,
): Screen {
  return lazy(async () => {
    const [module, { DataProvider }] = await Promise.all([
      load(),
      import('./data-provider.tsx'),
    ])
    const Page: ComponentType = module[name]
    return {
      default: () => (
        <DataProvider>
          <Page />
        </DataProvider>
      ),
    }
  })
}
