import { LazyPart, lazyPart } from './lazy-part.tsx'

const Markdown = lazyPart(async () => (await import('./markdown.tsx')).Markdown)

const BLANK_LINES = /\n(?:[ \t]*\n)+/
const MARK_OF_LINES = /^\s*(?:[-+*>]|\d+[.)])\s/

/**
 * A text with its markup; shown as plain words until the script that reads the markup is there, or if it fails to
 * load.
 */
export function WrittenText({ children }: { children: string }) {
  const plain = <PlainText>{children}</PlainText>
  return (
    <LazyPart fallback={plain} failed={plain}>
      <Markdown>{children}</Markdown>
    </LazyPart>
  )
}

/** As tall as with its markup, or nearly, so that what is below hardly moves: only lists and quotes keep their lines. */
function PlainText({ children }: { children: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-3 break-words">
      {children
        .trim()
        .split(BLANK_LINES)
        .map((block, index) => (
          <p
            key={index}
            className={MARK_OF_LINES.test(block) ? 'whitespace-pre-line' : undefined}
          >
            {block}
          </p>
        ))}
    </div>
  )
}
