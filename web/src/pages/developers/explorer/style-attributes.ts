/**
 * Monaco writes its lines as HTML with style attributes, which our content security policy refuses, though it allows
 * styles that a script sets on an element. So the attributes get another name, and their styles are set as soon as
 * they are in the page.
 */
const NAME = 'data-line-style'

/** Renames the style attributes in Monaco's HTML, in which texts are escaped, so that each `<` begins a tag. */
export function withoutStyleAttributes(html: string): string {
  return html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\sstyle="/g, ` ${NAME}="`))
}

/**
 * Sets the styles of lines inside `root` before the browser paints.
 * @returns a function that ends it
 */
export function setLineStyles(root: Element): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement) setStyles(node)
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function setStyles(root: HTMLElement): void {
  for (const element of [root, ...root.querySelectorAll<HTMLElement>(`[${NAME}]`)]) {
    const text = element.getAttribute(NAME)
    if (text === null) continue
    element.style.cssText += text
    // Monaco also moves existing lines: a style that it set since must stay.
    element.removeAttribute(NAME)
  }
}
