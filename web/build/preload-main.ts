import type { Plugin } from 'vite'

/** Lets the browser fetch the site's scripts beside the first one, which imports them after the first paint. */
export function preloadMain(): Plugin {
  return {
    name: 'landfall:preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
        const main = chunks.find(
          (chunk) =>
            'facadeModuleId' in chunk && chunk.facadeModuleId?.endsWith('/src/main.tsx'),
        )
        if (!main || !('imports' in main))
          throw new Error('The build holds no src/main.tsx')
        const files = new Set([main.fileName])
        for (const file of files) {
          const chunk = bundle[file]
          if (chunk && 'imports' in chunk) for (const one of chunk.imports) files.add(one)
        }
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}
