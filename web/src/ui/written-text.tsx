import { LazyPart, lazyPart } from './lazy-part.tsx'

const Markdown = lazyPart(async () => (await import('./markdown.tsx')).Markdown)

/**
 * A text with its markup; shown as plain words until the script that reads the markup is there, or if it fails to
 * load.
 */
export function WrittenText({ children }: { children: string }) {
  const plain = <p className="max-w-prose break-words whitespace-pre-line">{children}</p>
  return (
    <LazyPart fallback={plain} failed={plain}>
      <Markdown>{children}</Markdown>
    </LazyPart>
  )
}
