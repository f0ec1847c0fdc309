import type { Plugin } from 'vite'

/** Lets the browser fetch the text font together with the style sheet instead of after it. */
export function preloadFont(): Plugin {
  return {
    name: 'landfall:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) =>
          name.includes('3-latin-wght-normal'),
        )
        if (!font) throw new Error('The build holds no latin text font to preload')
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${font}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}
